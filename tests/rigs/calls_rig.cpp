#include <cstdio>

#include "core/store/battle_file.h"
#include "tests/core/document/probe.h"
#include "tests/core/store/faulty_disk.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/rig.h"
#include "tests/rigs/walk.h"

// A disk call fails during an edit. The program must report the truth: a refused edit is not in the file, and an edit
// reported as done is in it.
namespace redoubt::rigs {
namespace {

using testing::FaultyDisk;
using Calls = FaultyDisk::Calls;
using Lasting = FaultyDisk::Lasting;

struct Outcome {
  int tries = 0;
  int met = 0;  ///< the fault happened during the edit
  int refused = 0;
  int wronglyRefused = 0;
  int wronglyDone = 0;
  int otherwise = 0;  ///< memory and file differ, or the file can't be read
  std::string fault;

  int wrong() const { return wronglyRefused + wronglyDone + otherwise; }
};

class CallsRig {
 public:
  explicit CallsRig(const Options& options) : options_(options), random_(options.seed) {
    store::writeNewFile(path_, walkingGround());
    pristine_ = testing::readBytes(path_);
  }

  Outcome run(Calls calls, Lasting lasting) {
    Outcome outcome;
    for (int i = 0; i < options_.count; ++i) tryOnce(calls, lasting, outcome);
    return outcome;
  }

 private:
  void tryOnce(Calls calls, Lasting lasting, Outcome& outcome) {
    testing::writeBytes(path_, pristine_);
    fs::remove(path_.string() + "-journal");
    const auto last = static_cast<std::int64_t>(1 + below(random_, 8));
    Expected expected(walkingGround());
    bool isRefused = false;
    bool isMet = false;
    std::optional<model::Battle> remembered;
    {
      FaultyDisk disk;
      const auto document = document::Document::open(path_);
      // With almost no cache, an edit has to read, and it writes to the file before it ends.
      if (calls == Calls::Reading || below(random_, 2) == 0) {
        document::DocumentProbe::runPragma(*document, "PRAGMA cache_size=2");
      }
      for (std::int64_t n = 0; n < last; ++n) {
        takeStep(*document, n);
        expected.takeStep(n);
      }
      const int most = calls == Calls::FolderSync ? 1 : last % 10 == 2 || last % 10 == 8 ? 150 : 40;
      disk.failAt(1 + static_cast<int>(below(random_, static_cast<std::size_t>(most))), lasting, calls);
      try {
        takeStep(*document, last);
      } catch (const Error&) {
        isRefused = true;
      }
      isMet = disk.hasFailed();
      disk.heal();
      remembered = document->battle();
    }
    judge(expected, last, isRefused, *remembered, outcome);
    ++outcome.tries;
    outcome.met += isMet ? 1 : 0;
    outcome.refused += isRefused ? 1 : 0;
  }

  void judge(Expected expected, std::int64_t last, bool isRefused, const model::Battle& remembered, Outcome& outcome) {
    const model::Battle before = expected.battle();
    expected.takeStep(last);
    const model::Battle& after = expected.battle();
    const std::string step = "step " + std::to_string(last);
    try {
      const model::Battle found = store::readBattle(path_).battle;
      if (found == (isRefused ? before : after)) {
        if (remembered == found) return;
        ++outcome.otherwise;
        outcome.fault = step + ": memory and file differ";
      } else if (isRefused && found == after) {
        ++outcome.wronglyRefused;
        outcome.fault = step + " was refused, and is in the file";
      } else if (!isRefused && found == before) {
        ++outcome.wronglyDone;
        outcome.fault = step + " was done, and is not in the file";
      } else {
        ++outcome.otherwise;
        outcome.fault = step + ": the content is that of no step";
      }
    } catch (const Error& error) {
      ++outcome.otherwise;
      outcome.fault = error.what();
    }
  }

  const Options& options_;
  Random random_;
  Folder folder_;
  fs::path path_ = folder_.in("a.battle");
  std::string pristine_;
};

}  // namespace

bool runCalls(const Options& options) {
  struct Kind {
    const char* name;
    Calls calls;
    Lasting lasting;
  };
  bool isWell = true;
  CallsRig rig(options);
  for (const Kind& kind : {Kind{"a write, sync, truncation or deletion, once", Calls::Changing, Lasting::Once},
                           Kind{"the same from then on", Calls::Changing, Lasting::FromThenOn},
                           Kind{"a read", Calls::Reading, Lasting::Once},
                           Kind{"the folder's sync after a commit, once", Calls::FolderSync, Lasting::Once},
                           Kind{"the same from then on", Calls::FolderSync, Lasting::FromThenOn}}) {
    const Outcome outcome = rig.run(kind.calls, kind.lasting);
    std::printf(
        "%s: %d edits, %d met the fault, %d refused; %d refused and yet in the file, %d done and not in it, "
        "%d otherwise wrong%s%s\n",
        kind.name, outcome.tries, outcome.met, outcome.refused, outcome.wronglyRefused, outcome.wronglyDone,
        outcome.otherwise, outcome.fault.empty() ? "" : "; the last: ", outcome.fault.c_str());
    std::fflush(stdout);
    isWell = isWell && outcome.wrong() == 0 && outcome.met > 0;
  }
  return isWell;
}

}  // namespace redoubt::rigs
