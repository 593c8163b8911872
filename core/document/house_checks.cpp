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

using Reason = query::QueryError::Reason;
using Clock = std::chrono::steady_clock;

// However many checks a file has, it is looked at in this time.
constexpr std::chrono::seconds kMostTogether{5};
// Faults of rows that are told one by one.
constexpr std::size_t kMostFaults = 3;

bool isStopped(const std::atomic<bool>* stop) {
  return stop && stop->load(std::memory_order_relaxed);
}

// A check that fails has not found that all is well, so that it is never less than a warning.
check::Finding failure(const model::HouseCheck& row, Phrase reason) {
  check::Finding finding;
  finding.code = "house-check-failed";
  finding.severity = std::min(row.severity, model::Severity::Warning);
  finding.subject = subjectOf(row);
  finding.arguments = {{"title", row.title}, {"reason", std::move(reason)}};
  return finding;
}

// The first faults, and "…" for more.
Phrase firstOf(std::vector<Phrase> faults) {
  if (faults.size() > kMostFaults) {
    faults.resize(kMostFaults);
    faults.emplace_back("…");
  }
  return Phrase::listOf("lists.semicolon", std::move(faults));
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

Phrase reasonAlone(const query::QueryError& error) {
  const std::vector<Phrase::Argument> detail{{"detail", error.detail()}};
  switch (error.reason()) {
    case Reason::Wrong: return error.detail();
    case Reason::NotOne: return Phrase::of("house.reason.not-one");
    case Reason::Forbidden: return Phrase::of("house.reason.forbidden", detail);
    case Reason::TooLong: return Phrase::of("house.reason.too-long");
    case Reason::TooGreedy: return Phrase::of("house.reason.too-greedy", detail);
    case Reason::TooManyRows: return Phrase::of("house.reason.too-many-rows", detail);
    case Reason::TooMuchText: return Phrase::of("house.reason.too-much-text", detail);
    case Reason::Stopped: break;
  }
  return Phrase::of("house.reason.stopped");
}

}  // namespace

query::QueryLimits houseLimits(const std::atomic<bool>* stop) {
  query::QueryLimits limits;
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

Phrase reasonOf(const query::QueryError& error, std::string_view query) {
  Phrase reason = reasonAlone(error);
  if (!error.at()) return reason;
  const TextPlace place = placeOf(query, *error.at());
  return Phrase::of(
      "house.at",
      {{"line", std::to_string(place.line)}, {"column", std::to_string(place.column)}, {"reason", std::move(reason)}});
}

HouseRun runHouseCheck(query::QueryCopy& copy, const model::Battle& battle, const model::HouseCheck& check,
                       const std::atomic<bool>* stop) {
  HouseRun run;
  try {
    run.rows = copy.run(check.query, houseLimits(stop));
    RowFindings found = findingsOf(battle, check, *run.rows);
    run.findings = std::move(found.findings);
    if (!found.faults.empty()) run.findings.push_back(failure(check, firstOf(std::move(found.faults))));
    // It would find nothing, and pass for all being well.
    std::vector<Phrase> missing;
    for (const AskedSlug& asked : unknownSlugs(battle, check.query)) {
      std::vector<Phrase> tables(asked.tables.begin(), asked.tables.end());
      missing.push_back(
          Phrase::of("house.unknown-slug",
                     {{"slug", asked.slug}, {"tables", Phrase::listOf("lists.none-of", std::move(tables))}}));
    }
    if (!missing.empty()) run.findings.push_back(failure(check, firstOf(std::move(missing))));
  } catch (const query::QueryError& error) {
    run.error = error;
    run.findings.push_back(failure(check, reasonOf(error, check.query)));
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
  std::optional<query::QueryCopy> copy;
  const Clock::time_point end = Clock::now() + kMostTogether;
  std::vector<check::Finding> findings;
  for (const model::HouseCheck& row : rows) {
    if (isStopped(stop)) return {};
    if (!kept_.contains(row.id)) {
      if (Clock::now() > end) {
        findings.push_back(failure(row, Phrase::of("house.reason.no-time-left")));
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
