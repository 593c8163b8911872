#include "editor/dialogs/forces/manifest_model.h"

#include <algorithm>
#include <map>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/new_units.h"
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

bool isFigure(const rules::ManifestField& field) {
  return field.kind == Kind::Size || field.kind == Kind::Morale || field.kind == Kind::Fire || field.kind == Kind::Own;
}

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
  auto fields = showsAllSides_ ? rules::manifestFieldsOfAllSides(battle, session_.rules())
                               : rules::manifestFields(battle, session_.rules());
  // A game without commands has no empty column for them.
  if (battle.all<model::Command>().empty()) {
    std::erase_if(fields, [](const rules::ManifestField& field) { return field.kind == Kind::Commands; });
  }
  auto cells =
      rules::cellTexts({battle, session_.rules(), session_.layout(), session_.setUp().variant()}, units, fields);
  const QString wanted = plainText(filter.simplified());
  for (std::size_t row = units.size(); row-- > 0 && !wanted.isEmpty();) {
    const bool isLike = std::any_of(cells[row].begin(), cells[row].end(),
                                    [&](const std::string& cell) { return plainText(toQt(cell)).contains(wanted); });
    if (isLike) continue;
    units.erase(units.begin() + static_cast<std::ptrdiff_t>(row));
    cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(row));
  }
  const bool hasNewRow = !session_.isReadOnly() && wanted.isEmpty() && (army || battle.all<model::Army>().size() == 1);
  // If only figures change, the view keeps its state.
  if (units == units_ && fields == fields_ && hasNewRow == hasNewRow_) {
    if (rowCount() > 0) emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    if (cells == cells_) return;  // so that unfinished input stays
    cells_ = std::move(cells);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  units_ = std::move(units);
  fields_ = fields;
  cells_ = std::move(cells);
  hasNewRow_ = hasNewRow;
  endResetModel();
}

std::optional<Id<model::Unit>> ManifestModel::unit(int row) const {
  return row >= 0 && row < unitCount() ? std::optional(units_[static_cast<std::size_t>(row)]) : std::nullopt;
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
    case Kind::Own: break;
  }
  for (const rules::FigureKind& kind : rules::figureKinds(book)) {
    if (kind.slug == field.figure) return toQt(kind.title);
  }
  return toQt(field.figure);
}

QString ManifestModel::title(const rules::ManifestField& field) const {
  return titleBy(session_.translatedRules(), field);
}

QString ManifestModel::titleBy(const rules::RuleBook& book, const rules::ManifestField& field) {
  const QString plain = plainTitle(field, book);
  if (field.side == 0) return plain;
  return field.side == 1 ? tr("%1, back", "figure of a counter").arg(plain)
                         : tr("%1, side %2", "figure of a counter").arg(plain).arg(field.side + 1);
}

QStringList ManifestModel::headings(const rules::ManifestField& field) const {
  static const std::map<Kind, QStringList> kWords{
      {Kind::Name, {QStringLiteral("name"), QStringLiteral("unit")}},
      {Kind::ShortName, {QStringLiteral("short"), QStringLiteral("short name")}},
      {Kind::Type, {QStringLiteral("type")}},
      {Kind::Commands, {QStringLiteral("command"), QStringLiteral("commands"), QStringLiteral("formation")}},
      {Kind::Size, {QStringLiteral("size")}},
      {Kind::Morale, {QStringLiteral("morale")}},
      {Kind::Fire, {QStringLiteral("fire")}},
      {Kind::Hex, {QStringLiteral("hex")}},
  };
  // Spreadsheets can have the titles of the rules as they are stored, too.
  QStringList words{plainText(title(field)), plainText(titleBy(session_.rules(), field))};
  words.removeDuplicates();
  if (field.side > 0) {
    for (const QString& heading : QStringList(words)) words << QString(heading).remove(QLatin1Char(','));
    return words;
  }
  if (const auto known = kWords.find(field.kind); known != kWords.end()) return words + known->second;
  for (const rules::RuleBook* book : {&session_.translatedRules(), &session_.rules()}) {
    for (const rules::FigureKind& kind : rules::figureKinds(*book)) {
      if (kind.slug == field.figure) words << plainText(toQt(kind.slug)) << plainText(toQt(kind.shortTitle));
    }
  }
  return words;
}

std::optional<Id<model::Unit>> ManifestModel::unitCalled(const QString& name) const {
  for (const Id<model::Unit> id : units_) {
    const model::Unit* unit = session_.battle().find<model::Unit>(id);
    if (unit && toQt(unit->name) == name) return id;
  }
  return std::nullopt;
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
  }
  return offers;
}

int ManifestModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : unitCount() + (hasNewRow_ ? 1 : 0);
}

int ManifestModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(fields_.size());
}

QVariant ManifestModel::data(const QModelIndex& index, int role) const {
  const auto& field = fields_[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole && (isFigure(field) || field.kind == Kind::Hex)) return int(Qt::AlignCenter);
  const bool isNew = index.row() >= unitCount();
  if (isNew) {
    if (role == Qt::DisplayRole && index.column() == 0) return tr("New unit…");
    if (role == Qt::ForegroundRole) return colours().third;
    return {};
  }
  if (role == Qt::DisplayRole || role == Qt::EditRole)
    return toQt(cells_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())]);
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
  const bool isNew = index.row() >= unitCount();
  if (!session_.isReadOnly() && (!isNew || index.column() == 0)) flags |= Qt::ItemIsEditable;
  return flags;
}

bool ManifestModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole) return false;
  emit typed(index.row(), index.column(), value.toString());
  return true;
}

QVariant ManifestModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation == Qt::Vertical) return findingsData(section, role);
  if (role == Qt::DisplayRole) return title(fields_[static_cast<std::size_t>(section)]);
  return {};
}

}  // namespace redoubt::editor
