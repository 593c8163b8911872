#include "editor/dialogs/forces/manifest_model.h"

#include <algorithm>
#include <map>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/command/chain_of_command.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
#include "core/rules/set_up/set_up.h"
#include "editor/dialogs/forces/forces_words.h"
#include "editor/fields/row_findings.h"
#include "editor/session/to_qt.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using Kind = rules::ManifestField::Kind;

using rules::isFigure;

}  // namespace

ManifestModel::ManifestModel(Session& session, QObject* parent) : QAbstractTableModel(parent), session_(session) {}

void ManifestModel::show(std::optional<Id<model::Army>> army, const QString& filter) {
  const model::Battle& battle = session_.battle();
  std::vector<Id<model::Unit>> units;
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* each : model::armiesOf(battle, player->id)) {
      if (army && each->id != *army) continue;
      for (const model::Unit* unit : model::unitsIn(battle, each->id)) units.push_back(unit->id);
    }
  }
  isOfAllArmies_ = !army && battle.all<model::Army>().size() > 1;
  auto fields = showsAllSides_ ? rules::allManifestFields(battle, session_.rules())
                               : rules::manifestFields(battle, session_.rules());
  // A game without commands has no empty column for them, nor one without entries.
  std::erase_if(fields, [&](const rules::ManifestField& field) {
    return (field.kind == Kind::Commands && battle.all<model::Command>().empty()) ||
           (field.kind == Kind::Entry && battle.all<model::Entry>().empty()) || field.kind == Kind::Army;
  });
  auto cells =
      rules::cellTexts({battle, session_.rules(), session_.layout(), session_.setUp().variant()}, units, fields);
  mayHaveNewRow_ = !session_.isReadOnly() && (army || battle.all<model::Army>().size() == 1);
  filter_ = plainText(filter.simplified());
  // If only cells change, the view keeps its state.
  const bool isSame = units == units_ && fields == fields_ && groupBy_ == GroupBy::Nothing && !sort_;
  if (isSame && cells == cells_ && rows_.size() == wanted().size()) {
    if (rowCount() > 0) emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    const bool wantsNewRow = mayHaveNewRow_ && filter_.isEmpty() && columnFilters_.empty();
    if (wantsNewRow == hasNewRow_) return;  // so that unfinished input stays
  }
  const bool areOtherColumns = fields != fields_;
  if (areOtherColumns) beginResetModel();
  units_ = std::move(units);
  fields_ = std::move(fields);
  cells_ = std::move(cells);
  plain_.clear();
  if (areOtherColumns) {
    rows_.clear();
    groups_.clear();
    hasNewRow_ = false;
    endResetModel();
  }
  findGroups();
  arrange();
}

void ManifestModel::filter(const QString& words) {
  const QString plain = plainText(words.simplified());
  if (plain == filter_) return;
  filter_ = plain;
  arrange();
}

void ManifestModel::filterColumn(const rules::ManifestField& field, const QString& words) {
  const QString plain = plainText(words.simplified());
  std::erase_if(columnFilters_, [&](const auto& each) { return each.first == field; });
  if (!plain.isEmpty()) columnFilters_.emplace_back(field, plain);
  arrange();
  emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
}

QString ManifestModel::columnFilter(const rules::ManifestField& field) const {
  for (const auto& [of, words] : columnFilters_) {
    if (of == field) return words;
  }
  return {};
}

void ManifestModel::clearColumnFilters() {
  columnFilters_.clear();
  arrange();
  emit headerDataChanged(Qt::Horizontal, 0, std::max(0, columnCount() - 1));
}

void ManifestModel::sortOn(int column) {
  const rules::ManifestField& field = fields_[static_cast<std::size_t>(column)];
  if (sort_ != field) {
    sort_ = field;
    sortOrder_ = Qt::AscendingOrder;
  } else if (sortOrder_ == Qt::AscendingOrder) {
    sortOrder_ = Qt::DescendingOrder;
  } else {
    sort_.reset();
  }
  arrange();
}

std::optional<int> ManifestModel::sortColumn() const {
  const auto at = sort_ ? std::find(fields_.begin(), fields_.end(), *sort_) : fields_.end();
  return at == fields_.end() ? std::nullopt : std::optional(static_cast<int>(at - fields_.begin()));
}

void ManifestModel::groupBy(GroupBy by) {
  if (groupBy_ == by) return;
  groupBy_ = by;
  findGroups();
  arrange();
}

// Those that the filters let through, in the order of the rules.
std::vector<std::size_t> ManifestModel::wanted() const {
  std::vector<std::size_t> units;
  units.reserve(units_.size());
  if (filter_.isEmpty() && columnFilters_.empty()) {
    for (std::size_t unit = 0; unit < units_.size(); ++unit) units.push_back(unit);
    return units;
  }
  if (plain_.size() != cells_.size()) {
    plain_.clear();
    for (const auto& cells : cells_) {
      auto& plain = plain_.emplace_back();
      for (const std::string& text : cells) plain.push_back(plainText(toQt(text)));
    }
  }
  std::vector<std::pair<std::size_t, QString>> columns;
  for (const auto& [field, words] : columnFilters_) {
    const auto at = std::find(fields_.begin(), fields_.end(), field);
    if (at != fields_.end()) columns.emplace_back(static_cast<std::size_t>(at - fields_.begin()), words);
  }
  for (std::size_t unit = 0; unit < units_.size(); ++unit) {
    const auto& plain = plain_[unit];
    const bool isLike = filter_.isEmpty() || std::any_of(plain.begin(), plain.end(),
                                                         [&](const QString& text) { return text.contains(filter_); });
    const bool areLike = std::all_of(columns.begin(), columns.end(),
                                     [&](const auto& column) { return plain[column.first].contains(column.second); });
    if (isLike && areLike) units.push_back(unit);
  }
  return units;
}

void ManifestModel::sortUnits(std::vector<std::size_t>& units) const {
  const auto column = sortColumn();
  if (!column) return;
  const auto at = static_cast<std::size_t>(*column);
  const bool isNumber = isFigure(fields_[at]) || fields_[at].kind == Kind::Counters;
  struct Key {
    bool isEmpty;
    int number;
    std::string text;
    std::size_t unit;
  };
  std::vector<Key> keys;
  keys.reserve(units.size());
  for (const std::size_t unit : units) {
    const std::string& text = cells_[unit][at];
    const auto figure = isNumber ? rules::figureOfText(text, true) : std::nullopt;
    keys.push_back({text.empty(), figure && *figure ? **figure : 0, isNumber ? std::string() : text, unit});
  }
  const bool isUp = sortOrder_ == Qt::AscendingOrder;
  // Empty cells come last both ways.
  std::stable_sort(keys.begin(), keys.end(), [&](const Key& one, const Key& other) {
    if (one.isEmpty != other.isEmpty) return other.isEmpty;
    const Key& a = isUp ? one : other;
    const Key& b = isUp ? other : one;
    return isNumber ? a.number < b.number : naturalLess(a.text, b.text);
  });
  for (std::size_t i = 0; i < keys.size(); ++i) units[i] = keys[i].unit;
}

// The groups of a unit; those of several commands are in each.
QStringList ManifestModel::groupsOf(std::size_t unit) const {
  const model::Battle& battle = session_.translated();
  const model::Unit* of = battle.find<model::Unit>(units_[unit]);
  if (!of) return {QString()};
  switch (groupBy_) {
    case GroupBy::Army: {
      const model::Army* army = battle.find<model::Army>(of->army);
      return {army ? toQt(army->name) : QString()};
    }
    case GroupBy::Type: return {toQt(rules::typeTitle(session_.translatedRules(), of->type))};
    case GroupBy::Command: {
      QStringList names;
      for (const model::Command* command : rules::commandsOf(battle, of->id)) names << toQt(command->name);
      return names.isEmpty() ? QStringList{tr("Without a command")} : names;
    }
    case GroupBy::Sheet: {
      QStringList names;
      for (const model::Counter& counter : battle.where<&model::Counter::unit>(of->id)) {
        for (const model::Face& face : battle.where<&model::Face::counter>(counter.id)) {
          for (const model::SheetCell& place : battle.where<&model::SheetCell::face>(face.id)) {
            const model::CounterSheet* sheet = battle.find<model::CounterSheet>(place.counterSheet);
            if (sheet && !names.contains(toQt(sheet->title))) names << toQt(sheet->title);
          }
        }
      }
      return names.isEmpty() ? QStringList{tr("On no scanned sheet")} : names;
    }
    case GroupBy::Nothing: break;
  }
  return {QString()};
}

std::vector<ManifestModel::Row> ManifestModel::grouped(const std::vector<std::size_t>& units) {
  std::vector<Row> rows;
  groups_.clear();
  if (groupBy_ == GroupBy::Nothing) {
    for (const std::size_t unit : units) rows.push_back({unit});
    return rows;
  }
  for (const QString& title : groupTitles_) groups_.push_back({title, {}});
  std::vector<std::vector<std::size_t>> members(groups_.size());
  for (const std::size_t unit : units) {
    for (const std::size_t group : groupsOfUnits_[unit]) members[group].push_back(unit);
  }
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    if (members[group].empty()) continue;
    rules::ForceSum& sum = groups_[group].sum;
    rows.push_back({0, group});
    for (const std::size_t unit : members[group]) {
      rows.push_back({unit});
      ++sum.units;
      for (std::size_t column = 0; column < fields_.size(); ++column) {
        const rules::ManifestField& field = fields_[column];
        const bool isCount = field.kind == Kind::Counters;
        if (!isCount && !isFigure(field)) continue;
        const auto value = rules::figureOfText(cells_[unit][column], true);
        if (isCount) sum.counters += value && *value ? **value : 0;
        if (isCount) continue;
        rules::FigureSum& of = sum.figures[std::to_string(column)];  // sides apart
        of.sum += value && *value ? **value : 0;
        of.unknown += !(value && *value);
      }
    }
  }
  return rows;
}

// In the order in which the rules have their first unit.
void ManifestModel::findGroups() {
  groupTitles_.clear();
  groupsOfUnits_.clear();
  std::map<QString, std::size_t> known;
  for (std::size_t unit = 0; unit < units_.size() && groupBy_ != GroupBy::Nothing; ++unit) {
    auto& groups = groupsOfUnits_.emplace_back();
    for (const QString& title : groupsOf(unit)) {
      const auto [found, isNew] = known.try_emplace(title, groupTitles_.size());
      if (isNew) groupTitles_.push_back(title);
      groups.push_back(found->second);
    }
  }
}

void ManifestModel::showFindings() {
  if (rowCount() > 0) emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

void ManifestModel::arrange() {
  std::vector<std::size_t> units = wanted();
  sortUnits(units);
  const bool hasNewRow =
      mayHaveNewRow_ && filter_.isEmpty() && columnFilters_.empty() && groupBy_ == GroupBy::Nothing && !sort_;
  std::vector<Row> rows = grouped(units);
  if (rows.size() == rows_.size() && hasNewRow == hasNewRow_) {
    rows_ = std::move(rows);
    if (rowCount() == 0) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  hasNewRow_ = hasNewRow;
  endResetModel();
}

std::optional<Id<model::Unit>> ManifestModel::unit(int row) const {
  if (row < 0 || row >= unitCount()) return std::nullopt;
  const Row& at = rows_[static_cast<std::size_t>(row)];
  return at.group ? std::nullopt : std::optional(units_[at.unit]);
}

bool ManifestModel::isGroup(int row) const {
  return row >= 0 && row < unitCount() && rows_[static_cast<std::size_t>(row)].group;
}

std::vector<Id<model::Unit>> ManifestModel::units() const {
  std::vector<Id<model::Unit>> units;
  for (const Row& row : rows_) {
    if (!row.group && std::find(units.begin(), units.end(), units_[row.unit]) == units.end())
      units.push_back(units_[row.unit]);
  }
  return units;
}

const std::string& ManifestModel::cell(const Row& row, int column) const {
  return cells_[row.unit][static_cast<std::size_t>(column)];
}

QString ManifestModel::plainTitle(const rules::ManifestField& field, const rules::RuleBook& book) {
  switch (field.kind) {
    case Kind::Name: return tr("Name");
    case Kind::ShortName: return tr("Short");
    case Kind::Type: return tr("Type");
    case Kind::Commands: return tr("Commands");
    case Kind::Size: return tr("Size");
    case Kind::Morale: return tr("Morale");
    case Kind::Fire: return tr("Fire");
    case Kind::Hex: return tr("Hex");
    case Kind::Army: return tr("Army");
    case Kind::Counters: return tr("Counters");
    case Kind::Back: return tr("Back shows");
    case Kind::Facing: return tr("Facing");
    case Kind::Entry: return tr("Entry");
    case Kind::Own: break;
  }
  for (const rules::FigureKind& kind : rules::figureKinds(book)) {
    if (kind.slug == field.figure) return toQt(kind.title);
  }
  return toQt(field.figure);
}

QString ManifestModel::title(const rules::ManifestField& field) const {
  return titleIn(session_.translatedRules(), field);
}

QString ManifestModel::titleIn(const rules::RuleBook& book, const rules::ManifestField& field) {
  const QString plain = plainTitle(field, book);
  if (field.side == 0) return plain;
  return field.side == 1 ? tr("%1, back", "figure of a counter").arg(plain)
                         : tr("%1, side %2", "figure of a counter").arg(plain).arg(field.side + 1);
}

QStringList ManifestModel::offers(int row, int column) const {
  const Kind kind = fields_[static_cast<std::size_t>(column)].kind;
  QStringList offers;
  if (kind == Kind::Type) {
    for (const std::string& type : session_.rules().under("unit-type")) {
      if (rules::armOfType(session_.rules(), type)) offers << toQt(rules::typeTitle(session_.rules(), type));
    }
  } else if (kind == Kind::Commands && unit(row)) {
    const model::Unit* of = session_.battle().find<model::Unit>(*unit(row));
    for (const model::Command* command : model::commandsIn(session_.battle(), of->army)) offers << toQt(command->name);
  } else if (kind == Kind::Back) {
    offers << QStringLiteral("step") << QStringLiteral("state") << QStringLiteral("chit") << QStringLiteral("none");
  } else if (kind == Kind::Entry && unit(row)) {
    const model::Unit* of = session_.battle().find<model::Unit>(*unit(row));
    const model::Variant* variant = session_.battle().find(session_.setUp().variant());
    if (!variant) return offers;
    for (const model::Entry* entry : rules::rowsIn<model::Entry>(session_.battle(), variant->scenario)) {
      if (entry->army == of->army) offers << toQt(entry->slug);
    }
  }
  return offers;
}

int ManifestModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : unitCount() + (hasNewRow_ ? 1 : 0);
}

int ManifestModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(fields_.size());
}

QVariant ManifestModel::groupData(const Group& group, const rules::ManifestField& field, int role) const {
  if (role == Qt::FontRole) return themeFont(TextStyle::Strong);
  if (role == Qt::BackgroundRole) return mixed(colours().base, colours().text, 0.06);
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
  if (field.kind == Kind::Name) {
    return tr("%1 · %2", "group, number of units").arg(group.title, tr("%n units", nullptr, group.sum.units));
  }
  if (field.kind == Kind::Counters) return group.sum.counters;
  if (!isFigure(field)) return {};
  const auto column = std::find(fields_.begin(), fields_.end(), field) - fields_.begin();
  const auto found = group.sum.figures.find(std::to_string(column));
  if (found == group.sum.figures.end() || found->second.unknown == group.sum.units) return {};
  if (role == Qt::ToolTipRole && found->second.unknown > 0) {
    return plainTip(tr("The sum of those that are known; of %n units it is not.", nullptr, found->second.unknown));
  }
  return found->second.sum;
}

QVariant ManifestModel::data(const QModelIndex& index, int role) const {
  const auto& field = fields_[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole && (isFigure(field) || field.kind == Kind::Hex || field.kind == Kind::Counters))
    return int(Qt::AlignCenter);
  const bool isNew = index.row() >= unitCount();
  if (isNew) {
    if (role == Qt::DisplayRole && field.kind == Kind::Name) return tr("New unit…");
    if (role == Qt::ForegroundRole) return colours().third;
    return {};
  }
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (row.group) return groupData(groups_[*row.group], field, role);
  if (role == Qt::DisplayRole || role == Qt::EditRole) return toQt(cell(row, index.column()));
  if (role == Qt::DecorationRole && field.kind == Kind::Name && isOfAllArmies_) {
    const model::Unit* of = session_.battle().find(unit(index.row()));
    const model::Army* army = of ? session_.battle().find<model::Army>(of->army) : nullptr;
    const QColor colour(army ? toQt(army->colour) : QString());
    return colour.isValid() ? QVariant(colour) : QVariant();
  }
  if ((role == Qt::FontRole || role == Qt::ForegroundRole) && isEstimate(index.row(), field)) {
    if (role == Qt::ForegroundRole) return colours().second;
    QFont font = themeFont(TextStyle::Body);
    font.setItalic(true);
    return font;
  }
  if (role == Qt::ToolTipRole) {
    const QString words = index.data().toString();
    return words.isEmpty() ? QVariant() : QVariant(plainTip(words));
  }
  return {};
}

// In the same way as in the inspector.
bool ManifestModel::isEstimate(int row, const rules::ManifestField& field) const {
  if (!isFigure(field) || !unit(row)) return false;
  const auto side = static_cast<std::size_t>(field.side);
  const auto sides = side == 0 ? std::vector{rules::firstFace(session_.battle(), *unit(row))}
                               : rules::sidesOf(session_.battle(), *unit(row));
  const model::Face* face = side < sides.size() ? sides[side] : nullptr;
  if (!face) return false;
  const auto isEstimateOn = [&](const std::string& kind) {
    return rules::figureOf(session_.battle(), face->id, kind).isEstimate;
  };
  switch (field.kind) {
    case Kind::Size: return isEstimateOn(model::kSize);
    case Kind::Morale: return isEstimateOn(model::kMorale);
    case Kind::Fire: return isEstimateOn(model::kFire);
    default: return isEstimateOn(field.figure);
  }
}

QVariant ManifestModel::findingsData(int row, int role) const {
  if (isGroup(row)) return role == Qt::DisplayRole ? QVariant(QString()) : QVariant();
  if (!unit(row)) return role == Qt::DisplayRole ? QVariant(QStringLiteral("+")) : QVariant();
  const check::Subject subject = ForcesWords::subject(session_.battle(), *unit(row));
  const model::Scenario* scenario = session_.battle().find(session_.setUp().scenario());
  const auto found = findingsAbout(session_, subject, scenario ? scenario->slug : "");
  const auto severity = worstSeverity(found);
  if (role == Qt::DecorationRole && severity) {
    return signIcon(*severity == model::Severity::Error     ? Sign::Error
                    : *severity == model::Severity::Warning ? Sign::Warning
                                                            : Sign::Note);
  }
  if (role == Qt::ToolTipRole && severity) return plainTip(faultWords(session_, found));
  return role == Qt::DisplayRole ? QVariant(row + 1) : QVariant();
}

Qt::ItemFlags ManifestModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
  if (isGroup(index.row())) return flags;
  const bool isNew = index.row() >= unitCount();
  const bool isName = fields_[static_cast<std::size_t>(index.column())].kind == Kind::Name;
  if (!session_.isReadOnly() && (!isNew || isName)) flags |= Qt::ItemIsEditable;
  return flags;
}

bool ManifestModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  emit typed(index.row(), index.column(), value.toString());
  return true;
}

QVariant ManifestModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return findingsData(section, role);
  const rules::ManifestField& field = fields_[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return title(field);
  const QString words = columnFilter(field);
  if (role == Qt::FontRole && !words.isEmpty()) return themeFont(TextStyle::Strong);
  if (role == Qt::ToolTipRole && !words.isEmpty()) return plainTip(tr("Only cells with “%1”").arg(words));
  return {};
}

}  // namespace redoubt::editor
