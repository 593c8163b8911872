#include <QFontMetrics>
#include <algorithm>
#include <utility>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/table_steps.h"
#include "editor/boards/figures_view.h"
#include "editor/words/words.h"

// The contents of the table of figures, and typing and pasting into it.
namespace redoubt::editor {
namespace {

// Reduces the figures of a face by a loss marker (M3.4, S3.4).
void lowerBy(const rules::Strength& strength, const std::vector<FiguresModel::FigureColumn>& columns,
             FiguresModel::Line& line) {
  line.marker = strength.marker;
  line.title += FiguresModel::tr(" −%1", "losses shown by a marker").arg(strength.marker);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].name == model::kMorale) line.figures[i].value = strength.figures.morale;
    if (columns[i].name == model::kSize) line.figures[i].value = strength.figures.size;
    if (columns[i].name == model::kFire) line.figures[i].value = strength.figures.fire;
  }
}

FiguresModel::Figure figureOf(const Session& session, const model::Provenance* provenance, std::optional<int> value) {
  FiguresModel::Figure figure;
  figure.value = value;
  figure.status = provenance ? provenance->status : value ? model::Status::Printed : model::Status::Unknown;
  if (!value) figure.status = model::Status::Unknown;
  figure.provenance = Words::provenance(session, provenance);
  figure.citation = Words::citation(session, provenance);
  return figure;
}

// Arms that never check morale have none (`morale/exempt`): their morale is not missing.
bool isWithoutMorale(const Session& session, const model::Face& face) {
  const model::Counter* counter = session.translated().find<model::Counter>(face.counter);
  const model::Unit* unit = counter ? session.translated().find(counter->unit) : nullptr;
  const auto arm = unit ? rules::armOfType(session.translatedRules(), unit->type) : std::nullopt;
  const auto exempt = session.translatedRules().texts("morale/exempt");
  const bool hasMorale = rules::figureValue(session.translated(), face.id, model::kMorale).has_value();
  return !hasMorale && arm && std::find(exempt.begin(), exempt.end(), *arm) != exempt.end();
}

FiguresModel::Figure figureOn(const Session& session, const model::Face& face, const std::string& kind) {
  const model::Battle& battle = session.translated();
  return figureOf(session, rules::figureProvenance(battle, face.id, kind), rules::figureValue(battle, face.id, kind));
}

// Rules that need no firepower don't show it (K12.2), unless a counter of the unit has it.
bool showsFire(const Session& session, Id<model::Unit> unit) {
  if (rules::countsFirepower(session.translatedRules())) return true;
  const model::Battle& battle = session.translated();
  const auto& steps = battle.all<model::Step>();
  return std::any_of(steps.begin(), steps.end(), [&](const model::Step& step) {
    const model::Face* face = step.unit == unit ? battle.find<model::Face>(step.face) : nullptr;
    return face && rules::figureValue(battle, face->id, model::kFire);
  });
}

std::vector<FiguresModel::FigureColumn> columnsFor(const Session& session, const model::Subject& subject) {
  std::vector<FiguresModel::FigureColumn> columns;
  if (subject.unit) {
    const auto uses = [&](std::string_view figure) { return rules::usesFigure(session.translatedRules(), figure); };
    if (uses(model::kMorale))
      columns.push_back({model::kMorale, FiguresModel::tr("Morale"), FiguresModel::tr("Morale")});
    if (uses(model::kSize)) columns.push_back({model::kSize, FiguresModel::tr("Size"), FiguresModel::tr("Size")});
    const bool hasFire = uses(model::kFire) && showsFire(session, *subject.unit);
    if (hasFire) columns.push_back({model::kFire, FiguresModel::tr("Fire"), FiguresModel::tr("Fire")});
  }
  const auto kinds = subject.unit ? rules::figureKindsOfUnits(session.translatedRules())
                                  : rules::figureKindsOfLeaders(session.translatedRules());
  for (const rules::FigureKind& kind : kinds) {
    columns.push_back({kind.slug, Words::text(kind.title), Words::text(kind.shortTitle), kind.isSigned});
  }
  return columns;
}

int leastFigure(bool isSigned) {
  return isSigned ? -model::kMostFigure : 0;
}

// A typed figure: empty text is an unknown figure; nothing for text that is not a figure.
std::optional<std::optional<int>> figureFromText(QString text, bool isSigned) {
  text = text.trimmed().replace(QStringLiteral("−"), QStringLiteral("-"));
  if (text.isEmpty() || text == QStringLiteral("–")) return std::optional<int>();
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  if (!isNumber || number < leastFigure(isSigned) || number > model::kMostFigure) return std::nullopt;
  return number;
}

}  // namespace

std::optional<model::Status> FiguresModel::Line::status() const {
  if (figures.empty()) return std::nullopt;
  const model::Status first = figures.front().status;
  const bool isOne =
      std::all_of(figures.begin(), figures.end(), [&](const Figure& figure) { return figure.status == first; });
  return isOne ? std::optional(first) : std::nullopt;
}

QString FiguresModel::Line::citations() const {
  QStringList texts;
  for (const Figure& figure : figures) {
    if (!figure.citation.isEmpty() && !texts.contains(figure.citation)) texts << figure.citation;
  }
  return texts.join(QStringLiteral(", "));
}

FiguresModel::Line FiguresModel::lineOf(const Session& session, const model::Face& face) const {
  Line line;
  line.face = face.id;
  for (const FigureColumn& column : columns_) {
    line.figures.push_back(figureOn(session, face, column.name));
    if (column.name == model::kMorale && isWithoutMorale(session, face)) {
      line.figures.back().status = model::Status::Derived;
      line.figures.back().provenance = tr("its arm never checks morale");
    }
  }
  const QString side = face.side == model::FaceSide::Front ? tr("front") : tr("back");
  const model::Counter* counter = session.translated().find<model::Counter>(face.counter);
  const bool hasNumber = counter && counter->role == model::CounterRole::Unit;
  line.title = hasNumber ? tr("%1 %2", "counter number and side").arg(counter->number).arg(side) : side;
  return line;
}

std::vector<FiguresModel::Line> FiguresModel::unitLines(const Session& session, Id<model::Unit> unit) const {
  const model::Battle& battle = session.translated();
  std::vector<Line> lines;
  for (const rules::TableStep& step : rules::tableSteps(battle, session.translatedRules(), unit)) {
    const model::Face* face = battle.find(step.strength.face);
    if (!face) continue;
    Line line = lineOf(session, *face);
    if (step.strength.marker > 0) lowerBy(step.strength, columns_, line);
    line.ordinal = step.strength.ordinal;
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<FiguresModel::Line> FiguresModel::leaderLines(const Session& session, Id<model::Leader> leader) const {
  const model::Face* face = rules::leaderFace(session.translated(), leader);
  if (!face || columns_.empty()) return {};
  return {lineOf(session, *face)};
}

void FiguresModel::setSubject(const Session& session, const model::Subject& subject) {
  const auto columns = std::exchange(columns_, columnsFor(session, subject));
  isLeader_ = subject.leader.has_value();
  mayChange_ = !session.isReadOnly();
  std::vector<Line> lines = subject.unit     ? unitLines(session, *subject.unit)
                            : subject.leader ? leaderLines(session, *subject.leader)
                                             : std::vector<Line>();
  if (lines == lines_ && columns == columns_) return;
  // A field that is being typed in stays while the figures of the same faces change.
  if (columns == columns_ &&
      std::equal(lines.begin(), lines.end(), lines_.begin(), lines_.end(),
                 [](const Line& a, const Line& b) { return a.face == b.face && a.marker == b.marker; })) {
    lines_ = std::move(lines);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  cutHeadings_.clear();
  lines_ = std::move(lines);
  endResetModel();
}

const FiguresModel::FigureColumn* FiguresModel::figureColumn(int column) const {
  const bool isFigure = column >= MoraleColumn && column < statusColumn();
  return isFigure ? &columns_[static_cast<std::size_t>(column - MoraleColumn)] : nullptr;
}

void FiguresModel::fitHeading(int column, int room, const QFontMetrics& metrics) {
  const QString& whole = figureColumn(column)->header;
  QString cut;
  if (metrics.horizontalAdvance(whole) > room) {
    const QString point = QStringLiteral(".");
    for (qsizetype letters = whole.size() - 1; letters > 0; --letters) {
      cut = whole.left(letters).trimmed() + point;
      if (metrics.horizontalAdvance(cut) <= room) break;
    }
  }
  const auto before = cutHeadings_.find(column);
  if (cut == (before == cutHeadings_.end() ? QString() : before->second)) return;
  cutHeadings_[column] = cut;
  emit headerDataChanged(Qt::Horizontal, column, column);
}

QString FiguresModel::shown(int row, int column) const {
  const auto value = figure(row, column).value;
  return value ? Words::text(rules::figureText(*value, figureColumn(column)->isSigned)) : QStringLiteral("–");
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}
int FiguresModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : sourceColumn() + 1;
}

QVariant FiguresModel::figureData(int row, int column, int role) const {
  const Figure& one = figure(row, column);
  const bool isUnknown = !one.value && one.status == model::Status::Unknown;
  const QString value = isUnknown ? tr("unknown") : one.value ? shown(row, column) : tr("none");
  switch (role) {
    case Qt::DisplayRole: return value;
    case Qt::EditRole: return one.value ? value : QString();
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return tr("%1 %2: %3").arg(figureColumn(column)->title, value, one.provenance);
    default: return {};
  }
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (figureColumn(index.column())) return figureData(index.row(), index.column(), role);
  const Line& one = line(index.row());
  if (role == Qt::ToolTipRole) {
    QStringList notes;
    for (const Figure& figure : one.figures) {
      if (!notes.contains(figure.provenance)) notes << figure.provenance;
    }
    return notes.join(QLatin1Char('\n'));
  }
  if (role != Qt::DisplayRole) return {};
  if (index.column() == StepColumn) return one.title;
  if (index.column() == sourceColumn()) return one.citations();
  return one.status() ? Words::status(*one.status()) : tr("mixed");
}

Qt::ItemFlags FiguresModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  const bool mayType = index.isValid() && figureColumn(index.column()) && mayChange_ && line(index.row()).marker == 0;
  return mayType ? flags | Qt::ItemIsEditable : flags;
}

bool FiguresModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
  const FigureColumn& column = *figureColumn(index.column());
  const auto number = figureFromText(value.toString(), column.isSigned);
  if (!number) return false;
  emit typed(line(index.row()).face, column.name, *number);
  return true;
}

QString FiguresModel::paste(const QModelIndex& first, const std::vector<std::vector<std::string>>& cells) {
  std::vector<model::FigureChange> changes;
  int row = first.row();
  for (const std::vector<std::string>& texts : cells) {
    int column = first.column();
    for (const std::string& text : texts) {
      const QModelIndex at = index(row, column);
      if (!(flags(at) & Qt::ItemIsEditable)) {
        return tr("Nothing was changed: the block reaches beyond the figures that can be typed here.");
      }
      const FigureColumn& figure = *figureColumn(column);
      const auto number = figureFromText(Words::text(text), figure.isSigned);
      if (!number) {
        return tr("Nothing was changed: “%1” is no figure. %2 takes a number from %3 to %4, or nothing where it is "
                  "unknown.")
            .arg(Words::text(text).simplified(), figure.title)
            .arg(leastFigure(figure.isSigned))
            .arg(model::kMostFigure);
      }
      changes.push_back({line(row).face, figure.name, *number});
      ++column;
    }
    ++row;
  }
  if (!changes.empty()) emit pasted(changes);
  return {};
}

void FiguresModel::forget(const QModelIndexList& cells) {
  std::vector<model::FigureChange> changes;
  for (const QModelIndex& at : cells) {
    if (flags(at) & Qt::ItemIsEditable) {
      changes.push_back({line(at.row()).face, figureColumn(at.column())->name, std::nullopt});
    }
  }
  if (!changes.empty()) emit pasted(changes);
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
  if (const FigureColumn* column = figureColumn(section)) {
    const auto cut = cutHeadings_.find(section);
    const QString heading = cut == cutHeadings_.end() || cut->second.isEmpty() ? column->header : cut->second;
    if (role == Qt::ToolTipRole) return heading != column->title ? QVariant(column->title) : QVariant();
    if (role == Qt::AccessibleTextRole) return column->title;
    return role == Qt::DisplayRole ? QVariant(heading) : QVariant();
  }
  if (role != Qt::DisplayRole) return {};
  if (section == StepColumn) return isLeader_ ? tr("Side") : tr("Step");
  return section == statusColumn() ? tr("Status") : tr("Source");
}

}  // namespace redoubt::editor
