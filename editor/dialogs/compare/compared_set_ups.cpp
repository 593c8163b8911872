#include "editor/dialogs/compare/compared_set_ups.h"

#include <algorithm>

#include "core/model/standing.h"
#include "core/rules/set_up/set_up.h"
#include "editor/artwork/order_names.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

// Kinds of lines; those of aspects come after.
enum Choice { All, OnlyFirst, OnlySecond, Rows, FirstAspect = 10 };

}  // namespace

ComparedSetUps::ComparedSetUps(const Session& session, Id<model::Variant> first, Id<model::Variant> second)
    : names_(session.translated()),
      layout_(session.layout()),
      comparison_(session.battle(), first, second),
      words_(comparison_, names_, names_, std::string(Session::language().code())),
      counters_(comparison_, names_, names_) {
  words_.setRowNamer(orderNames(names_, names_, std::string(Session::language().code())));
  firstTitle_ = toQt(words_.titleOfFirst());
  secondTitle_ = toQt(words_.titleOfSecond());
  for (const auto& each : comparison_.placements()) addLine(each);
  for (const auto& each : comparison_.rows()) addLine(each);
}

void ComparedSetUps::addLine(const compare::PlacementDifference& difference) {
  Line line;
  line.subject = toQt(words_.subject(difference));
  line.first = toQt(words_.first(difference));
  line.second = toQt(words_.second(difference));
  line.group = toQt(words_.command(difference));
  line.army = toQt(words_.army(difference));
  line.sentence = toQt(words_.sentence(difference));
  line.kind = difference.kind;
  QStringList aspects;
  for (const compare::Aspect each : difference.aspects) aspects << toQt(words_.aspect(each));
  switch (difference.kind) {
    case compare::Kind::OnlyFirst: line.what = tr("only left"); break;
    case compare::Kind::OnlySecond: line.what = tr("only right"); break;
    case compare::Kind::Changed: line.what = aspects.join(QStringLiteral(", ")); break;
  }
  const model::Placement& placement = difference.first ? *difference.first : *difference.second;
  const std::int64_t id = placement.unit     ? placement.unit->value
                          : placement.leader ? placement.leader->value
                                             : placement.id.value;
  line.identity = QStringLiteral("placement %1").arg(id);
  lines_.push_back(std::move(line));
}

void ComparedSetUps::addLine(const compare::RowDifference& difference) {
  Line line;
  line.subject = toQt(words_.subject(difference));
  line.what = toQt(words_.table(difference));
  line.first = toQt(words_.first(difference));
  line.second = toQt(words_.second(difference));
  line.army = toQt(words_.army(difference));
  line.sentence = toQt(words_.sentence(difference));
  line.identity = line.what + QLatin1Char(' ') + line.subject;
  lines_.push_back(std::move(line));
}

QString ComparedSetUps::summary() const {
  return toQt(words_.summary());
}

Compared::Side ComparedSetUps::side(bool isFirst) const {
  return {names_, isFirst ? comparison_.firstVariant().id : comparison_.secondVariant().id};
}

const compare::PlacementDifference* ComparedSetUps::difference(std::size_t line) const {
  return line < comparison_.placements().size() ? &comparison_.placements()[line] : nullptr;
}

const model::Placement* ComparedSetUps::placement(std::size_t line, bool isFirst) const {
  const compare::PlacementDifference* found = difference(line);
  if (!found) return nullptr;
  return isFirst ? found->first : found->second;
}

std::set<hex::HexKey> ComparedSetUps::hexesOf(std::size_t line, bool isFirst) const {
  const model::Placement* row = placement(line, isFirst);
  if (!row) return {};
  auto hexes = rules::startHexes(names_, layout_, *row);
  if (const model::Entry* entry = names_.find(row->entry); entry && hexes.empty()) {
    hexes = rules::hexesOf(names_, entry->zone);
  }
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout_.contains(hex); });
  return {hexes.begin(), hexes.end()};
}

bool ComparedSetUps::isRegion(std::size_t line, bool isFirst) const {
  const model::Placement* row = placement(line, isFirst);
  return row && row->rule != model::PlacementRule::At;
}

std::set<hex::HexKey> ComparedSetUps::differingHexes(bool) const {
  std::set<hex::HexKey> hexes;
  for (std::size_t i = 0; i < comparison_.placements().size(); ++i) {
    for (const bool isFirst : {true, false}) {
      const model::Placement* row = placement(i, isFirst);
      if (!row) continue;
      const model::StandingHexes standing = model::standingHexes(*row);
      hexes.insert(standing.begin(), standing.end());
    }
  }
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout_.contains(hex); });
  return hexes;
}

std::vector<std::size_t> ComparedSetUps::at(hex::HexKey hex, bool isFirst) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < comparison_.placements().size(); ++i) {
    const model::Placement* row = placement(i, isFirst);
    if (row && model::standsIn(*row, hex)) found.push_back(i);
  }
  std::stable_sort(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
    return placement(a, isFirst)->stack < placement(b, isFirst)->stack;
  });
  return found;
}

std::vector<Compared::Kind> ComparedSetUps::kinds() const {
  using compare::Aspect;
  std::vector<Kind> kinds{{tr("All differences"), All}, {tr("Only left"), OnlyFirst}, {tr("Only right"), OnlySecond}};
  const std::pair<Aspect, QString> aspects[] = {
      {Aspect::Place, tr("Another place")},         {Aspect::SecondHex, tr("Another second hex")},
      {Aspect::Facing, tr("Another facing")},       {Aspect::Step, tr("Another step")},
      {Aspect::Formation, tr("Another formation")}, {Aspect::Stack, tr("Another place in the stack")},
      {Aspect::Count, tr("Another number")}};
  for (const auto& [aspect, text] : aspects) kinds.push_back({text, FirstAspect + static_cast<int>(aspect)});
  kinds.push_back({tr("Beside the placements"), Rows});
  return kinds;
}

bool ComparedSetUps::isOfKind(std::size_t line, int kind) const {
  const compare::PlacementDifference* found = difference(line);
  if (kind == All) return true;
  if (kind == Rows) return !found;
  if (kind == OnlyFirst || kind == OnlySecond) {
    return found && found->kind == (kind == OnlyFirst ? compare::Kind::OnlyFirst : compare::Kind::OnlySecond);
  }
  return found && found->has(static_cast<compare::Aspect>(kind - FirstAspect));
}

Compared::Taken ComparedSetUps::takeOver(std::span<const std::size_t> lines, const QString& title) const {
  compare::ChosenDifferences chosen;
  for (const std::size_t line : lines) {
    if (difference(line)) {
      chosen.placements.push_back(line);
    } else {
      chosen.rows.push_back(line - comparison_.placements().size());
    }
  }
  compare::TakenOver taken = compare::takeOver(comparison_, chosen, title.toStdString());
  Taken result{std::move(taken.edit), {}};
  for (const compare::RefusedPlacement& each : taken.refused) {
    const char* key = each.why == compare::Refusal::NoEntry     ? "compare.take.no-entry"
                      : each.why == compare::Refusal::NoPlace   ? "compare.take.no-place"
                      : each.why == compare::Refusal::NoSubject ? "compare.take.no-subject"
                                                                : "compare.take.no-block";
    const std::string subject = words_.subject(comparison_.placements()[each.placement]);
    result.refused << CoreWords::text(Phrase::of(key, {{"subject", subject}}));
  }
  for (const std::size_t each : taken.refusedRows) {
    result.refused << CoreWords::text(
        Phrase::of("compare.take.no-row", {{"subject", words_.subject(comparison_.rows()[each])}}));
  }
  return result;
}

}  // namespace redoubt::editor
