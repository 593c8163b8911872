#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdio>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "core/document/document.h"
#include "core/store/battle_file.h"
#include "core/store/rewrite.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/disk_model.h"
#include "tests/rigs/walk.h"

// Battles are written to new files, copied and saved under another name, and the power fails at any moment. Afterwards
// the name must hold either its old content or the complete new battle; and the new one, once the operation has
// reported success.
namespace redoubt::rigs {
namespace {

using testing::DiskEvent;
using Kind = DiskEvent::Kind;

/// A direct system call of the program, not made by SQLite.
struct Call {
  enum class Kind { FileSync, FolderSync, Rename };
  Kind kind;
  std::string file;
  std::string to;         ///< of Rename
  std::size_t after = 0;  ///< the number of disk events before the call
};

/// During its lifetime, records SQLite's writes and the program's own syncs and renames.
class Recorder {
 public:
  Recorder() { living() = this; }
  ~Recorder() { living() = nullptr; }
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;

  static Recorder*& living() {
    static Recorder* recorder = nullptr;
    return recorder;
  }
  void note(Call call) {
    call.after = disk_.events().size();
    calls_.push_back(std::move(call));
  }
  std::vector<DiskEvent> events() const { return disk_.events(); }
  const std::vector<Call>& calls() const { return calls_; }

 private:
  testing::FaultyDisk disk_;
  std::vector<Call> calls_;
};

std::string nameOf(int file) {
  std::error_code ignored;
  return fs::read_symlink("/proc/self/fd/" + std::to_string(file), ignored).string();
}

}  // namespace

}  // namespace redoubt::rigs

using redoubt::rigs::Call;
using redoubt::rigs::Recorder;

// Replaces the system function. What is recorded doesn't need to be durable.
extern "C" int fsync(int file) {
  Recorder* recorder = Recorder::living();
  if (!recorder) return static_cast<int>(::syscall(SYS_fsync, file));
  struct stat status {};
  const bool isFolder = ::fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
  recorder->note({isFolder ? Call::Kind::FolderSync : Call::Kind::FileSync, redoubt::rigs::nameOf(file), {}});
  return 0;
}
extern "C" int rename(const char* from, const char* to) noexcept {
  const int answer = ::renameat(AT_FDCWD, from, AT_FDCWD, to);
  if (answer == 0 && Recorder::living()) Recorder::living()->note({Call::Kind::Rename, from, to});
  return answer;
}

namespace redoubt::rigs {
namespace {

/// An operation that puts a battle under a name.
struct Undertaking {
  const char* name;
  bool replaces;  ///< another battle is there already
  std::function<void(const fs::path& source, const fs::path& target)> act;
};

std::vector<Undertaking> undertakings() {
  const auto writeNew = [](const fs::path& source, const fs::path& target) {
    store::writeNewFile(target, store::readBattle(source).battle);
  };
  return {{"new file", false, writeNew},
          {"new file in the place of another", true, writeNew},
          {"copy", false, [](const fs::path& source, const fs::path& target) { store::copyFile(source, target); }},
          {"save as", false,
           [](const fs::path& source, const fs::path& target) { document::Document::open(source)->saveAs(target); }}};
}

struct Record {
  std::optional<std::string> before;  ///< the old content under the name
  std::vector<DiskEvent> events;
  std::vector<Call> calls;
  std::string target;

  std::size_t moments() const { return events.size() + calls.size(); }
};

Record recorded(const Undertaking& undertaking, const fs::path& source, const fs::path& target) {
  Record record;
  record.target = target.string();
  fs::remove(target);
  if (undertaking.replaces) {
    store::writeNewFile(target, walkingGround());
    record.before = testing::readBytes(target);
  }
  const Recorder recorder;
  undertaking.act(source, target);
  record.events = recorder.events();
  record.calls = recorder.calls();
  return record;
}

enum class Syncing { On, Off };

/// The names and files of a folder while the power is on.
class DiskFolder {
 public:
  explicit DiskFolder(const Record& record) : target_(record.target) {
    if (record.before) files_.emplace(target_, *record.before);
  }

  void happens(const DiskEvent& event) {
    if (event.kind == Kind::Create) {
      files_.insert_or_assign(event.file, DiskFile());
    } else if (event.kind == Kind::Delete) {
      files_.erase(event.file);
    } else if (event.kind != Kind::FolderSync) {
      files_[event.file].happens(event);
    }
  }

  void happens(const Call& call, Syncing syncing) {
    static const DiskEvent kSync{Kind::Sync, {}, 0, {}};
    if (call.kind == Call::Kind::Rename) {
      former_ = std::pair(call.to, taken(call.to));
      if (auto file = taken(call.file)) files_.insert_or_assign(call.to, *std::move(file));
    } else if (syncing == Syncing::Off) {
      return;
    } else if (call.kind == Call::Kind::FolderSync) {
      former_.reset();
    } else if (files_.contains(call.file)) {
      files_[call.file].happens(kSync);
    }
  }

  std::optional<std::string> afterFailure(Loss loss, Random& random) const {
    if (former_ && former_->first == target_ && below(random, 2) == 0) {
      return former_->second ? former_->second->afterFailure(loss, random) : std::nullopt;
    }
    const auto file = files_.find(target_);
    return file == files_.end() ? std::nullopt : file->second.afterFailure(loss, random);
  }

 private:
  std::optional<DiskFile> taken(const std::string& name) {
    auto node = files_.extract(name);
    return node ? std::optional(std::move(node.mapped())) : std::nullopt;
  }

  std::string target_;
  std::map<std::string, DiskFile> files_;
  // The former file of a name, until the rename is durable.
  std::optional<std::pair<std::string, std::optional<DiskFile>>> former_;
};

struct Outcome {
  int states = 0;
  int fresh = 0;  ///< states with the new battle
  int wrong = 0;
  std::string fault;
};

class CopiesRig {
 public:
  explicit CopiesRig(const Options& options)
      : options_(options), random_(options.seed), source_(folder_.in("source.battle")) {
    fs::copy_file(options.battle, source_);
    fs::permissions(source_, fs::perms::owner_read | fs::perms::owner_write);
    battle_ = store::readBattle(source_).battle;
  }

  Outcome run(const Undertaking& undertaking, Syncing syncing) {
    const Record record = recorded(undertaking, source_, folder_.in("target.battle"));
    Outcome outcome;
    for (int i = 0; i < (options_.count + 3) / 4; ++i) {
      tryOnce(record, syncing, i % 2 == 0 ? Loss::Writes : Loss::Sectors, outcome);
    }
    return outcome;
  }

 private:
  // Every second state is from the last moments, where the outcome is decided.
  std::size_t moment(const Record& record) {
    constexpr std::size_t kLast = 4;
    const std::size_t all = record.moments();
    return below(random_, 2) == 0 ? all - below(random_, std::min(kLast, all) + 1) : below(random_, all + 1);
  }

  void tryOnce(const Record& record, Syncing syncing, Loss loss, Outcome& outcome) {
    const std::size_t until = moment(record);
    DiskFolder disk(record);
    std::size_t call = 0;
    for (std::size_t i = 0, happened = 0; happened < until; ++happened) {
      if (call < record.calls.size() && record.calls[call].after <= i) {
        disk.happens(record.calls[call++], syncing);
      } else {
        disk.happens(record.events[i++]);
      }
    }
    ++outcome.states;
    const std::optional<std::string> fault =
        faultOf(disk.afterFailure(loss, random_), record, until == record.moments(), outcome);
    if (!fault) return;
    ++outcome.wrong;
    outcome.fault = "after event " + std::to_string(until) + ": " + *fault;
  }

  std::optional<std::string> faultOf(const std::optional<std::string>& found, const Record& record, bool isTold,
                                     Outcome& outcome) {
    if (found == record.before) return isTold ? std::optional<std::string>("it is not there") : std::nullopt;
    if (!found) return "what lay there is gone";
    const fs::path path = folder_.in("found.battle");
    testing::writeBytes(path, *found);
    try {
      if (store::readBattle(path).battle != battle_) return "it holds something else";
    } catch (const Error& error) {
      return error.what();
    }
    ++outcome.fresh;
    return std::nullopt;
  }

  const Options& options_;
  Random random_;
  Folder folder_;
  fs::path source_;
  model::Battle battle_;
};

}  // namespace

bool runCopies(const Options& options) {
  CopiesRig rig(options);
  bool isWell = true;
  int faultsOfControl = 0;
  for (const Undertaking& each : undertakings()) {
    const Outcome outcome = rig.run(each, Syncing::On);
    std::printf("%s: %d states, %d with the new battle, %d wrong%s%s\n", each.name, outcome.states, outcome.fresh,
                outcome.wrong, outcome.fault.empty() ? "" : "; the last: ", outcome.fault.c_str());
    isWell = isWell && outcome.wrong == 0 && outcome.fresh > 0;
    faultsOfControl += rig.run(each, Syncing::Off).wrong;
  }
  std::printf("without syncing, as a control: %d wrong\n", faultsOfControl);
  if (faultsOfControl == 0) std::printf("the rig itself proves nothing\n");
  return isWell && faultsOfControl > 0;
}

}  // namespace redoubt::rigs
