#include "editor/panels/figures_view.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QStyledItemDelegate>
#include <algorithm>

#include "core/rules/provenance.h"
#include "core/rules/steps.h"
#include "editor/panels/row_paint.h"
#include "editor/panels/words.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kHeader = 24;
constexpr int kFigureColumn = 54;
constexpr int kStepColumn = 70;  // at least

// The figure in bold if printed, in grey italics if it is a working value, a dash if unknown; its sign before it.
void paintFigure(QPainter& painter, const QRect& rect, const FiguresModel::Figure& figure) {
  const ThemeColours& c = colours();
  const bool isSure = figure.status == model::Status::Printed || figure.status == model::Status::Derived;
  paintSign(painter, QRectF(rect.left() + 2, rect.center().y() - 6, 13, 13), signOf(figure.status));
  QFont figureFont = themeFont(isSure ? TextStyle::Strong : TextStyle::Body);
  figureFont.setItalic(!isSure);
  const QString shown = figure.value ? QString::number(*figure.value) : QStringLiteral("–");
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
    switch (index.column()) {
      case FiguresModel::StepColumn:
        paintText(*painter, box, line.title, themeFont(TextStyle::Body), c.text);
        break;
      case FiguresModel::StatusColumn:
        paintText(*painter, box, index.data().toString(), themeFont(TextStyle::Second), c.second);
        break;
      case FiguresModel::SourceColumn: paintChip(*painter, box, line.citations()); break;
      default:
        paintFigure(*painter, box, line.figures[static_cast<std::size_t>(index.column() - FiguresModel::MoraleColumn)]);
    }
    painter->restore();
  }

  QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const override {
    auto* field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("inspector.figure"));
    // An empty field is good too: the figure is unknown.
    static_assert(model::kMostFigure == 99);
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,2}")), field));
    field->setPlaceholderText(QStringLiteral("–"));
    return field;
  }
  void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex&) const override {
    editor->setGeometry(option.rect.adjusted(0, 0, -1, -1));
  }
};

// What a marker of losses leaves of the figures of a face (M3.4, S3.4).
void lowerBy(const rules::Strength& strength, FiguresModel::Line& line) {
  line.marker = strength.marker;
  line.title += FiguresModel::tr(" −%1", "losses shown by a marker").arg(strength.marker);
  line.figures[0].value = strength.figures.morale;
  line.figures[1].value = strength.figures.size;
  line.figures[2].value = strength.figures.fire;
}

FiguresModel::Figure figureOf(const Session& session, const model::Face& face, std::optional<int> value,
                              std::string_view field) {
  const model::Provenance* provenance = rules::provenanceOf(session.battle(), face, field);
  FiguresModel::Figure figure;
  figure.value = value;
  figure.status = provenance ? provenance->status : value ? model::Status::Printed : model::Status::Unknown;
  if (!value) figure.status = model::Status::Unknown;
  figure.provenance = Words::provenance(session, provenance);
  figure.citation = Words::citation(session, provenance);
  return figure;
}

}  // namespace

std::optional<model::Status> FiguresModel::Line::status() const {
  const bool isOne = figures[0].status == figures[1].status && figures[1].status == figures[2].status;
  return isOne ? std::optional(figures[0].status) : std::nullopt;
}

QString FiguresModel::Line::citations() const {
  QStringList texts;
  for (const Figure& figure : figures) {
    if (!figure.citation.isEmpty() && !texts.contains(figure.citation)) texts << figure.citation;
  }
  return texts.join(QStringLiteral(", "));
}

void FiguresModel::setUnit(const Session& session, std::optional<Id<model::Unit>> unit) {
  const model::Battle& battle = session.battle();
  std::vector<const model::Step*> steps;
  for (const model::Step& step : battle.all<model::Step>()) {
    if (unit && step.unit == *unit) steps.push_back(&step);
  }
  std::sort(steps.begin(), steps.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  const auto strengths = unit ? rules::strengthsOf(battle, session.rules(), *unit) : std::vector<rules::Strength>();
  std::vector<Line> lines;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const model::Step* step = steps[i];
    const model::Face* face = battle.find<model::Face>(step->face);
    if (!face) continue;
    Line line;
    line.face = face->id;
    const model::Counter* counter = battle.find<model::Counter>(face->counter);
    const QString side = face->side == model::FaceSide::Front ? tr("front") : tr("back");
    line.title = counter ? tr("%1 %2", "counter number and side").arg(counter->number).arg(side) : side;
    line.figures = {figureOf(session, *face, face->morale, "morale"), figureOf(session, *face, face->size, "size"),
                    figureOf(session, *face, face->fire, "fire")};
    const bool isMarked = i < strengths.size() && strengths[i].face == face->id && strengths[i].marker > 0;
    if (isMarked) lowerBy(strengths[i], line);
    lines.push_back(std::move(line));
  }
  mayChange_ = !session.isReadOnly();
  if (lines == lines_) return;
  // A field that is being typed in stays while the figures of the same faces change.
  if (std::equal(lines.begin(), lines.end(), lines_.begin(), lines_.end(),
                 [](const Line& a, const Line& b) { return a.face == b.face && a.marker == b.marker; })) {
    lines_ = std::move(lines);
    emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    return;
  }
  beginResetModel();
  lines_ = std::move(lines);
  endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}
int FiguresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Line& one = line(index.row());
  const bool isFigure = index.column() >= MoraleColumn && index.column() <= FireColumn;
  if (isFigure) {
    const Figure& figure = one.figures[static_cast<std::size_t>(index.column() - MoraleColumn)];
    const QString value = figure.value ? QString::number(*figure.value) : tr("unknown");
    if (role == Qt::DisplayRole) return value;
    if (role == Qt::EditRole) return figure.value ? QString::number(*figure.value) : QString();
    const QString name = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
      return tr("%1 %2: %3").arg(name, value, figure.provenance);
    }
    return {};
  }
  if (role == Qt::ToolTipRole) {
    QStringList notes;
    for (const Figure& figure : one.figures) {
      if (!notes.contains(figure.provenance)) notes << figure.provenance;
    }
    return notes.join(QLatin1Char('\n'));
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case StepColumn: return one.title;
    case StatusColumn: return one.status() ? Words::status(*one.status()) : tr("mixed");
    case SourceColumn: return one.citations();
    default: return {};
  }
}

Qt::ItemFlags FiguresModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  const bool isFigure = index.column() >= MoraleColumn && index.column() <= FireColumn;
  const bool mayType = index.isValid() && isFigure && mayChange_ && line(index.row()).marker == 0;
  return mayType ? flags | Qt::ItemIsEditable : flags;
}

bool FiguresModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable)) return false;
  const QString text = value.toString().trimmed();
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  if (!text.isEmpty() && (!isNumber || number < 0 || number > model::kMostFigure)) return false;
  constexpr std::array kFigures{model::Figure::Morale, model::Figure::Size, model::Figure::Fire};
  emit typed(line(index.row()).face, kFigures[static_cast<std::size_t>(index.column() - MoraleColumn)],
             isNumber ? std::optional(number) : std::nullopt);
  return true;
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case StepColumn: return tr("Step");
    case MoraleColumn: return tr("Morale");
    case SizeColumn: return tr("Size");
    case FireColumn: return tr("Fire");
    case StatusColumn: return tr("Status");
    default: return tr("Source");
  }
}

FiguresView::FiguresView(QWidget* parent) : QTableView(parent), model_(new FiguresModel(this)) {
  setObjectName(QStringLiteral("inspector.figures"));
  setAccessibleName(tr("Figures of every step"));
  setModel(model_);
  setItemDelegate(new FiguresDelegate(this));
  setShowGrid(false);
  setSelectionMode(QAbstractItemView::SingleSelection);
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
  header->setSectionResizeMode(QHeaderView::Fixed);
  header->setSectionResizeMode(FiguresModel::StepColumn, QHeaderView::Stretch);
  for (const int column : {FiguresModel::MoraleColumn, FiguresModel::SizeColumn, FiguresModel::FireColumn}) {
    header->resizeSection(column, kFigureColumn);
  }
  int widest = 0;
  for (const model::Status status :
       {model::Status::Printed, model::Status::Derived, model::Status::Estimated, model::Status::Unknown}) {
    widest = std::max(widest, QFontMetrics(themeFont(TextStyle::Second)).horizontalAdvance(Words::status(status)));
  }
  statusWidth_ = widest + 8;
  header->resizeSection(FiguresModel::StatusColumn, statusWidth_);
  header->resizeSection(FiguresModel::SourceColumn, 54);
}

void FiguresView::resizeEvent(QResizeEvent* event) {
  const int others = 3 * kFigureColumn + horizontalHeader()->sectionSize(FiguresModel::SourceColumn);
  setColumnHidden(FiguresModel::StatusColumn, width() < kStepColumn + others + statusWidth_);
  QTableView::resizeEvent(event);
}

void FiguresView::setUnit(const Session& session, std::optional<Id<model::Unit>> unit) {
  model_->setUnit(session, unit);
  setVisible(model_->rowCount() > 0);
  setFixedHeight(kHeader + model_->rowCount() * size::kRow + 1);
}

}  // namespace redoubt::editor
