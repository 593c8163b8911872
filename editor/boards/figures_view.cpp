#include "editor/boards/figures_view.h"

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

#include "core/rules/forces/manifest.h"
#include "editor/style/row_focus.h"
#include "editor/style/row_paint.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kHeader = 24;
constexpr int kFigureColumn = 54;
constexpr int kNarrowFigure = 40;  // if there are many figures
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
    // An empty field is valid too: the figure is unknown.
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

}  // namespace

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
  verticalHeader()->setMinimumSectionSize(size::row());
  verticalHeader()->setDefaultSectionSize(size::row());
  QHeaderView* header = horizontalHeader();
  header->setFixedHeight(size::high(kHeader, 1));
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

// The width that the header needs in addition to the text of a heading.
int FiguresView::headingMargin() const {
  const QString shown = model_->headerData(FiguresModel::MoraleColumn, Qt::Horizontal, Qt::DisplayRole).toString();
  return horizontalHeader()->sectionSizeHint(FiguresModel::MoraleColumn) -
         horizontalHeader()->fontMetrics().horizontalAdvance(shown);
}

// Each as wide as its heading, at least `least`; the step column becomes narrower for that. If even the width of the
// source column is not enough, headings are shortened.
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

void FiguresView::chooseStep(int ordinal) {
  for (int row = 0; row < model_->rowCount(); ++row) {
    if (model_->line(row).ordinal != ordinal) continue;
    const int column = std::max(currentIndex().column(), int{FiguresModel::MoraleColumn});
    setCurrentIndex(model_->index(row, column));
  }
}

void FiguresView::typeStep(int ordinal) {
  chooseStep(ordinal);
  setFocus();
  if (currentIndex().isValid() && (model_->flags(currentIndex()) & Qt::ItemIsEditable)) edit(currentIndex());
}

void FiguresView::setSubject(const Session& session, const model::Subject& subject) {
  model_->setSubject(session, subject);
  setVisible(model_->rowCount() > 0);
  setFixedHeight(size::high(kHeader, 1) + model_->rowCount() * size::row() + 1);
}

}  // namespace redoubt::editor
