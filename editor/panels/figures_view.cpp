#include "editor/panels/figures_view.h"

#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QStyledItemDelegate>
#include <algorithm>
#include <utility>

#include "core/rules/book/provenance.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/manifest.h"
#include "core/rules/forces/steps.h"
#include "editor/panels/row_paint.h"
#include "editor/panels/words.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kHeader = 24;
constexpr int kFigureColumn = 54;
constexpr int kNarrowFigure = 40;  // of many figures
constexpr int kStepColumn = 70;    // at least
constexpr int kSourceColumn = 54;

// The figure in bold if printed, in grey italics if it is a working value, a dash if unknown; its sign before it.
void paintFigure(QPainter& painter, const QRect& rect, model::Status status, const QString& shown) {
  const ThemeColours& c = colours();
  const bool isSure = status == model::Status::Printed || status == model::Status::Derived;
  paintSign(painter, QRectF(rect.left() + 2, rect.center().y() - 6, 13, 13), signOf(status));
  QFont figureFont = themeFont(isSure ? TextStyle::Strong : TextStyle::Body);
  figureFont.setItalic(!isSure);
  paintText(painter, rect.adjusted(18, 0, 0, 0), shown, figureFont, isSure ? c.text : c.second);
}

class FiguresDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* model = qobject_cast<const FiguresModel*>(index.model());
    if (!model) return;
    const ThemeColours& c = colours();
    const FiguresModel::Line& line = model->line(index.row());
    const bool isSelected = option.state & QStyle::State_Selected;
    painter->save();
    painter->fillRect(option.rect, isSelected ? c.selection : c.base);
    painter->setPen(mixed(c.line, c.base, 0.5));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const QRect box = option.rect.adjusted(2, 0, -2, 0);
    if (index.column() == FiguresModel::StepColumn) {
      paintText(*painter, box, line.title, themeFont(TextStyle::Body), c.text);
    } else if (model->figureColumn(index.column())) {
      const auto at = static_cast<std::size_t>(index.column() - FiguresModel::MoraleColumn);
      paintFigure(*painter, box, line.figures[at].status, model->shown(index.row(), index.column()));
    } else if (index.column() == model->statusColumn()) {
      paintText(*painter, box, index.data().toString(), themeFont(TextStyle::Second), c.second);
    } else {
      paintChip(*painter, box, line.citations());
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setRenderHint(QPainter::Antialiasing, false);
      painter->setPen(QPen(c.accent, 1));
      painter->setBrush(Qt::NoBrush);
      painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override {
    const auto* model = qobject_cast<const FiguresModel*>(index.model());
    const auto* column = model ? model->figureColumn(index.column()) : nullptr;
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("inspector.figure"));
    // An empty field is good too: the figure is unknown.
    static_assert(model::kMostFigure == 99);
    const QString pattern =
        column && column->isSigned ? QStringLiteral("[+−-]?[0-9]{0,2}") : QStringLiteral("[0-9]{0,2}");
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), field));
    field->setPlaceholderText(QStringLiteral("–"));
    return field;
  }
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
    editor->setGeometry(option.rect.adjusted(0, 0, -1, -1));
  }
};

// What a marker of losses leaves of the figures of a face (M3.4, S3.4).
void lowerBy(const rules::Strength& strength, const std::vector<FiguresModel::FigureColumn>& columns,
             FiguresModel::Line& line) {
  line.marker = strength.marker;
  line.title += FiguresModel::tr(" −%1", "losses shown by a marker").arg(strength.marker);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (columns[i].name == model::FigureName(model::Figure::Morale)) line.figures[i].value = strength.figures.morale;
    if (columns[i].name == model::FigureName(model::Figure::Size)) line.figures[i].value = strength.figures.size;
    if (columns[i].name == model::FigureName(model::Figure::Fire)) line.figures[i].value = strength.figures.fire;
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

FiguresModel::Figure commonFigure(const Session& session, const model::Face& face, model::Figure figure) {
  const auto of = [&](std::optional<int> value, std::string_view field) {
    return figureOf(session, rules::provenanceOf(session.battle(), face, field), value);
  };
  switch (figure) {
    case model::Figure::Morale: return of(face.morale, "morale");
    case model::Figure::Size: return of(face.size, "size");
    case model::Figure::Fire: break;
  }
  return of(face.fire, "fire");
}

// Arms that never check morale have none (`morale/exempt`): that is known, not missing.
bool isWithoutMorale(const Session& session, const model::Face& face) {
  const model::Counter* counter = session.battle().find<model::Counter>(face.counter);
  const model::Unit* unit = counter ? session.battle().find(counter->unit) : nullptr;
  const auto arm = unit ? rules::armOfType(session.rules(), unit->type) : std::nullopt;
  const auto exempt = session.rules().texts("morale/exempt");
  return !face.morale && arm && std::find(exempt.begin(), exempt.end(), *arm) != exempt.end();
}

FiguresModel::Figure ownFigure(const Session& session, const model::Face& face, const std::string& kind) {
  const model::Battle& battle = session.battle();
  return figureOf(session, rules::figureProvenance(battle, face.id, kind), rules::figureValue(battle, face.id, kind));
}

// Rules with tables that ask for no firepower have none to show (K12.2), unless a counter of the unit does.
bool showsFire(const Session& session, Id<model::Unit> unit) {
  if (session.rules().under("fire-table").empty()) return true;
  const model::Battle& battle = session.battle();
  const auto& steps = battle.all<model::Step>();
  return std::any_of(steps.begin(), steps.end(), [&](const model::Step& step) {
    const model::Face* face = step.unit == unit ? battle.find<model::Face>(step.face) : nullptr;
    return face && face->fire;
  });
}

std::vector<FiguresModel::FigureColumn> columnsFor(const Session& session, const model::Subject& subject) {
  std::vector<FiguresModel::FigureColumn> columns;
  if (subject.unit) {
    const auto uses = [&](model::Figure figure) { return rules::usesFigure(session.rules(), figure); };
    if (uses(model::Figure::Morale))
      columns.push_back({model::Figure::Morale, FiguresModel::tr("Morale"), FiguresModel::tr("Morale")});
    if (uses(model::Figure::Size))
      columns.push_back({model::Figure::Size, FiguresModel::tr("Size"), FiguresModel::tr("Size")});
    const bool hasFire = uses(model::Figure::Fire) && showsFire(session, *subject.unit);
    if (hasFire) columns.push_back({model::Figure::Fire, FiguresModel::tr("Fire"), FiguresModel::tr("Fire")});
  }
  const auto kinds =
      subject.unit ? rules::figureKindsOfUnits(session.rules()) : rules::figureKindsOfLeaders(session.rules());
  for (const rules::FigureKind& kind : kinds) {
    columns.push_back({kind.slug, Words::text(kind.title), Words::text(kind.shortTitle), kind.isSigned});
  }
  return columns;
}

int leastFigure(bool isSigned) { return isSigned ? -model::kMostFigure : 0; }

// A figure as it is typed: nothing typed is an unknown one, no answer for what can't be one.
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
    const auto* common = std::get_if<model::Figure>(&column.name);
    line.figures.push_back(common ? commonFigure(session, face, *common)
                                  : ownFigure(session, face, std::get<std::string>(column.name)));
    if (common && *common == model::Figure::Morale && isWithoutMorale(session, face)) {
      line.figures.back().status = model::Status::Derived;
      line.figures.back().provenance = tr("its arm never checks morale");
    }
  }
  const QString side = face.side == model::FaceSide::Front ? tr("front") : tr("back");
  const model::Counter* counter = session.battle().find<model::Counter>(face.counter);
  const bool hasNumber = counter && counter->role == model::CounterRole::Unit;
  line.title = hasNumber ? tr("%1 %2", "counter number and side").arg(counter->number).arg(side) : side;
  return line;
}

std::vector<FiguresModel::Line> FiguresModel::unitLines(const Session& session, Id<model::Unit> unit) const {
  const model::Battle& battle = session.battle();
  std::vector<const model::Step*> steps;
  for (const model::Step& step : battle.all<model::Step>()) {
    if (step.unit == unit) steps.push_back(&step);
  }
  std::sort(steps.begin(), steps.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  const auto strengths = rules::strengthsOf(battle, session.rules(), unit);
  std::vector<Line> lines;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const model::Face* face = battle.find<model::Face>(steps[i]->face);
    if (!face) continue;
    Line line = lineOf(session, *face);
    const bool isMarked = i < strengths.size() && strengths[i].face == face->id && strengths[i].marker > 0;
    if (isMarked) lowerBy(strengths[i], columns_, line);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<FiguresModel::Line> FiguresModel::leaderLines(const Session& session, Id<model::Leader> leader) const {
  const model::Face* face = rules::leaderFace(session.battle(), leader);
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

FiguresView::FiguresView(QWidget* parent) : QTableView(parent), model_(new FiguresModel(this)) {
  setObjectName(QStringLiteral("inspector.figures"));
  setAccessibleName(tr("Figures of every step"));
  setModel(model_);
  setItemDelegate(new FiguresDelegate(this));
  setShowGrid(false);
  setSelectionMode(QAbstractItemView::ContiguousSelection);
  setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                  QAbstractItemView::AnyKeyPressed);
  setTabKeyNavigation(false);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  verticalHeader()->hide();
  verticalHeader()->setMinimumSectionSize(size::kRow);
  verticalHeader()->setDefaultSectionSize(size::kRow);
  QHeaderView* header = horizontalHeader();
  header->setFixedHeight(kHeader);
  header->setHighlightSections(false);
  header->setMinimumSectionSize(36);
  int widest = 0;
  for (const model::Status status :
       {model::Status::Printed, model::Status::Derived, model::Status::Estimated, model::Status::Unknown}) {
    widest = std::max(widest, QFontMetrics(themeFont(TextStyle::Second)).horizontalAdvance(Words::status(status)));
  }
  statusWidth_ = widest + 8;
  followRows(*this);
  connect(model_, &QAbstractItemModel::modelReset, this, &FiguresView::fitColumns);
  fitColumns();
}

// What the header needs beside the letters of a heading.
int FiguresView::headingMargin() const {
  const QString shown = model_->headerData(FiguresModel::MoraleColumn, Qt::Horizontal, Qt::DisplayRole).toString();
  return horizontalHeader()->sectionSizeHint(FiguresModel::MoraleColumn) -
         horizontalHeader()->fontMetrics().horizontalAdvance(shown);
}

// Each as wide as its heading needs, at least `least`; the step gives up what is over. Where not even the source
// column's room is enough for that, headings are shortened.
std::vector<int> FiguresView::figureWidths(int least) const {
  std::vector<int> widths;
  int total = 0;
  const QFontMetrics metrics = horizontalHeader()->fontMetrics();
  for (int i = 0; i < model_->figureCount(); ++i) {
    const QString& heading = model_->figureColumn(FiguresModel::MoraleColumn + i)->header;
    widths.push_back(std::max(least, metrics.horizontalAdvance(heading) + headingMargin() + 1));
    total += widths.back();
  }
  if (widths.empty() || kStepColumn + total <= width()) return widths;
  const int even = std::max(least, (width() - kStepColumn) / model_->figureCount());
  for (int& figureWidth : widths) figureWidth = std::min(figureWidth, even);
  return widths;
}

void FiguresView::fitColumns() {
  QHeaderView* header = horizontalHeader();
  const bool isMany = model_->figureCount() > FiguresModel::FireColumn;
  const std::vector<int> widths = figureWidths(isMany ? kNarrowFigure : kFigureColumn);
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(FiguresModel::StepColumn, QHeaderView::Stretch);
  int needed = kStepColumn;
  for (int i = 0; i < model_->figureCount(); ++i) {
    const int figureWidth = widths[static_cast<std::size_t>(i)];
    header->resizeSection(FiguresModel::MoraleColumn + i, figureWidth);
    model_->fitHeading(FiguresModel::MoraleColumn + i, figureWidth - headingMargin(), header->fontMetrics());
    needed += figureWidth;
  }
  header->resizeSection(model_->statusColumn(), statusWidth_);
  header->resizeSection(model_->sourceColumn(), kSourceColumn);
  setColumnHidden(model_->sourceColumn(), isMany && width() < needed + kSourceColumn);
  setColumnHidden(model_->statusColumn(), width() < needed + kSourceColumn + statusWidth_);
  for (int column = 0; column < model_->statusColumn(); ++column) setColumnHidden(column, false);
}

bool FiguresView::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isOurs = key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Paste) ||
                        (key.key() == Qt::Key_Delete && key.modifiers() == Qt::NoModifier);
    if (isOurs) {
      event->accept();
      return true;
    }
  }
  return QTableView::event(event);
}

void FiguresView::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy)) return copy();
  if (event->matches(QKeySequence::Paste)) return paste();
  if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) {
    return model_->forget(selectionModel()->selectedIndexes());
  }
  QTableView::keyPressEvent(event);
}

void FiguresView::copy() const {
  const QItemSelection selection = selectionModel()->selection();
  if (selection.isEmpty()) return;
  const QItemSelectionRange range = selection.front();
  std::vector<std::vector<std::string>> cells;
  for (int row = range.top(); row <= range.bottom(); ++row) {
    std::vector<std::string>& line = cells.emplace_back();
    for (int column = range.left(); column <= range.right(); ++column) {
      if (isColumnHidden(column)) continue;
      const int role = model_->figureColumn(column) ? Qt::EditRole : Qt::DisplayRole;
      line.push_back(model_->index(row, column).data(role).toString().toStdString());
    }
  }
  QGuiApplication::clipboard()->setText(QString::fromStdString(rules::textOf(cells)));
}

void FiguresView::paste() {
  const QItemSelection selection = selectionModel()->selection();
  const QString clip = QGuiApplication::clipboard()->text();
  if (selection.isEmpty() || clip.isEmpty()) return;
  const QItemSelectionRange range = selection.front();
  auto cells = rules::cellsOf(clip.toStdString());
  if (cells.size() == 1 && cells.front().size() == 1) {
    const std::vector<std::string> line(static_cast<std::size_t>(range.width()), cells.front().front());
    cells.assign(static_cast<std::size_t>(range.height()), line);
  }
  if (const QString why = model_->paste(range.topLeft(), cells); !why.isEmpty()) emit refused(why);
}

void FiguresView::resizeEvent(QResizeEvent* event) {
  fitColumns();
  QTableView::resizeEvent(event);
}

void FiguresView::setSubject(const Session& session, const model::Subject& subject) {
  model_->setSubject(session, subject);
  setVisible(model_->rowCount() > 0);
  setFixedHeight(kHeader + model_->rowCount() * size::kRow + 1);
}

}  // namespace redoubt::editor
