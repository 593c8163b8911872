#include <map>
#include <set>
#include <unordered_set>

#include "core/check/finding_collector.h"
#include "core/check/transcription/transcription_checks.h"

namespace redoubt::check {
namespace {

using Texts = std::unordered_set<std::string>;
// The keys of all rows of the tables that this check reads, in the form of provenance.
using Keys = std::map<std::string, Texts, std::less<>>;

template <class... Rows>
Keys keysOf(const model::Battle& battle) {
  Keys keys;
  const auto gather = [&]<class Row>(model::RowType<Row>) {
    Texts& own = keys[std::string(Row::kTable)];
    for (const Row& row : battle.all<Row>()) own.insert(model::keyText<Row>(row.key()));
  };
  (gather(model::RowType<Rows>{}), ...);
  return keys;
}

constexpr std::size_t kMostPaths = 8;  // if there are more, only the first few are named

// Values that no book prints, because they are the author's in every battle: the look of the map and the style of
// citations.
bool needsNoOrigin(const std::string& path) {
  return path == "map/theme" || path.starts_with("look/") || path.starts_with("citation/");
}

// An author that gives the origin of most rules wants to give that of all; one that gives few may not need the rest.
void lookAtRules(FindingCollector& collector, const Texts& told) {
  std::vector<std::string> silent;
  std::size_t toldCount = 0;
  for (const model::Rule& rule : collector.battle().all<model::Rule>()) {
    const model::Rule* holds = collector.book().row(rule.path);
    if (!holds || holds->system != rule.system || needsNoOrigin(rule.path)) continue;
    const bool isTold = told.contains(model::keyText<model::Rule>(rule.key()));
    toldCount += isTold ? 1 : 0;
    if (!isTold) silent.push_back(rule.path);
  }
  const model::BattleInfo* info = model::info(collector.battle());
  if (!info || silent.empty() || toldCount < silent.size()) return;
  collector.add("rules-without-origin", check::subjectOf(*info),
                {{"count", std::to_string(silent.size())}, {"paths", joinedShort(silent, kMostPaths)}});
}

void lookAtTable(FindingCollector& collector, const std::string& table, const Texts& rows,
                 const Texts& told) {
  std::size_t silent = 0;
  for (const std::string& row : rows) silent += told.contains(row) ? 0 : 1;
  if (silent == 0 || silent * 2 >= rows.size()) return;
  collector.add("rows-without-origin", Subject::ofTable(table),
                {{"count", std::to_string(silent)}, {"all", std::to_string(rows.size())}, {"table", table}});
}

void addOfNothing(FindingCollector& collector, const std::string& table, const std::string& subject) {
  collector.add("origin-of-nothing", RowSubject{table, subject}, {{"row", table + "/" + subject}});
  model::Edit edit;
  model::eraseOrigins(edit, collector.battle(), table, subject);
  collector.fix("erase-origin", std::move(edit));
}

}  // namespace

std::vector<Finding> checkOrigins(const CheckContext& context) {
  FindingCollector collector(context);
  Keys keys = keysOf<model::Rule, model::Leader, model::Command, model::Unit, model::UnitCommand, model::Counter,
                     model::Face, model::FaceFigure, model::Scenario, model::Variant, model::Setting, model::Placement,
                     model::Entry, model::PoolLine, model::ReturnPoint, model::Victory>(context.battle());
  Keys told;
  for (const model::Provenance& row : context.battle().all<model::Provenance>()) {
    const auto table = keys.find(row.subjectTable);
    if (table == keys.end()) continue;
    const bool isNew = told[row.subjectTable].insert(row.subject).second;
    if (isNew && !table->second.contains(row.subject)) addOfNothing(collector, row.subjectTable, row.subject);
  }
  // A face without figures, such as that of a chit, has no values that need an origin. Of morale, size and fire the
  // face is told rather than each of them, and the origin of one will do.
  std::set<Id<model::Face>> withCommon;
  Texts& toldFaces = told["face"];
  Texts& toldFigures = told["face_figure"];
  for (const model::FaceFigure& row : context.battle().all<model::FaceFigure>()) {
    if (!model::isCommonFigure(row.kind)) continue;
    const std::string key = model::keyText<model::FaceFigure>(row.key());
    if (row.value) withCommon.insert(row.face);
    if (toldFigures.erase(key) > 0) toldFaces.insert(model::keyText<model::Face>(row.face));
    keys["face_figure"].erase(key);
  }
  for (const model::Face& face : context.battle().all<model::Face>()) {
    if (!withCommon.contains(face.id)) toldFaces.insert(model::keyText<model::Face>(face.id));
  }
  // The origin of a whole face also holds for its figures.
  for (const model::FaceFigure& row : context.battle().all<model::FaceFigure>()) {
    if (model::isCommonFigure(row.kind) || !toldFaces.contains(model::keyText<model::Face>(row.face))) continue;
    toldFigures.insert(model::keyText<model::FaceFigure>(row.key()));
  }
  lookAtRules(collector, told["rule"]);
  for (const auto& [table, rows] : keys) {
    if (table != model::Rule::kTable) lookAtTable(collector, table, rows, told[table]);
  }
  return collector.take();
}

}  // namespace redoubt::check
