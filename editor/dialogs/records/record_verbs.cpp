#include "editor/dialogs/records/record_verbs.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <set>

#include "core/model/forces_edit.h"
#include "core/model/origins.h"
#include "core/model/row_copy.h"
#include "core/model/scenario_verbs.h"
#include "core/model/track_verbs.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/track_plans.h"
#include "editor/fields/field_spec.h"
#include "editor/words/field_words.h"
#include "editor/words/row_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr const char* kNaming[] = {"title", "name", "label", "text", "words", "number", "heading"};

template <class Row>
bool isOf(const model::TableInfo& table) {
  return table.name() == Row::kTable;
}

template <class Row>
RecordEdit edited(model::Addition<Row> made) {
  return {std::move(made.edit), model::keyText<Row>(made.row)};
}

std::optional<std::size_t> namingColumn(const model::TableInfo& table) {
  for (const char* column : kNaming) {
    const auto at = table.column(column);
    if (at && table.fields()[*at].kind == model::ColumnKind::Text) return at;
  }
  return std::nullopt;
}

std::string nameOf(const model::AnyRow& row) {
  const auto at = namingColumn(row.table());
  return at ? model::toText(row.value(*at)) : std::string();
}

// As people read it: "Army “Poles”".
QString shownName(const Session& session, const model::AnyRow& row) {
  return RowWords::kindAndName(session, shownRow(session, row));
}

// The name of a copy: the next one that no row of the table has.
std::string nextName(const Session& session, const model::AnyRow& row) {
  const auto at = namingColumn(row.table());
  if (!at) return {};
  std::set<std::string> taken;
  row.table().forEach(session.battle(), [&](const void* each) {
    taken.insert(model::toText(model::valueOf(each, row.table().fields()[*at])));
  });
  return model::nextName(nameOf(row), [&](const std::string& name) { return taken.contains(name); });
}

std::optional<model::AnyRow> firstRow(const Session& session, const model::TableInfo& table) {
  std::optional<model::AnyRow> first;
  table.forEach(session.battle(), [&](const void* row) {
    if (!first) first.emplace(table, row);
  });
  return first;
}

int nextOrdinal(const Session& session, const model::AnyRow& draft) {
  const auto ordinal = draft.table().column("ordinal");
  const auto parent = model::parentColumn(draft.table());
  std::int64_t next = 1;
  draft.table().forEach(session.battle(), [&](const void* row) {
    if (parent && model::valueOf(row, draft.table().fields()[*parent]) != draft.value(*parent)) return;
    next = std::max(next, std::get<std::int64_t>(model::valueOf(row, draft.table().fields()[*ordinal])) + 1);
  });
  return static_cast<int>(next);
}

std::optional<model::ForcePart> forcePart(const model::AnyRow& row) {
  const model::TableInfo& table = row.table();
  if (isOf<model::Player>(table)) return row.as<model::Player>().id;
  if (isOf<model::Army>(table)) return row.as<model::Army>().id;
  if (isOf<model::Command>(table)) return row.as<model::Command>().id;
  if (isOf<model::Leader>(table)) return row.as<model::Leader>().id;
  if (isOf<model::Unit>(table)) return row.as<model::Unit>().id;
  return std::nullopt;
}

std::string keyOf(const model::ForcePart& part) {
  return std::visit([](const auto& id) { return std::to_string(id.value); }, part);
}

// Sets texts that a new row must not be without.
void nameDraft(const Session& session, model::AnyRow& draft) {
  if (const auto at = namingColumn(draft.table())) {
    if (model::toText(draft.value(*at)).empty()) {
      const QString name = RecordVerbs::tr("New %1").arg(FieldWords::one(draft.table()).toLower());
      draft.set(*at, name.toStdString());
      draft.set(*at, nextName(session, draft));
    }
  }
  if (draft.table().column("slug")) {
    const std::string name = nameOf(draft);
    draft.set("slug", model::freeSlug(session.battle(), draft.table(), name));
  }
}

RecordEdit addForce(const Session& session, const model::AnyRow& draft, const std::string& title) {
  const model::Battle& battle = session.battle();
  const model::TableInfo& table = draft.table();
  if (isOf<model::Army>(table)) {
    const auto& army = draft.as<model::Army>();
    const model::ScenarioTitles titles{RecordVerbs::tr("Scenario").toStdString(),
                                       RecordVerbs::tr("Variant").toStdString()};
    return edited(model::addArmy(battle, army.player, army.name, army.colour, titles, title));
  }
  if (isOf<model::Leader>(table)) {
    const auto& leader = draft.as<model::Leader>();
    std::vector<std::string> kinds;
    for (const rules::FigureKind& kind : rules::figureKindsOfLeaders(session.rules())) kinds.push_back(kind.slug);
    return edited(model::addLeader(battle, leader.army, leader.name, kinds, model::haveChits(battle), title));
  }
  if (isOf<model::Unit>(table)) {
    const auto& unit = draft.as<model::Unit>();
    rules::NewUnits wanted{unit.army, {}, {unit.name}, unit.type, rules::NewCounter{}};
    RecordEdit made{rules::addUnits(battle, session.rules(), wanted, title), {}};
    if (!made.edit.puts<model::Unit>().empty()) {
      made.key = model::keyText<model::Unit>(made.edit.puts<model::Unit>().front().id);
    }
    return made;
  }
  model::Edit edit(title);
  draft.putInto(edit);
  return {std::move(edit), draft.key()};
}

template <class... Rows>
std::optional<model::Edit> changedForce(const model::Battle& battle, const model::AnyRow& wanted, std::string title) {
  std::optional<model::Edit> edit;
  ((isOf<Rows>(wanted.table()) ? void(edit = model::change(battle, wanted.as<Rows>(), title)) : void()), ...);
  return edit;
}

// Moves the origins of a row to its new key.
void moveOrigins(model::Edit& edit, const model::Battle& battle, const model::AnyRow& from, const model::AnyRow& to) {
  const auto& rows = battle.all<model::Provenance>();
  const std::string table(from.table().name());
  for (auto row = rows.lowerBound({table, from.key(), std::string()});
       row != rows.end() && row->subjectTable == table && row->subject == from.key(); ++row) {
    model::Provenance moved = *row;
    moved.subject = to.key();
    edit.erase<model::Provenance>(row->key());
    edit.put(std::move(moved));
  }
}

// Whether a table has exactly one row.
bool isSingle(const model::TableInfo& table) {
  return isOf<model::BattleInfo>(table) || isOf<model::MapSheet>(table);
}

}  // namespace

QString RecordVerbs::cantAdd(const Session& session, const model::TableInfo& table) {
  if (const QString reason = Words::readOnlyReason(session); !reason.isEmpty()) return reason;
  if (isSingle(table) && table.count(session.battle()) > 0) return tr("A battle file holds one of these.");
  for (const model::FieldInfo& field : table.fields()) {
    const bool must = !field.refersTo.empty() && !field.isOptional;
    const model::TableInfo* other = must ? model::tableNamed(field.refersTo) : nullptr;
    if (other && other->count(session.battle()) == 0) {
      return tr("First there has to be one of these: %1.").arg(FieldWords::many(*other));
    }
  }
  return {};
}

model::AnyRow RecordVerbs::draft(const Session& session, const model::TableInfo& table,
                                 const std::optional<model::AnyRow>& beside) {
  model::AnyRow draft(table);
  const auto parent = model::parentColumn(table);
  for (std::size_t i = 0; i < table.fields().size(); ++i) {
    const model::FieldInfo& field = table.fields()[i];
    if (field.refersTo.empty() || (field.isOptional && parent != i)) continue;
    if (beside) {
      draft.set(i, beside->value(i));
    } else if (!field.isOptional) {
      const auto first = firstRow(session, *model::tableNamed(field.refersTo));
      if (first) draft.set(i, first->value(std::size_t{0}));
    }
  }
  for (std::size_t i = 0; i < table.fields().size(); ++i) {
    const model::FieldInfo& field = table.fields()[i];
    using Kind = model::ColumnKind;
    const bool isPlace = field.kind == Kind::Hex || field.kind == Kind::Hexside;
    if (!isPlace || field.isOptional) continue;
    const hex::HexKey hex = session.hand().selection().hex.value_or(
        hex::HexKey{beside && field.kind == Kind::Hex ? std::get<std::int64_t>(beside->value(i))
                                                      : session.layout().allHexes().front().value});
    if (field.kind == Kind::Hex)
      draft.set(i, hex.value);
    else if (const auto side = hex::HexsideKey::of(hex, 0))
      draft.set(i, side->value);
  }
  if (table.column("ordinal")) draft.set("ordinal", std::int64_t{nextOrdinal(session, draft)});
  if (isOf<model::Unit>(table)) {
    draft.set("type", beside ? beside->value("type") : model::Value(std::string()));
  }
  if (isOf<model::Army>(table)) draft.set("colour", std::string("#4A6B8A"));
  nameDraft(session, draft);
  return draft;
}

RecordEdit RecordVerbs::add(const Session& session, const model::AnyRow& draft) {
  const model::Battle& battle = session.battle();
  const model::TableInfo& table = draft.table();
  const std::string title = tr("Add %1").arg(RowWords::kindAndName(session, draft)).toStdString();
  const std::string name = nameOf(draft);
  if (isOf<model::Scenario>(table)) {
    return edited(model::addScenario(battle, {name, tr("Variant").toStdString()}, title));
  }
  if (isOf<model::Variant>(table)) {
    return edited(model::addVariant(battle, draft.as<model::Variant>().scenario, name, title));
  }
  return addForce(session, draft, title);
}

QString RecordVerbs::cantCopy(const Session& session, const model::AnyRow& row) {
  if (const QString reason = Words::readOnlyReason(session); !reason.isEmpty()) return reason;
  if (isSingle(row.table())) return tr("A battle file holds one of these.");
  if (!row.table().hasIds()) return tr("It is told from others by what it says; add another instead.");
  return {};
}

RecordEdit RecordVerbs::copy(const Session& session, const model::AnyRow& row) {
  const model::Battle& battle = session.battle();
  const model::TableInfo& table = row.table();
  const std::string title = tr("Duplicate %1").arg(shownName(session, row)).toStdString();
  const std::string name = nextName(session, row);
  if (isOf<model::Scenario>(table))
    return edited(model::copyScenario(battle, row.as<model::Scenario>().id, name, title));
  if (isOf<model::Variant>(table)) return edited(model::copyVariant(battle, row.as<model::Variant>().id, name, title));
  if (isOf<model::SetUpBlock>(table))
    return edited(model::copyBlock(battle, row.as<model::SetUpBlock>().id, name, title));
  if (const auto part = forcePart(row); part && !isOf<model::Player>(table)) {
    auto made = model::duplicate(battle, *part, title);
    return {std::move(made.edit), made.part ? keyOf(*made.part) : std::string()};
  }
  const std::int64_t id = std::get<std::int64_t>(row.value(std::size_t{0}));
  model::RowCopies copies(battle);
  copies.add(row);
  if (const auto at = namingColumn(table)) copies.set(table, id, table.fields()[*at].name, name);
  if (table.column("ordinal")) copies.set(table, id, "ordinal", std::int64_t{nextOrdinal(session, row)});
  const std::string key = std::to_string(*copies.copyOf(table, id));
  return {copies.take(title), key};
}

bool RecordVerbs::canDerive(const model::TableInfo& table) {
  return isOf<model::Scenario>(table) || isOf<model::Variant>(table) || isOf<model::SetUpBlock>(table);
}

RecordEdit RecordVerbs::derive(const Session& session, const model::AnyRow& row) {
  const model::Battle& battle = session.battle();
  const std::string title = tr("Derive from %1").arg(shownName(session, row)).toStdString();
  const std::string name = nextName(session, row);
  if (isOf<model::Scenario>(row.table())) {
    return edited(model::deriveScenario(battle, row.as<model::Scenario>().id, name, title));
  }
  if (isOf<model::Variant>(row.table())) {
    return edited(model::deriveVariant(battle, row.as<model::Variant>().id, name, title));
  }
  return edited(model::deriveBlock(battle, row.as<model::SetUpBlock>().id, name, title));
}

QString RecordVerbs::cantMove(const Session& session, const model::AnyRow& row, int by) {
  if (const QString reason = Words::readOnlyReason(session); !reason.isEmpty()) return reason;
  if (!row.table().column("ordinal")) return tr("These have no order of their own.");
  if (model::moveRow(session.battle(), row, by, {}).empty()) {
    return by < 0 ? tr("It is the first.") : tr("It is the last.");
  }
  return {};
}

RecordEdit RecordVerbs::move(const Session& session, const model::AnyRow& row, int by) {
  const std::string title = tr("Move %1").arg(shownName(session, row)).toStdString();
  return {model::moveRow(session.battle(), row, by, title), row.key()};
}

QString RecordVerbs::cantRemove(const Session& session, const model::AnyRow& row) {
  if (const QString reason = Words::readOnlyReason(session); !reason.isEmpty()) return reason;
  const model::Battle& battle = session.battle();
  if (isSingle(row.table())) return tr("Without it the file would be no battle.");
  if (isOf<model::Scenario>(row.table()) && battle.all<model::Scenario>().size() == 1) {
    return tr("It is the only scenario; add another first.");
  }
  if (isOf<model::Variant>(row.table()) && rules::variants(battle, row.as<model::Variant>().scenario).size() == 1) {
    return tr("It is the only variant of its scenario; add another first.");
  }
  const model::BattleInfo* info = model::info(battle);
  if (isOf<model::System>(row.table()) && info && info->system == row.as<model::System>().id) {
    return tr("It holds the rules of this battle.");
  }
  return {};
}

model::Removal RecordVerbs::removal(const Session& session, const model::AnyRow& row) {
  const std::string title = tr("Delete %1").arg(shownName(session, row)).toStdString();
  const model::Battle& battle = session.battle();
  if (isOf<model::Scenario>(row.table())) return model::removalOf(battle, row.as<model::Scenario>().id, title);
  if (isOf<model::Variant>(row.table())) return model::removalOf(battle, row.as<model::Variant>().id, title);
  model::Removal removal = model::removalOf(battle, std::array{row}, title);
  // Rules and settings name tracks and spaces by their slugs, which references don't show.
  if (isOf<model::Track>(row.table())) {
    removal.edit = rules::removeTrackAndRules(battle, session.rules(), row.as<model::Track>().id, title);
  }
  if (isOf<model::Space>(row.table())) {
    removal.edit = model::removeSpaces(battle, std::array{row.as<model::Space>().id}, title);
  }
  return removal;
}

QString RecordVerbs::whatGoes(const model::Removal& removal, const model::AnyRow& row) {
  QStringList gone;
  for (const auto& each : removal.gone) {
    const int others = each.rows - (each.table == &row.table() ? 1 : 0);
    if (others > 0) gone << tr("%1: %L2").arg(FieldWords::many(*each.table)).arg(others);
  }
  QStringList clearedReferences;
  for (const auto& each : removal.clearedReferences) {
    clearedReferences << tr("%1 (%2): %L3")
                             .arg(FieldWords::many(*each.table),
                                  FieldWords::label(*each.table, each.table->fields()[each.column]))
                             .arg(each.rows);
  }
  QStringList sentences;
  if (!gone.isEmpty()) sentences << tr("With it go: %1.").arg(gone.join(QStringLiteral(", ")));
  if (!clearedReferences.isEmpty())
    sentences << tr("It is no longer named by: %1.").arg(clearedReferences.join(QStringLiteral(", ")));
  return sentences.join(QLatin1Char('\n'));
}

QString RecordVerbs::cantChange(const model::TableInfo& table, const model::FieldInfo& field) {
  if (!isOf<model::MapSheet>(table)) return {};
  constexpr std::array kLayout{"orientation", "shifted",     "edge_left",   "edge_right",
                               "edge_top",    "edge_bottom", "column_step", "row_step"};
  constexpr std::array kSize{"first_column", "first_row", "columns", "rows"};
  const auto is = [&](const char* name) { return field.name == name; };
  if (std::any_of(kLayout.begin(), kLayout.end(), is))
    return tr("This concerns every hex: change it with Map > Layout and numbers.");
  if (std::any_of(kSize.begin(), kSize.end(), is))
    return tr("This adds hexes or cuts them off: change it with Map > Size of the map.");
  return {};
}

QString RecordVerbs::cantBe(const Session& session, const std::optional<model::AnyRow>& row,
                            const model::AnyRow& wanted) {
  const model::TableInfo& table = wanted.table();
  const bool isNewKey = !row || row->key() != wanted.key();
  if (isNewKey && table.find(session.battle(), wanted.data())) return tr("There is such a row already.");
  const auto slug = table.column("slug");
  if (!slug || (row && row->value(*slug) == wanted.value(*slug))) return {};
  bool isTaken = false;
  const auto parent = model::parentColumn(table);
  // Short names must be unique under the same parent; those of the forces in the whole table.
  const bool isScoped = parent && !forcePart(wanted);
  table.forEach(session.battle(), [&](const void* other) {
    if (isScoped && model::valueOf(other, table.fields()[*parent]) != wanted.value(*parent)) return;
    if (row && table.keyText(other) == row->key()) return;
    isTaken = isTaken || model::valueOf(other, table.fields()[*slug]) == wanted.value(*slug);
  });
  return isTaken ? tr("Another one is called “%1”.").arg(Words::text(model::toText(wanted.value(*slug)))) : QString();
}

RecordEdit RecordVerbs::change(const Session& session, const model::AnyRow& row, const model::AnyRow& wanted,
                               const QString& column) {
  const model::Battle& battle = session.battle();
  const model::TableInfo& table = row.table();
  const auto at = table.column(column.toStdString());
  const QString label = at ? FieldWords::label(table, table.fields()[*at]) : column;
  const std::string title = tr("%1 of %2").arg(label, shownName(session, row)).toStdString();
  if (auto edit =
          changedForce<model::Player, model::Army, model::Command, model::Leader, model::Unit>(battle, wanted, title)) {
    return {std::move(*edit), wanted.key()};
  }
  model::Edit edit(title);
  if (wanted.key() != row.key()) {
    table.erase(edit, row.data());
    moveOrigins(edit, battle, row, wanted);
  } else if (!isOf<model::Provenance>(table)) {
    model::markSetByHand(edit, battle, table.name(), row.key(), column.toStdString());
  }
  wanted.putInto(edit);
  return {std::move(edit), wanted.key()};
}

}  // namespace redoubt::editor
