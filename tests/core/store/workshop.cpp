#include "tests/core/store/workshop.h"

#include <signal.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>

namespace redoubt::testing {

FileTest::FileTest() {
  std::string pattern = (fs::canonical(fs::temp_directory_path()) / "redoubt-test-XXXXXX").string();
  if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
  folder_ = fs::path(pattern) / "files";
  state_ = fs::path(pattern) / "state";
  fs::create_directory(folder_);
  fs::create_directory(state_);
  ::setenv("XDG_STATE_HOME", state_.c_str(), 1);
}

FileTest::~FileTest() {
  std::error_code ignored;
  fs::remove_all(folder_.parent_path(), ignored);
}

std::string readBytes(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("can't read " + path.string());
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return bytes.str();
}

void writeBytes(const fs::path& path, const std::string& bytes) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  if (!file.flush()) throw std::runtime_error("can't write " + path.string());
}

std::map<std::string, std::string> listing(const fs::path& folder) {
  std::map<std::string, std::string> found;
  for (const auto& entry : fs::directory_iterator(folder)) {
    struct stat status {};
    ::lstat(entry.path().c_str(), &status);
    std::string what = std::to_string(status.st_mode) + " " + std::to_string(status.st_ino) + " ";
    if (S_ISLNK(status.st_mode)) {
      what += fs::read_symlink(entry.path()).string();
    } else {
      what += std::to_string(status.st_mtim.tv_sec) + "." + std::to_string(status.st_mtim.tv_nsec) + " ";
    }
    if (S_ISREG(status.st_mode)) what += readBytes(entry.path());
    found[entry.path().filename().string()] = what;
  }
  return found;
}

namespace {

using Handle = std::unique_ptr<sqlite3, decltype(&sqlite3_close)>;

Handle openRaw(const fs::path& path) {
  sqlite3* db = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  Handle handle(db, sqlite3_close);
  if (code != SQLITE_OK) throw std::runtime_error("can't open " + path.string());
  sqlite3_busy_timeout(db, 5000);
  return handle;
}

}  // namespace

void runSql(const fs::path& path, const std::string& sql) {
  const Handle db = openRaw(path);
  char* message = nullptr;
  if (sqlite3_exec(db.get(), sql.c_str(), nullptr, nullptr, &message) != SQLITE_OK) {
    const std::string text = message ? message : "unknown";
    sqlite3_free(message);
    throw std::runtime_error("raw SQL failed: " + text + " in " + sql);
  }
}

std::string askSql(const fs::path& path, const std::string& sql) {
  const Handle db = openRaw(path);
  std::string answer;
  const auto first = [](void* into, int count, char** values, char**) {
    if (count > 0 && values[0]) *static_cast<std::string*>(into) = values[0];
    return 1;
  };
  sqlite3_exec(db.get(), sql.c_str(), first, &answer, nullptr);
  return answer;
}

std::string recordChanges(const fs::path& path, const std::string& sql) {
  const Handle db = openRaw(path);
  sqlite3_session* session = nullptr;
  sqlite3session_create(db.get(), "main", &session);
  sqlite3session_attach(session, nullptr);
  sqlite3_exec(db.get(), sql.c_str(), nullptr, nullptr, nullptr);
  int size = 0;
  void* bytes = nullptr;
  sqlite3session_changeset(session, &size, &bytes);
  const std::string changes(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
  sqlite3_free(bytes);
  sqlite3session_delete(session);
  return changes;
}

void applyChanges(const fs::path& path, const std::string& changeset, Way way) {
  const Handle db = openRaw(path);
  std::string bytes = changeset;
  if (way == Way::Back) {
    int size = 0;
    void* inverse = nullptr;
    ASSERT_EQ(sqlite3changeset_invert(static_cast<int>(bytes.size()), bytes.data(), &size, &inverse), SQLITE_OK);
    bytes.assign(static_cast<const char*>(inverse), static_cast<std::size_t>(size));
    sqlite3_free(inverse);
  }
  const auto abort = [](void*, int, sqlite3_changeset_iter*) { return SQLITE_CHANGESET_ABORT; };
  ASSERT_EQ(sqlite3changeset_apply(db.get(), static_cast<int>(bytes.size()), bytes.data(), nullptr, abort, nullptr),
            SQLITE_OK);
}

std::string inChild(const std::function<std::string()>& work) {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    std::string said;
    try {
      said = work();
    } catch (const std::exception& failure) {
      said = std::string("exception: ") + failure.what();
    }
    if (::write(ends[1], said.data(), said.size()) < 0) ::_exit(2);
    ::_exit(0);
  }
  ::close(ends[1]);
  std::string said;
  char buffer[4096];
  for (ssize_t got; (got = ::read(ends[0], buffer, sizeof buffer)) > 0;) said.append(buffer, static_cast<size_t>(got));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) said += " (the child ended badly)";
  return said;
}

OtherProgram::OtherProgram(const std::function<void()>& work) {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  child_ = ::fork();
  if (child_ == 0) {
    ::close(ends[0]);
    try {
      work();
    } catch (const std::exception& failure) {
      ::_exit(3);
    }
    if (::write(ends[1], "!", 1) != 1) ::_exit(2);
    for (;;) ::pause();
  }
  ::close(ends[1]);
  char ready = 0;
  const bool started = ::read(ends[0], &ready, 1) == 1;
  ::close(ends[0]);
  if (!started) throw std::runtime_error("the other program did not start");
}

OtherProgram::~OtherProgram() {
  ::kill(child_, SIGKILL);
  ::waitpid(child_, nullptr, 0);
}

std::string errorOf(const std::function<void()>& work) {
  try {
    work();
  } catch (const Error& error) {
    return std::string(toText(error.code())) + ": " + error.what();
  }
  return "no error";
}

void expectError(ErrorCode code, const std::string& part, const std::function<void()>& work) {
  try {
    work();
    ADD_FAILURE() << "no error, where " << toText(code) << " is due";
  } catch (const Error& error) {
    EXPECT_EQ(toText(error.code()), toText(code)) << error.what();
    EXPECT_NE(std::string(error.what()).find(part), std::string::npos)
        << "'" << error.what() << "' does not say '" << part << "'";
    EXPECT_TRUE(error.sentence().ends_with('.')) << error.sentence();
  }
}

}  // namespace redoubt::testing
