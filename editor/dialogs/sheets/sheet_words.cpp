#include "editor/dialogs/sheets/sheet_words.h"

#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

QString armyTitle(const Session& session, Id<model::Army> id) {
  const model::Army* army = session.translated().find<model::Army>(id);
  return army ? toQt(army->name) : QString();
}

}  // namespace

QString SheetWords::place(const model::CellPlace& place) {
  return place.side == model::FaceSide::Back ? tr("back, row %1, column %2").arg(place.row).arg(place.column)
                                             : tr("row %1, column %2").arg(place.row).arg(place.column);
}

QString SheetWords::counter(const Session& session, const rules::CounterOfSheet& counter) {
  if (const auto* wanted = std::get_if<rules::UnitToCome>(&counter)) {
    return tr("New unit of %1").arg(armyTitle(session, wanted->army));
  }
  if (const auto* wanted = std::get_if<rules::LeaderToCome>(&counter)) {
    return tr("New leader of %1").arg(armyTitle(session, wanted->army));
  }
  const model::Battle& battle = session.translated();
  const model::Subject subject = rules::subjectOf(battle, counter);
  const auto* id = std::get_if<Id<model::Counter>>(&counter);
  const model::Counter* row = id ? battle.find<model::Counter>(*id) : nullptr;
  if (!subject.unit && !subject.leader) {
    if (row && !row->note.empty()) return tr("Marker: %1").arg(toQt(row->note));
    return tr("Marker %1").arg(row ? row->number : 0);
  }
  QString name = toQt(model::nameOf(battle, subject));
  if (name.isEmpty()) name = tr("(without a name)");
  if (row && row->role == model::CounterRole::Chit) return tr("%1, chit", "of a leader").arg(name);
  if (subject.leader) return tr("%1, leader", "name of a leader").arg(name);
  const bool isOneOfSeveral = row && battle.where<&model::Counter::unit>(*subject.unit).size() > 1;
  return isOneOfSeveral ? tr("%1, counter %2", "unit, its number").arg(name).arg(row->number) : name;
}

std::optional<Id<model::Army>> SheetWords::army(const model::Battle& battle, const rules::CounterOfSheet& counter) {
  if (const auto* wanted = std::get_if<rules::UnitToCome>(&counter)) return wanted->army;
  if (const auto* wanted = std::get_if<rules::LeaderToCome>(&counter)) return wanted->army;
  const model::Subject subject = rules::subjectOf(battle, counter);
  if (const model::Unit* unit = battle.find(subject.unit)) return unit->army;
  const model::Leader* leader = battle.find(subject.leader);
  return leader ? std::optional(leader->army) : std::nullopt;
}

QString SheetWords::sheet(const model::CounterSheet& sheet) {
  return sheet.title.empty() ? tr("Sheet without a title") : toQt(sheet.title);
}

QString SheetWords::flip(model::SheetFlip flip) {
  switch (flip) {
    case model::SheetFlip::LeftRight: return tr("Mirrored left to right (turned like a page)");
    case model::SheetFlip::TopBottom: return tr("Mirrored top to bottom (turned over the upper edge)");
    case model::SheetFlip::None: return tr("In the same order as the fronts");
  }
  return {};
}

QString SheetWords::backs(BackGrid::Basis basis) {
  switch (basis) {
    case BackGrid::Basis::Seen: return tr("The grid of the backs was found.");
    case BackGrid::Basis::Completed:
      return tr("The grid of the backs was completed after that of the fronts: look at it.");
    case BackGrid::Basis::Mirrored:
      return tr("The grid of the backs is not clear and lies where the fronts do: look at it.");
  }
  return {};
}

}  // namespace redoubt::editor
