#include "core/document/house_checks.h"

#include <algorithm>
#include <utility>

#include "core/base/sanitized.h"
#include "core/base/text.h"
#include "core/check/check.h"
#include "core/document/house_findings.h"
#include "core/document/house_slugs.h"

namespace redoubt::document {
namespace {

using check::Language;
using Reason = store::QueryError::Reason;
using Clock = std::chrono::steady_clock;

// However many checks a file has, it is looked at in this time.
constexpr std::chrono::seconds kMostTogether{5};
// Faults of rows that are told one by one.
constexpr std::size_t kMostFaults = 3;

bool isStopped(const std::atomic<bool>* stop) {
  return stop && stop->load(std::memory_order_relaxed);
}

// A check that fails has not found that all is well, so that it is never less than a warning.
check::Finding failure(const model::HouseCheck& row, std::string english, std::string polish) {
  check::Finding finding;
  finding.code = "house-check-failed";
  finding.severity = std::min(row.severity, model::Severity::Warning);
  finding.subject = subjectOf(row);
  finding.arguments = {{"title", row.title}, {"reason", std::move(english)}, {"reason@pl", std::move(polish)}};
  return finding;
}

// The first faults, and "…" for more.
std::string told(const std::vector<RowFault>& faults, std::string RowFault::*words) {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < std::min(faults.size(), kMostFaults); ++i) texts.push_back(faults[i].*words);
  if (faults.size() > kMostFaults) texts.push_back("…");
  return join(texts, "; ");
}

// The tables that a finding's words and places come from, whatever the query reads.
check::TableSet alwaysRead() {
  return check::tables<model::BattleInfo, model::System, model::Rule, model::MapSheet, model::Source, model::Paragraph,
                       model::Scenario, model::Variant>();
}

// A query that is none stays so whatever changes; one that was stopped may go better in another battle.
check::TableSet tablesOf(const HouseRun& run) {
  check::TableSet set;
  if (run.error) return run.error->code() == ErrorCode::BadInput && run.error->at() ? set : set.set();
  set = alwaysRead();
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    const auto& columns = run.rows->columns;
    const bool isNamed = std::find(columns.begin(), columns.end(), Row::kTable) != columns.end();
    if (isNamed || run.rows->reads.contains(Row::kTable)) set.set(check::tableIndex<Row>());
  });
  return set;
}

std::string englishReason(const store::QueryError& error) {
  switch (error.reason()) {
    case Reason::Wrong: return error.detail();
    case Reason::NotOne: return "it must be exactly one SELECT";
    case Reason::Forbidden: return "it may only read, with the functions that checks have (" + error.detail() + ")";
    case Reason::TooLong: return "it ran too long and was stopped";
    case Reason::TooGreedy: return "it took more than " + error.detail() + " MiB of memory and was stopped";
    case Reason::TooManyRows: return "it gives more than " + error.detail() + " rows";
    case Reason::TooMuchText: return "it gives more than " + error.detail() + " MiB of text";
    case Reason::Stopped: break;
  }
  return "it was stopped";
}

std::string polishReason(const store::QueryError& error) {
  switch (error.reason()) {
    case Reason::Wrong: return error.detail();
    case Reason::NotOne: return "zapytanie musi być dokładnie jednym SELECT";
    case Reason::Forbidden:
      return "zapytanie może tylko czytać i używać funkcji dozwolonych w sprawdzeniach (" + error.detail() + ")";
    case Reason::TooLong: return "zapytanie trwało zbyt długo i zostało przerwane";
    case Reason::TooGreedy: return "zapytanie zajęło ponad " + error.detail() + " MiB pamięci i zostało przerwane";
    case Reason::TooManyRows: return "zapytanie daje więcej wierszy niż " + error.detail();
    case Reason::TooMuchText: return "zapytanie daje ponad " + error.detail() + " MiB tekstu";
    case Reason::Stopped: break;
  }
  return "zapytanie zostało przerwane";
}

}  // namespace

store::QueryLimits houseLimits(const std::atomic<bool>* stop) {
  store::QueryLimits limits;
  limits.maxRows = 1000;
  limits.maxText = 1 << 20;
  limits.maxSteps = 20'000'000;
  limits.maxMemory = 16 << 20;
  limits.maxTime = std::chrono::milliseconds(kIsSanitized ? 8000 : 400);
  limits.stop = stop;
  return limits;
}

TextPlace placeOf(std::string_view text, std::size_t byte) {
  TextPlace place;
  for (const char c : text.substr(0, byte)) {
    if (c == '\n') {
      ++place.line;
      place.column = 1;
    } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
      ++place.column;
    }
  }
  return place;
}

std::string reasonOf(const store::QueryError& error, std::string_view query, Language language) {
  const bool isPolish = language == Language::Polish;
  const std::string reason = isPolish ? polishReason(error) : englishReason(error);
  if (!error.at()) return reason;
  const TextPlace place = placeOf(query, *error.at());
  return (isPolish ? "wiersz " : "line ") + std::to_string(place.line) + (isPolish ? ", kolumna " : ", column ") +
         std::to_string(place.column) + ": " + reason;
}

HouseRun runHouseCheck(store::QueryCopy& copy, const model::Battle& battle, const model::HouseCheck& check,
                       const std::atomic<bool>* stop) {
  HouseRun run;
  try {
    run.rows = copy.run(check.query, houseLimits(stop));
    RowFindings found = findingsOf(battle, check, *run.rows);
    run.findings = std::move(found.findings);
    if (!found.faults.empty()) {
      run.findings.push_back(
          failure(check, told(found.faults, &RowFault::english), told(found.faults, &RowFault::polish)));
    }
    // It would find nothing, and pass for all being well.
    std::vector<RowFault> missing;
    for (const AskedSlug& asked : unknownSlugs(battle, check.query)) {
      const std::string tables = join(asked.tables, " or ");
      missing.push_back({"it asks for “" + asked.slug + "”, and no " + tables + " has that short name",
                         "pyta o „" + asked.slug + "”, a takiej krótkiej nazwy nie ma nic w " +
                             join(asked.tables, " ani ")});
    }
    if (!missing.empty()) {
      run.findings.push_back(failure(check, told(missing, &RowFault::english), told(missing, &RowFault::polish)));
    }
  } catch (const store::QueryError& error) {
    run.error = error;
    run.findings.push_back(failure(check, reasonOf(error, check.query, Language::English),
                                   reasonOf(error, check.query, Language::Polish)));
  }
  return run;
}

std::vector<check::Finding> HouseChecker::update(const model::Battle& battle, const std::atomic<bool>* stop) {
  const check::TableSet touched = check::touchedTables(model::difference(battle_, battle));
  battle_ = battle;
  ran_ = 0;
  const auto& rows = battle.all<model::HouseCheck>();
  std::erase_if(kept_, [&](const auto& kept) {
    const model::HouseCheck* row = rows.find(kept.first);
    return !row || *row != kept.second.row || (kept.second.reads & touched).any();
  });
  std::optional<store::QueryCopy> copy;
  const Clock::time_point end = Clock::now() + kMostTogether;
  std::vector<check::Finding> findings;
  for (const model::HouseCheck& row : rows) {
    if (isStopped(stop)) return {};
    if (!kept_.contains(row.id)) {
      if (Clock::now() > end) {
        findings.push_back(failure(row, "the house checks before it took all the time there is",
                                   "wcześniejsze własne sprawdzenia zajęły cały dostępny czas"));
        continue;
      }
      if (!copy) copy.emplace(battle);
      HouseRun run = runHouseCheck(*copy, battle, row, stop);
      if (isStopped(stop)) return {};
      ++ran_;
      kept_[row.id] = {row, tablesOf(run), std::move(run.findings)};
    }
    const auto& found = kept_[row.id].findings;
    findings.insert(findings.end(), found.begin(), found.end());
  }
  return findings;
}

std::vector<check::Finding> runHouseChecks(const model::Battle& battle) {
  return HouseChecker().update(battle);
}

std::vector<check::Finding> runAllChecks(const model::Battle& battle) {
  std::vector<check::Finding> findings = check::runChecks(battle);
  const std::vector<check::Finding> house = runHouseChecks(battle);
  if (house.empty()) return findings;
  findings.insert(findings.end(), house.begin(), house.end());
  return check::arranged(std::move(findings), battle);
}

}  // namespace redoubt::document
