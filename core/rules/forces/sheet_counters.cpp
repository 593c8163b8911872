#include "core/rules/forces/sheet_counters.h"

#include <algorithm>

#include "core/base/ids.h"
#include "core/model/origins.h"
#include "core/model/unit_verbs.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::rules {
namespace {

using FieldKind = ManifestField::Kind;
using model::CounterRole;
using model::FaceSide;

bool isOfSide(const ManifestField& field) {
  return field.kind == FieldKind::Size || field.kind == FieldKind::Morale || field.kind == FieldKind::Fire ||
         field.kind == FieldKind::Own;
}

const model::Counter* counterRow(const model::Battle& battle, const CounterOfSheet& counter) {
  const auto* id = std::get_if<Id<model::Counter>>(&counter);
  return id ? battle.find<model::Counter>(*id) : nullptr;
}

const model::Face* faceOn(const model::Battle& battle, Id<model::Counter> counter, FaceSide side) {
  for (const model::Face& face : battle.where<&model::Face::counter>(counter)) {
    if (face.side == side) return &face;
  }
  return nullptr;
}

// By role and number: a leader's map counter before the chit.
template <auto Member, class Owner>
std::vector<const model::Counter*> countersOfOwner(const model::Battle& battle, Id<Owner> owner) {
  std::vector<const model::Counter*> rows;
  for (const model::Counter& row : battle.where<Member>(owner)) rows.push_back(&row);
  std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) {
    return std::tuple(a->role, a->number) < std::tuple(b->role, b->number);
  });
  return rows;
}

// Which of the unit's sides this counter shows; the first two where it has no counter yet.
std::vector<int> sidesShown(const model::Battle& battle, Id<model::Unit> unit, const model::Counter* counter) {
  if (!counter) return {0, 1};
  std::vector<int> shown;
  const auto sides = sidesOf(battle, unit);
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (sides[i]->counter == counter->id) shown.push_back(static_cast<int>(i));
  }
  // A counter without a back may get one.
  if (shown == std::vector{0} && sides.size() == 1) shown.push_back(1);
  return shown;
}

std::vector<ManifestField> fieldsOfUnit(const ManifestSheet& sheet, std::optional<Id<model::Unit>> unit,
                                        const model::Counter* counter) {
  const std::vector<int> sides = unit ? sidesShown(sheet.battle, *unit, counter) : std::vector{0, 1};
  std::vector<ManifestField> fields;
  for (const ManifestField& field : manifestFieldsOfAllSides(sheet.battle, sheet.book)) {
    const bool isShown = !isOfSide(field) || std::find(sides.begin(), sides.end(), field.side) != sides.end();
    if (isShown && field.kind != FieldKind::ShortName) fields.push_back(field);
  }
  return fields;
}

std::vector<ManifestField> fieldsOfLeader(const RuleBook& book) {
  std::vector<ManifestField> fields{{FieldKind::Name}, {FieldKind::ShortName}};
  for (const FigureKind& kind : figureKindsOfLeaders(book))
    fields.push_back({FieldKind::Own, kind.slug, kind.isSigned});
  return fields;
}

std::vector<std::string> leaderKinds(const RuleBook& book) {
  std::vector<std::string> kinds;
  for (const FigureKind& kind : figureKindsOfLeaders(book)) kinds.push_back(kind.slug);
  return kinds;
}

std::string leaderText(const ManifestSheet& sheet, const model::Leader& leader, const ManifestField& field) {
  if (field.kind == FieldKind::Name) return leader.name;
  if (field.kind == FieldKind::ShortName) return leader.shortName;
  const model::Face* face = field.kind == FieldKind::Own ? leaderFace(sheet.battle, leader.id) : nullptr;
  const auto value = face ? figureValue(sheet.battle, face->id, field.figure) : std::nullopt;
  return value ? figureText(*value, field.isSigned) : std::string();
}

const model::Mark* starMark(const model::Battle& battle, Id<model::Unit> unit) {
  for (const model::Mark& mark : battle.where<&model::Mark::unit>(unit)) {
    if (mark.kind == kStarMark) return &mark;
  }
  return nullptr;
}

std::string figureKind(const ManifestField& field) {
  switch (field.kind) {
    case FieldKind::Size: return model::kSize;
    case FieldKind::Morale: return model::kMorale;
    case FieldKind::Fire: return model::kFire;
    default: return field.figure;
  }
}

// Says all of an entry to a copy of the battle, one verb after another.
class Taker {
 public:
  Taker(const ManifestSheet& sheet, const SheetEntry& entry) : sheet_(sheet), entry_(entry), now_(sheet.battle) {}

  SheetEntryEdit take(std::string title) {
    std::visit([this](const auto& counter) { type(counter); }, entry_.counter);
    if (!faults_.empty()) return {model::Edit(std::move(title)), std::move(faults_)};
    if (const model::CounterSheet* row = now_.find<model::CounterSheet>(entry_.sheet)) finish(*row);
    SheetEntryEdit result{model::toEdit(model::difference(sheet_.battle, now_), std::move(title)), {}};
    result.edit.pictures().add(pictures_);
    return result;
  }

 private:
  void perform(const model::Edit& edit) {
    pictures_.add(edit.pictures());
    now_ = model::applied(std::move(now_), edit);
  }
  void fault(CellFault::Kind kind, std::size_t column, std::string text = {}) {
    faults_.push_back({kind, 0, static_cast<int>(column), std::move(text)});
  }
  ManifestSheet here() const { return {now_, sheet_.book, sheet_.layout, sheet_.variant}; }

  // The text of a field, without blanks at its ends, and where it stands.
  std::pair<std::string, std::size_t> textOf(FieldKind kind) const {
    for (std::size_t i = 0; i < entry_.texts.size(); ++i) {
      if (entry_.texts[i].field.kind == kind) return {std::string(trimmed(entry_.texts[i].text)), i};
    }
    return {};
  }

  void type(Id<model::Counter> id) {
    const model::Counter* row = now_.find<model::Counter>(id);
    if (!row) return;
    counter_ = id;
    unit_ = row->unit;
    if (row->role == CounterRole::Leader) leader_ = row->leader;
    if (unit_) typeUnit();
    if (leader_) typeLeader();
  }

  void type(Id<model::Unit> id) {
    if (!now_.find<model::Unit>(id)) return;
    unit_ = id;
    typeUnit();
  }

  void type(Id<model::Leader> id) {
    if (!now_.find<model::Leader>(id)) return;
    leader_ = id;
    typeLeader();
  }

  void type(const UnitToCome& wanted) {
    const auto [name, at] = textOf(FieldKind::Name);
    if (name.empty()) return fault(CellFault::Kind::NameMissing, at);
    if (!now_.find<model::Army>(wanted.army)) return fault(CellFault::Kind::NoArmy, at);
    CellBlock block{{std::nullopt}, {ManifestField{}}, {{name}}, wanted.army};
    perform(typeCells(here(), block, {}).edit);
    unit_ = model::unitsIn(now_, wanted.army).back()->id;
    typeUnit();
  }

  void type(const LeaderToCome& wanted) {
    const auto [name, at] = textOf(FieldKind::Name);
    if (name.empty()) return fault(CellFault::Kind::NameMissing, at);
    if (!now_.find<model::Army>(wanted.army)) return fault(CellFault::Kind::NoArmy, at);
    auto made = model::addLeader(now_, wanted.army, name, leaderKinds(sheet_.book), model::haveChits(now_), {});
    perform(made.edit);
    leader_ = made.row;
    typeLeader();
  }

  void typeUnit() {
    CellBlock block{{*unit_}, {}, {{}}, {}, entry_.newCommandColours};
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < entry_.texts.size(); ++i) {
      if (!entry_.texts[i].isRead) continue;
      block.fields.push_back(entry_.texts[i].field);
      block.cells.front().push_back(entry_.texts[i].text);
      columns.push_back(i);
    }
    CellEdit typed = typeCells(here(), block, {});
    for (const CellFault& each : typed.faults) {
      fault(each.kind, columns.at(static_cast<std::size_t>(each.column)), each.text);
    }
    perform(typed.edit);
    if (!counter_ && faults_.empty() && !firstFace(now_, *unit_)) {
      perform(addCounters(now_, sheet_.book, *unit_, NewCounter{}, {}));
    }
    if (const model::Face* face = counter_ ? nullptr : firstFace(now_, *unit_)) counter_ = face->counter;
  }

  void typeLeader() {
    if (!leaderFace(now_, *leader_)) perform(model::addCounter(now_, *leader_, leaderKinds(sheet_.book), {}));
    const model::Face* face = leaderFace(now_, *leader_);
    if (face && !counter_) counter_ = face->counter;
    for (std::size_t i = 0; i < entry_.texts.size(); ++i) {
      if (entry_.texts[i].isRead) typeLeaderText(i, face);
    }
  }

  void typeLeaderText(std::size_t at, const model::Face* face) {
    const ManifestField& field = entry_.texts[at].field;
    const std::string text(trimmed(entry_.texts[at].text));
    if (leaderText(here(), *now_.find<model::Leader>(*leader_), field) == text) return;
    if (field.kind == FieldKind::Name) {
      if (text.empty()) return fault(CellFault::Kind::NameMissing, at);
      return perform(model::rename(now_, {{}, *leader_}, text, {}));
    }
    if (field.kind == FieldKind::ShortName) return perform(model::setShortName(now_, {{}, *leader_}, text, {}));
    const auto value = figureOfText(text, field.isSigned);
    if (!value) return fault(CellFault::Kind::NotAFigure, at, text);
    if (face) perform(model::setFigure(now_, face->id, field.figure, *value, {}));
  }

  void finish(const model::CounterSheet& sheet) {
    if (entry_.stars && unit_) setStars(sheet);
    if (!counter_) return;
    const model::CellPlace back = model::behind(sheet, entry_.place);
    // The front of what the place shows, then its back; markPrinted() below goes by what is there now.
    show(sheet, entry_.place, entry_.frontCrop, entry_.frontWords);
    if (model::has(sheet, back)) show(sheet, back, entry_.backCrop, entry_.backWords);
    model::Edit origins;
    for (const SheetEntry::Text& text : entry_.texts) {
      if (text.isRead && !trimmed(text.text).empty()) markText(origins, sheet, text.field);
    }
    perform(origins);
  }

  void show(const model::CounterSheet& sheet, const model::CellPlace& place, const std::string& crop,
            const std::string& words) {
    if (place.side == FaceSide::Back && !crop.empty() && unit_ && !faceOn(now_, *counter_, FaceSide::Back)) {
      perform(addBack(now_, sheet_.book, *unit_, {}));
    }
    const model::Face* face = faceOn(now_, *counter_, place.side);
    if (!face) return perform(model::releaseCell(now_, sheet.id, place, {}));
    perform(model::assignCell(now_, sheet.id, place, {face->id, crop, words}, {}));
  }

  void setStars(const model::CounterSheet& sheet) {
    const model::Mark* old = starMark(now_, *unit_);
    const StarsOfUnit& wanted = *entry_.stars;
    if (starsOf(now_, *unit_) == wanted) return;
    model::Edit edit;
    if (wanted.count <= 0) {
      if (old) model::eraseWithOrigins<model::Mark>(edit, now_, old->key());
      return perform(edit);
    }
    model::Mark mark = old ? *old : model::Mark{{randomId()}, *unit_, std::string(kStarMark), {}, 1};
    mark.count = wanted.count;
    mark.colour = wanted.colour;
    model::markPrintedOn(edit, now_, sheet, model::Mark::kTable, model::keyText<model::Mark>(mark.key()), "count",
                         entry_.frontWords);
    edit.put(std::move(mark));
    perform(edit);
  }

  // A value that a source prints already keeps what is said of that, if it is the same.
  void mark(model::Edit& edit, const model::CounterSheet& sheet, std::string_view table, const std::string& key,
            std::string_view field, const std::string& words) {
    const model::Provenance* before = now_.find<model::Provenance>({std::string(table), key, std::string(field)});
    if (before && before->status == model::Status::Printed) return;
    model::markPrintedOn(edit, now_, sheet, table, key, field, words);
  }

  void markText(model::Edit& edit, const model::CounterSheet& sheet, const ManifestField& field) {
    const auto markOwner = [&](std::string_view column) {
      if (unit_) {
        mark(edit, sheet, model::Unit::kTable, model::keyText<model::Unit>(*unit_), column, entry_.frontWords);
      } else if (leader_) {
        mark(edit, sheet, model::Leader::kTable, model::keyText<model::Leader>(*leader_), column, entry_.frontWords);
      }
    };
    switch (field.kind) {
      case FieldKind::Name: return markOwner("name");
      case FieldKind::ShortName: return markOwner("short_name");
      case FieldKind::Type: return markOwner("type");
      case FieldKind::Commands: return markCommands(edit, sheet);
      case FieldKind::Hex: return markHex(edit, sheet);
      case FieldKind::Size:
      case FieldKind::Morale:
      case FieldKind::Fire:
      case FieldKind::Own: return markFigure(edit, sheet, field);
      default: return;  // sheets of counters have no fields of these kinds
    }
  }

  void markCommands(model::Edit& edit, const model::CounterSheet& sheet) {
    for (const model::UnitCommand& row : now_.where<&model::UnitCommand::unit>(*unit_)) {
      mark(edit, sheet, model::UnitCommand::kTable, model::keyText<model::UnitCommand>(row.key()), "*",
           entry_.frontWords);
    }
  }

  void markHex(model::Edit& edit, const model::CounterSheet& sheet) {
    if (!sheet_.variant || !unit_) return;
    for (const model::Placement* row : placements(now_, *sheet_.variant)) {
      if (row->unit != unit_) continue;
      mark(edit, sheet, model::Placement::kTable, model::keyText<model::Placement>(row->key()), "hex",
           entry_.frontWords);
    }
  }

  void markFigure(model::Edit& edit, const model::CounterSheet& sheet, const ManifestField& field) {
    const model::Face* face = nullptr;
    if (leader_) face = leaderFace(now_, *leader_);
    if (unit_) {
      const auto sides = sidesOf(now_, *unit_);
      const auto at = static_cast<std::size_t>(field.side);
      face = at < sides.size() ? sides[at] : nullptr;
    }
    if (!face) return;
    const model::FaceFigure row{face->id, figureKind(field), {}};
    if (!now_.find<model::FaceFigure>(row.key())) return;
    mark(edit, sheet, model::FaceFigure::kTable, model::keyText<model::FaceFigure>(row.key()), "value",
         face->side == FaceSide::Back ? entry_.backWords : entry_.frontWords);
  }

  static std::string_view trimmed(std::string_view text) {
    const auto from = text.find_first_not_of(" \t\r\n");
    if (from == std::string_view::npos) return {};
    return text.substr(from, text.find_last_not_of(" \t\r\n") + 1 - from);
  }

  const ManifestSheet& sheet_;
  const SheetEntry& entry_;
  model::Battle now_;
  model::Pictures pictures_;
  std::vector<CellFault> faults_;
  std::optional<Id<model::Counter>> counter_;
  std::optional<Id<model::Unit>> unit_;
  std::optional<Id<model::Leader>> leader_;
};

}  // namespace

bool isThere(const model::Battle& battle, const CounterOfSheet& counter) {
  if (const auto* wanted = std::get_if<UnitToCome>(&counter)) return battle.find<model::Army>(wanted->army) != nullptr;
  if (const auto* wanted = std::get_if<LeaderToCome>(&counter))
    return battle.find<model::Army>(wanted->army) != nullptr;
  if (const auto* unit = std::get_if<Id<model::Unit>>(&counter)) return battle.find<model::Unit>(*unit) != nullptr;
  if (const auto* leader = std::get_if<Id<model::Leader>>(&counter))
    return battle.find<model::Leader>(*leader) != nullptr;
  return counterRow(battle, counter) != nullptr;
}

model::Subject subjectOf(const model::Battle& battle, const CounterOfSheet& counter) {
  if (const auto* unit = std::get_if<Id<model::Unit>>(&counter)) return {*unit, {}};
  if (const auto* leader = std::get_if<Id<model::Leader>>(&counter)) return {{}, *leader};
  const model::Counter* row = counterRow(battle, counter);
  return row ? model::Subject{row->unit, row->leader} : model::Subject{};
}

std::vector<CounterOfSheet> countersOf(const model::Battle& battle, Id<model::Army> army) {
  std::vector<CounterOfSheet> result;
  for (const model::Unit* unit : model::unitsIn(battle, army)) {
    const auto counters = countersOfOwner<&model::Counter::unit>(battle, unit->id);
    for (const model::Counter* row : counters) result.emplace_back(row->id);
    if (counters.empty()) result.emplace_back(unit->id);
  }
  for (const model::Leader* leader : model::leadersIn(battle, army)) {
    const auto counters = countersOfOwner<&model::Counter::leader>(battle, leader->id);
    for (const model::Counter* row : counters) result.emplace_back(row->id);
    if (counters.empty()) result.emplace_back(leader->id);
  }
  return result;
}

std::vector<CounterOfSheet> markerCounters(const model::Battle& battle) {
  std::vector<CounterOfSheet> result;
  for (const model::Counter& row : battle.all<model::Counter>()) {
    if (row.role == CounterRole::Marker) result.emplace_back(row.id);
  }
  return result;
}

std::optional<Id<model::Counter>> counterAt(const model::Battle& battle, Id<model::CounterSheet> sheet,
                                            const model::CellPlace& place) {
  const model::SheetCell* cell = battle.find<model::SheetCell>({sheet, place.row, place.column, place.side});
  const model::Face* face = cell ? battle.find(cell->face) : nullptr;
  return face ? std::optional(face->counter) : std::nullopt;
}

std::vector<ManifestField> fieldsOf(const ManifestSheet& sheet, const CounterOfSheet& counter) {
  if (std::holds_alternative<UnitToCome>(counter)) return fieldsOfUnit(sheet, std::nullopt, nullptr);
  if (std::holds_alternative<LeaderToCome>(counter)) return fieldsOfLeader(sheet.book);
  const model::Counter* row = counterRow(sheet.battle, counter);
  const model::Subject subject = subjectOf(sheet.battle, counter);
  if (subject.unit) return fieldsOfUnit(sheet, subject.unit, row);
  const bool isChit = row && row->role == CounterRole::Chit;
  return subject.leader && !isChit ? fieldsOfLeader(sheet.book) : std::vector<ManifestField>();
}

std::string fieldText(const ManifestSheet& sheet, const CounterOfSheet& counter, const ManifestField& field) {
  if (const auto* wanted = std::get_if<UnitToCome>(&counter)) {
    if (field.kind != FieldKind::Type && field.kind != FieldKind::Commands) return {};
    const auto others = model::unitsIn(sheet.battle, wanted->army);
    return others.empty() ? std::string() : cellText(sheet, *others.back(), field);
  }
  const model::Subject subject = subjectOf(sheet.battle, counter);
  if (const model::Unit* unit = sheet.battle.find(subject.unit)) return cellText(sheet, *unit, field);
  const model::Leader* leader = sheet.battle.find(subject.leader);
  return leader ? leaderText(sheet, *leader, field) : std::string();
}

StarsOfUnit starsOf(const model::Battle& battle, const CounterOfSheet& counter) {
  const model::Subject subject = subjectOf(battle, counter);
  const model::Mark* mark = subject.unit ? starMark(battle, *subject.unit) : nullptr;
  return mark ? StarsOfUnit{mark->count, mark->colour} : StarsOfUnit{};
}

SheetEntryEdit takeEntry(const ManifestSheet& sheet, const SheetEntry& entry, std::string title) {
  return Taker(sheet, entry).take(std::move(title));
}

}  // namespace redoubt::rules
