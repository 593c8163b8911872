#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

#include "tests/core/document/document_fixture.h"
#include "tests/core/document/probe.h"

// A child edits as fast as it can and acknowledges every step; we kill it at a random moment and open what it left. No
// acknowledged step may be missing, and at most the one that was under way may have been added.
//
//   document_test --gtest_filter='KillLoop.*'                         500 kills
//   REDOUBT_KILLS=20000 document_test --gtest_filter='KillLoop.*'     a long run
namespace redoubt::document {
namespace {

// Step n of the walk: strokes of one hex and of hundreds, undone and redone, versions, reverts.
void takeStep(Document& document, std::int64_t n) {
  const int column = 1 + static_cast<int>(n * 7 % 20);
  switch (n % 10) {
    case 3: document.undo(); return;
    case 4: document.redo(); return;
    case 6: document.undo(); return;
    case 2:
    case 8: {
      model::Edit fill("Fill " + std::to_string(n));
      for (int c = 1; c <= 20; ++c) {
        for (int r = 1; r <= 24; r += 1 + static_cast<int>(n % 3)) {
          fill.put(model::HexRow{hexAt(c, r), "fill", static_cast<int>(n % 99)});
        }
      }
      document.apply(fill);
      return;
    }
    default: document.apply(paint(column, 1 + static_cast<int>(n % 24), "step", static_cast<int>(n % 99))); return;
  }
}

// The walk in memory: what the file must hold after each step.
class Expected {
 public:
  explicit Expected(const model::Battle& start) { states_.push_back(start); }

  void takeStep(std::int64_t n) {
    const int column = 1 + static_cast<int>(n * 7 % 20);
    switch (n % 10) {
      case 3:
      case 6:
        if (at_ > 0) --at_;
        return;
      case 4:
        if (at_ + 1 < states_.size()) ++at_;
        return;
      default: break;
    }
    model::Battle next = states_[at_];
    const auto put = [&](int c, int r, const char* terrain) {
      next.all<model::HexRow>().put({hexAt(c, r), terrain, static_cast<int>(n % 99)});
    };
    if (n % 10 == 2 || n % 10 == 8) {
      for (int c = 1; c <= 20; ++c) {
        for (int r = 1; r <= 24; r += 1 + static_cast<int>(n % 3)) put(c, r, "fill");
      }
    } else {
      put(column, 1 + static_cast<int>(n % 24), "step");
    }
    states_.resize(++at_);
    states_.push_back(std::move(next));
  }

  const model::Battle& battle() const { return states_[at_]; }
  std::size_t undoable() const { return at_; }

 private:
  std::vector<model::Battle> states_;
  std::size_t at_ = 0;
};

enum class Journal { On, Off };
using Clock = std::chrono::steady_clock;

struct Outcome {
  int kills = 0;
  int hotJournals = 0;
  int unacknowledged = 0;  ///< steps that were in the file before they were acknowledged
  std::int64_t steps = 0;
  std::string fault;
};

class KillLoop : public FileTest {
 protected:
  Outcome run(int kills, Journal journal);

 private:
  // Answers how many steps the child acknowledged.
  std::int64_t killOnce(std::int64_t next, Journal journal);
  std::string expectedOrFault(const model::Battle& found, std::int64_t acknowledged);

  fs::path path_;
  std::mt19937 random_{1794};
  std::unique_ptr<Expected> expected_;
  std::int64_t next_ = 0;
  Clock::duration step_ = std::chrono::milliseconds(5);  ///< what a step takes, about
  Outcome outcome_;
};

bool isHot(const fs::path& journal) { return fs::exists(journal) && readBytes(journal).starts_with("\xd9"); }

[[noreturn]] void editUntilKilled(const fs::path& path, std::int64_t next, Journal journal, bool spills,
                                  int acknowledge) {
  try {
    const auto document = Document::open(path);
    // With next to no cache SQLite writes the file all through a large edit, not at its end alone.
    if (spills) DocumentProbe::runPragma(*document, "PRAGMA cache_size=4");
    if (journal == Journal::Off) DocumentProbe::runPragma(*document, "PRAGMA journal_mode=OFF");
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
  // One or two steps are let pass, then the kill falls anywhere in the next one.
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
  return "the content is that of no step: " +
         std::to_string(model::difference(expected_->battle(), found).count()) + " rows differ";
}

Outcome KillLoop::run(int kills, Journal journal) {
  path_ = in("a.battle");
  const model::Battle start = plainMap(20, 24);
  store::writeNewFile(path_, start);
  expected_ = std::make_unique<Expected>(start);
  while (outcome_.kills < kills && outcome_.fault.empty()) {
    const std::int64_t acknowledged = killOnce(next_, journal);
    ++outcome_.kills;
    const fs::path sidecar = path_.string() + "-journal";
    if (isHot(sidecar)) ++outcome_.hotJournals;
    try {
      // First as the command line looks at it, touching nothing; then as the editor opens and recovers it.
      const std::string bytes = readBytes(path_);
      const model::Battle looked = store::readBattle(path_).battle;
      if (readBytes(path_) != bytes) outcome_.fault = "looking at the file changed it";
      const auto document = Document::open(path_);
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

int killCount(int usual) {
  const char* wanted = std::getenv("REDOUBT_KILLS");
  return wanted ? std::max(1, std::atoi(wanted)) : usual;
}

void report(const char* what, const Outcome& outcome) {
  std::printf("%s: %d kills over %ld steps, %d left a hot journal, %d steps kept before their acknowledgement%s%s\n",
              what, outcome.kills, static_cast<long>(outcome.steps), outcome.hotJournals, outcome.unacknowledged,
              outcome.fault.empty() ? "" : "; ", outcome.fault.c_str());
  std::fflush(stdout);
}

TEST_F(KillLoop, LosesNoAcknowledgedStep) {
  const int kills = killCount(500);
  const Outcome outcome = run(kills, Journal::On);
  report("kill loop", outcome);
  EXPECT_EQ(outcome.fault, "");
  EXPECT_EQ(outcome.kills, kills);
  EXPECT_GT(outcome.steps, kills / 2);
  // Otherwise the kills fell beside the commits and prove nothing.
  EXPECT_GE(outcome.hotJournals * 20, kills);
}

TEST_F(KillLoop, WithoutAJournalDoesFail) {
  const Outcome outcome = run(killCount(500), Journal::Off);
  report("without a journal", outcome);
  EXPECT_NE(outcome.fault, "");
}

}  // namespace
}  // namespace redoubt::document
