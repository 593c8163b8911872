#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

#include "tests/core/document/probe.h"
#include "tests/core/store/workshop.h"
#include "tests/rigs/rig.h"
#include "tests/rigs/walk.h"

// A child process edits as fast as it can and acknowledges every step. It is killed at a random moment, and the file
// that it left is opened. No acknowledged step may be missing, and at most the unfinished one may have been added.
namespace redoubt::rigs {
namespace {

enum class Journal { On, Off };
using Clock = std::chrono::steady_clock;

struct Outcome {
  int kills = 0;
  int hotJournals = 0;
  int unacknowledged = 0;  ///< steps that were in the file before they were acknowledged
  std::int64_t steps = 0;
  std::string fault;
};

class KillLoop {
 public:
  explicit KillLoop(unsigned seed) : random_(seed) {}
  Outcome run(int kills, Journal journal);

 private:
  // Returns how many steps the child acknowledged.
  std::int64_t killOnce(std::int64_t next, Journal journal);
  std::string expectedOrFault(const model::Battle& found, std::int64_t acknowledged);

  Folder folder_;
  fs::path path_ = folder_.in("a.battle");
  Random random_;
  std::unique_ptr<Expected> expected_;
  std::int64_t next_ = 0;
  Clock::duration step_ = std::chrono::milliseconds(5);  ///< the approximate duration of a step
  Outcome outcome_;
};

bool isHot(const fs::path& journal) {
  return fs::exists(journal) && testing::readBytes(journal).starts_with("\xd9");
}

[[noreturn]] void editUntilKilled(const fs::path& path, std::int64_t next, Journal journal, bool spills,
                                  int acknowledge) {
  try {
    const auto document = document::Document::open(path);
    // With almost no cache, SQLite writes to the file throughout a large edit, not only at its end.
    if (spills) document::DocumentProbe::runPragma(*document, "PRAGMA cache_size=4");
    if (journal == Journal::Off) document::DocumentProbe::runPragma(*document, "PRAGMA journal_mode=OFF");
    for (;; ++next) {
      takeStep(*document, next);
      if (::write(acknowledge, "!", 1) != 1) ::_exit(4);
    }
  } catch (const std::exception& failure) {
    std::fprintf(stderr, "the editing child failed at step %ld: %s\n", static_cast<long>(next), failure.what());
    ::_exit(3);
  }
}

std::int64_t KillLoop::killOnce(std::int64_t next, Journal journal) {
  int ends[2];
  if (::pipe(ends) != 0) throw std::runtime_error("no pipe");
  const bool spills = outcome_.kills % 4 == 0;
  const pid_t child = ::fork();
  if (child == 0) editUntilKilled(path_, next, journal, spills, ends[1]);
  ::close(ends[1]);
  std::int64_t acknowledged = 0;
  char byte = 0;
  // After one or two steps, the kill comes at any moment of the next one.
  Clock::time_point last{};
  for (std::int64_t wanted = 1 + random_() % 2; acknowledged < wanted && ::read(ends[0], &byte, 1) == 1;) {
    const Clock::time_point now = Clock::now();
    if (acknowledged++ > 0) step_ = (step_ * 7 + std::min<Clock::duration>(now - last, step_ * 4)) / 8;
    last = now;
  }
  const auto pause = std::chrono::duration_cast<std::chrono::nanoseconds>(step_ * (random_() % 1200) / 1000);
  const timespec time{pause.count() / 1'000'000'000, static_cast<long>(pause.count() % 1'000'000'000)};
  ::ppoll(nullptr, 0, &time, nullptr);
  ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  while (::read(ends[0], &byte, 1) == 1) ++acknowledged;
  ::close(ends[0]);
  if (!WIFSIGNALED(status)) outcome_.fault = "the editing child ended by itself";
  return acknowledged;
}

std::string KillLoop::expectedOrFault(const model::Battle& found, std::int64_t acknowledged) {
  for (std::int64_t i = 0; i < acknowledged; ++i) expected_->takeStep(next_++);
  if (found == expected_->battle()) return {};
  expected_->takeStep(next_++);
  ++outcome_.unacknowledged;
  if (found == expected_->battle()) return {};
  return "the content is that of no step: " + std::to_string(model::difference(expected_->battle(), found).count()) +
         " rows differ";
}

Outcome KillLoop::run(int kills, Journal journal) {
  const model::Battle start = walkingGround();
  store::writeNewFile(path_, start);
  expected_ = std::make_unique<Expected>(start);
  while (outcome_.kills < kills && outcome_.fault.empty()) {
    const std::int64_t acknowledged = killOnce(next_, journal);
    ++outcome_.kills;
    const fs::path sidecar = path_.string() + "-journal";
    if (isHot(sidecar)) ++outcome_.hotJournals;
    try {
      // First read it as the command line does, without changes; then open and recover it as the editor does.
      const std::string bytes = testing::readBytes(path_);
      const model::Battle looked = store::readBattle(path_).battle;
      if (testing::readBytes(path_) != bytes) outcome_.fault = "looking at the file changed it";
      const auto document = document::Document::open(path_);
      if (document->battle() != looked) outcome_.fault = "looking and opening disagree";
      if (outcome_.fault.empty()) outcome_.fault = expectedOrFault(looked, acknowledged);
      std::size_t done = 0;
      for (const auto& row : document->history()) done += row.state == store::HistoryState::Done ? 1 : 0;
      if (outcome_.fault.empty() && done != expected_->undoable()) outcome_.fault = "history and content disagree";
      if (outcome_.fault.empty() && isHot(sidecar)) outcome_.fault = "the journal was left lying";
    } catch (const Error& error) {
      outcome_.fault = error.what();
    }
  }
  outcome_.steps = next_;
  return outcome_;
}

void report(const char* what, const Outcome& outcome) {
  std::printf("%s: %d kills over %ld steps, %d left a hot journal, %d steps kept before their acknowledgement%s%s\n",
              what, outcome.kills, static_cast<long>(outcome.steps), outcome.hotJournals, outcome.unacknowledged,
              outcome.fault.empty() ? ", none lost" : "; ", outcome.fault.c_str());
  std::fflush(stdout);
}

}  // namespace

bool runKill(const Options& options) {
  const Outcome outcome = KillLoop(options.seed).run(options.count, Journal::On);
  report("kill", outcome);
  // The control without a journal must fail, and enough kills with a journal must happen during a commit. Otherwise the
  // rig proves nothing.
  const Outcome control = KillLoop(options.seed).run(std::max(options.count, 200), Journal::Off);
  report("without a journal, as a control", control);
  const bool provesIt = !control.fault.empty() && outcome.hotJournals * 20 >= outcome.kills;
  if (!provesIt) std::printf("the rig itself proves nothing\n");
  return outcome.fault.empty() && provesIt;
}

}  // namespace redoubt::rigs
