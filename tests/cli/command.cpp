#include "tests/cli/command.h"
#include "core/base/sanitized.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace redoubt::cli::test {
namespace {

namespace fs = std::filesystem;

void redirect(const fs::path& path, int to) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0 || ::dup2(file, to) < 0) ::_exit(126);
}

void limit(const Limits& limits) {
  const rlim_t bytes = limits.megabytes << 20;
  const rlimit memory{bytes, bytes};
  const rlimit time{limits.seconds, limits.seconds};
  const rlimit noCore{0, 0};
  if (bytes > 0 && !kIsSanitized) ::setrlimit(RLIMIT_DATA, &memory);
  if (limits.seconds > 0 && !kIsSanitized) ::setrlimit(RLIMIT_CPU, &time);
  ::setrlimit(RLIMIT_CORE, &noCore);
}

int runWith(const fs::path& out, const fs::path& err, const std::vector<std::string>& arguments,
            const Limits& limits = {}) {
  std::vector<std::string> texts{REDOUBT_CLI};
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  std::vector<char*> values;
  for (std::string& text : texts) values.push_back(text.data());
  values.push_back(nullptr);
  const pid_t child = ::fork();
  if (child == 0) {
    redirect("/dev/null", STDIN_FILENO);
    redirect(out, STDOUT_FILENO);
    redirect(err, STDERR_FILENO);
    limit(limits);
    ::execv(values[0], values.data());
    ::_exit(127);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

std::string readFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void writeFile(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

Result runWithin(const Limits& limits, const std::vector<std::string>& arguments) {
  const store::TemporaryFolder folder;
  const fs::path out = folder.path() / "out";
  const fs::path err = folder.path() / "err";
  Result result;
  result.code = runWith(out, err, arguments, limits);
  result.out = readFile(out);
  result.err = readFile(err);
  return result;
}

Result runInto(const fs::path& path, const std::vector<std::string>& arguments) {
  const store::TemporaryFolder folder;
  const fs::path err = folder.path() / "err";
  Result result;
  result.code = runWith(path, err, arguments);
  result.err = readFile(err);
  return result;
}

Result run(const std::vector<std::string>& arguments) {
  const store::TemporaryFolder folder;
  Result result = runInto(folder.path() / "out", arguments);
  result.out = readFile(folder.path() / "out");
  return result;
}

CliTest::CliTest() {
  writeFile(at("meadow.json"), meadowJson());
  const Result result = run({"import", at("meadow.json").string(), "-o", meadow()});
  EXPECT_EQ(result.code, 0) << result.err;
}

std::vector<std::string> CliTest::names() const {
  std::vector<std::string> found;
  for (const auto& entry : fs::directory_iterator(folder_.path())) found.push_back(entry.path().filename().string());
  std::sort(found.begin(), found.end());
  return found;
}

std::string meadowJson() {
  return R"json({
  "format": "redoubt-battle",
  "version": 1,
  "battle": [{"slug": "meadow", "title": "Łąka", "date": "1794-05-03", "place": "Nowhere", "system": "plain"}],
  "source": [{"slug": "book", "paragraph": [{"number": "13.0"}]}],
  "system": [
    {
      "slug": "plain", "title": "Plain",
      "rule": [
        {"path": "facing/kind", "value": "vertex"},
        {"path": "facing/none", "value": ["leader"]},
        {"path": "command/range", "value": 4},
        {"path": "terrain/clear/place", "value": "hex"},
        {"path": "terrain/woods/place", "value": "hex"},
        {"path": "turns/count", "value": 3},
        {"path": "arm/infantry/order", "value": 1},
        {"path": "arm/artillery/order", "value": 2},
        {"path": "unit-type/foot/arm", "value": "infantry"},
        {"path": "unit-type/gun/arm", "value": "artillery"}
      ]
    }
  ],
  "map": [{"columns": 8, "rows": 6}],
  "hex": [{"terrain": "clear", "hexes": "*"}, {"terrain": "woods", "level": 1, "hexes": "0303 0304"}],
  "zone": [{"slug": "edge", "kind": "entry", "hexes": "0106-0506"}, {"slug": "camp", "kind": "camp", "hexes": "0101 0201"}],
  "player": [{"slug": "p", "name": "Poles", "ordinal": 1}, {"slug": "r", "name": "Russians", "ordinal": 2}],
  "army": [
    {"slug": "pa", "player": "p", "name": "Polish army", "ordinal": 1},
    {"slug": "ra", "player": "r", "name": "Russian army", "ordinal": 2}
  ],
  "leader": [
    {"slug": "k", "army": "pa", "name": "gen. Kościuszko", "overall": true, "ordinal": 1},
    {"slug": "d", "army": "ra", "name": "F. Denisow", "overall": true, "ordinal": 1}
  ],
  "command": [
    {"slug": "k", "army": "pa", "name": "Kościuszko", "leader": "k", "ordinal": 1},
    {"slug": "reserve", "army": "pa", "name": "Reserve", "leader": "k", "ordinal": 2},
    {"slug": "d", "army": "ra", "name": "Denisow", "leader": "d", "ordinal": 1}
  ],
  "unit": [
    {"slug": "u1", "army": "pa", "name": "1/I \"Guard\", 2 pp", "type": "foot", "ordinal": 1,
     "unit_command": [{"command": "k"}, {"command": "reserve"}],
     "counter": [{"number": 1, "copies": 2, "face": [{"step": [{}]}, {"side": "back", "step": [{"ordinal": 2}]}]}, {"number": 2}]},
    {"slug": "u2", "army": "pa", "name": "2 art.", "type": "gun", "ordinal": 2, "counter": [{}]},
    {"slug": "u3", "army": "ra", "name": "1/Uglicki", "type": "foot", "ordinal": 1, "unit_command": [{"command": "d"}], "counter": [{}]},
    {"slug": "u4", "army": "ra", "name": "2/Uglicki", "type": "foot", "ordinal": 2, "unit_command": [{"command": "d"}]}
  ],
  "track": [{"slug": "turn", "space": [{"slug": "3", "ordinal": 3}]}],
  "scenario": [
    {
      "slug": "day", "title": "By day", "ordinal": 1,
      "setting": [{"path": "turn/first", "value": 1}, {"path": "turn/last", "value": 3}],
      "variant": [
        {"slug": "first", "title": "First", "ordinal": 1, "variant_block": [{"block": "poles"}, {"block": "russians"}]},
        {"slug": "second", "title": "Second", "ordinal": 2, "variant_block": [{"block": "poles-back"}, {"block": "russians"}]}
      ],
      "entry": [
        {"slug": "late", "army": "ra", "turn": 2, "zone": "edge"},
        {"slug": "called", "army": "ra", "trigger": "activation", "zone": "edge"}
      ],
      "pool": [
        {"army": "pa", "leader": "k", "last_turn": 3},
        {"army": "ra", "kind": "free-choice", "first_turn": 2, "last_turn": 3, "count": 2},
        {"army": "ra", "kind": "opens", "leader": "d"},
        {"army": "ra", "kind": "enters", "leader": "d", "first_turn": 2, "last_turn": 2, "entry": "late"}
      ]
    },
    {"slug": "night", "title": "By night", "ordinal": 2}
  ],
  "set_up_block": [
    {
      "slug": "poles", "army": "pa", "ordinal": 1,
      "placement": [
        {"ordinal": 2, "unit": "u1", "words": "1/I", "hex": "0403", "direction": "v2", "provenance": {"*": ["printed", "book 13.0"]}},
        {"ordinal": 1, "subject": "leader", "leader": "k", "words": "gen.", "rule": "with-own-units",
         "provenance": {"*": ["derived"]}},
        {"ordinal": 3, "unit": "u2", "words": "2 art.", "hex": "0403", "direction": "free", "stack": 2,
         "provenance": {"*": ["estimated"]}}
      ]
    },
    {"slug": "poles-back", "army": "pa", "parent": "poles", "ordinal": 2, "placement": [{"ordinal": 1, "unit": "u1", "hex": "0101"}]},
    {
      "slug": "russians", "army": "ra", "ordinal": 3,
      "placement": [
        {"ordinal": 1, "unit": "u3", "rule": "within", "distance": 2, "hex": "0605"},
        {"ordinal": 2, "unit": "u4", "rule": "enters", "entry": "late", "direction": "v0"},
        {"ordinal": 3, "subject": "leader", "leader": "d", "rule": "on-activation", "entry": "called"},
        {"ordinal": 4, "subject": "marker", "words": "fence", "rule": "zone", "zone": "camp"},
        {"ordinal": 5, "subject": "marker", "words": "turn", "rule": "space", "space": "3"},
        {"ordinal": 6, "subject": "group", "words": "two guns", "count": 2, "rule": "off-map"},
        {"ordinal": 7, "subject": "marker", "words": "edge", "hex": "0801", "direction": "v1"}
      ]
    }
  ]
}
)json";
}

}  // namespace redoubt::cli::test
