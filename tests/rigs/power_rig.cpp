#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

#include "core/store/battle_file.h"
#include "tests/core/document/probe.h"
#include "tests/core/store/faulty_disk.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/disk_model.h"
#include "tests/rigs/rig.h"
#include "tests/rigs/walk.h"

// All writes and syncs of a series of edits are recorded. From the record, possible disk states after a failure at any
// moment are made. Every acknowledged edit must be there, complete; the next edit must be there completely or not at
// all.
namespace redoubt::rigs {
namespace {

using testing::DiskEvent;
using Kind = DiskEvent::Kind;

constexpr int kSteps = 40;

/// What a series of edits did to the disk.
struct Record {
  std::string before;
  std::vector<DiskEvent> events;
  std::vector<std::size_t> acknowledged;  ///< the number of events after each step
  std::vector<model::Battle> states;      ///< before the first step, and after each step
};

enum class Syncing { On, Off };

Record recorded(const Folder& folder, Syncing syncing, bool spills) {
  Record record;
  const fs::path path = folder.in("walk.battle");
  const model::Battle start = walkingGround();
  store::writeNewFile(path, start);
  record.before = testing::readBytes(path);
  Expected expected(start);
  record.states.push_back(start);
  testing::FaultyDisk disk;
  {
    const auto document = document::Document::open(path);
    if (spills) document::DocumentProbe::runPragma(*document, "PRAGMA cache_size=4");
    if (syncing == Syncing::Off) document::withoutSyncing(*document);
    for (std::int64_t n = 0; n < kSteps; ++n) {
      takeStep(*document, n);
      expected.takeStep(n);
      record.acknowledged.push_back(disk.events().size());
      record.states.push_back(expected.battle());
    }
  }
  record.events = disk.events();
  return record;
}

/// The disk after a failure.
struct Found {
  std::optional<std::string> file;
  std::optional<std::string> journal;
};

Found afterFailure(const Record& record, std::size_t moment, Loss loss, Random& random) {
  DiskFile file(record.before);
  std::optional<DiskFile> journal;
  std::optional<DiskFile> removed;  // its name may still exist
  for (std::size_t i = 0; i < moment; ++i) {
    const DiskEvent& event = record.events[i];
    if (event.file.ends_with(".battle")) {
      file.happens(event);
    } else if (!event.file.ends_with("-journal")) {
      continue;
    } else if (event.kind == Kind::Create) {
      journal = DiskFile();
      removed.reset();
    } else if (event.kind == Kind::Delete) {
      removed = std::exchange(journal, std::nullopt);
    } else if (event.kind == Kind::FolderSync) {
      removed.reset();
    } else if (journal) {
      journal->happens(event);
    }
  }
  if (removed && below(random, 2) == 0) journal = removed;
  return {file.afterFailure(loss, random), journal ? journal->afterFailure(loss, random) : std::nullopt};
}

struct Outcome {
  int states = 0;
  int hotJournals = 0;
  int wrong = 0;    ///< opened with other content
  int refused = 0;  ///< not opened
  std::string fault;
};

class PowerRig {
 public:
  explicit PowerRig(const Options& options) : options_(options), random_(options.seed) {}

  Outcome run(Loss loss, Syncing syncing) {
    Outcome outcome;
    for (const bool spills : {false, true}) {
      const Record record = recorded(folder_, syncing, spills);
      for (int i = 0; i < (options_.count + 1) / 2; ++i) tryOnce(record, loss, outcome);
    }
    return outcome;
  }

 private:
  void tryOnce(const Record& record, Loss loss, Outcome& outcome) {
    const std::size_t moment = below(random_, record.events.size() + 1);
    const Found found = afterFailure(record, moment, loss, random_);
    const fs::path path = folder_.in("found.battle");
    const fs::path journal = path.string() + "-journal";
    fs::remove(journal);
    testing::writeBytes(path, found.file.value_or(""));
    if (found.journal) testing::writeBytes(journal, *found.journal);
    ++outcome.states;
    if (found.journal && found.journal->starts_with("\xd9")) ++outcome.hotJournals;
    std::size_t done = 0;
    while (done < record.acknowledged.size() && record.acknowledged[done] <= moment) ++done;
    try {
      const model::Battle looked = store::readBattle(path).battle;
      const bool isOpenedAlike = document::Document::open(path)->battle() == looked;
      const bool isRight =
          looked == record.states[done] || (done + 1 < record.states.size() && looked == record.states[done + 1]);
      if (isRight && isOpenedAlike) return;
      ++outcome.wrong;
      outcome.fault = "after event " + std::to_string(moment) + ", step " + std::to_string(done);
    } catch (const Error& error) {
      ++outcome.refused;
      outcome.fault = error.what();
    }
  }

  const Options& options_;
  Random random_;
  Folder folder_;
};

void report(const char* kind, const Outcome& outcome) {
  std::printf("%s: %d states, %d with a hot journal, %d wrong, %d refused%s%s\n", kind, outcome.states,
              outcome.hotJournals, outcome.wrong, outcome.refused,
              outcome.fault.empty() ? "" : "; the last: ", outcome.fault.c_str());
  std::fflush(stdout);
}

}  // namespace

bool runPower(const Options& options) {
  PowerRig rig(options);
  bool isWell = true;
  for (const auto& [kind, loss] :
       {std::pair("writes lost and reordered", Loss::Writes), std::pair("writes torn at 512 bytes", Loss::Sectors)}) {
    const Outcome outcome = rig.run(loss, Syncing::On);
    report(kind, outcome);
    isWell = isWell && outcome.wrong == 0 && outcome.refused == 0 && outcome.hotJournals * 10 >= outcome.states;
  }
  // A journal that grew without a sync may hold anything: refusing the file is not wrong, but opening it with other
  // content is.
  const Outcome garbage = rig.run(Loss::Garbage, Syncing::On);
  report("growth that holds garbage", garbage);
  const Outcome control = rig.run(Loss::Writes, Syncing::Off);
  report("without syncing, as a control", control);
  if (control.wrong + control.refused == 0) std::printf("the rig itself proves nothing\n");
  return isWell && garbage.wrong == 0 && control.wrong + control.refused > 0;
}

}  // namespace redoubt::rigs
