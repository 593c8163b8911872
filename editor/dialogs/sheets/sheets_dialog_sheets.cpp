#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QTabWidget>

#include "core/base/error.h"
#include "editor/dialogs/sheets/add_sheet_dialog.h"
#include "editor/dialogs/sheets/largest_grid.h"
#include "editor/dialogs/sheets/sheet_form.h"
#include "editor/dialogs/sheets/sheet_handles.h"
#include "editor/dialogs/sheets/sheet_view.h"
#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/dialogs/sheets/sheets_dialog.h"
#include "editor/dialogs/sheets/watched_work.h"
#include "editor/scan/sheet_grid.h"
#include "editor/session/to_qt.h"

// Sheets as a whole: adding and removing them, and their grids.
namespace redoubt::editor {
namespace {

using model::CounterSheet;
using model::FaceSide;

const std::string& pictureOn(const CounterSheet& sheet, FaceSide side) {
  return side == FaceSide::Front ? sheet.front : sheet.back;
}

// Blocks that are sheets of their own are covered, so that the next largest is seen.
QImage withoutBlocks(QImage picture, const std::vector<std::array<model::SheetPoint, 4>>& blocks) {
  if (blocks.empty() || picture.isNull()) return picture;
  const QColor paper = picture.pixelColor(2, 2);
  QPainter painter(&picture);
  painter.setBrush(paper);
  painter.setPen(QPen(paper, picture.width() / 100.0));
  for (const auto& corners : blocks) {
    QPolygonF outline;
    for (const model::SheetPoint& corner : corners) outline << QPointF(corner.x, corner.y);
    painter.drawPolygon(outline);
  }
  return picture;
}

}  // namespace

void SheetsDialog::addSheet() {
  auto* dialog = new AddSheetDialog(session_, std::nullopt, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &AddSheetDialog::added, this, &SheetsDialog::showAdded);
  dialog->open();
}

void SheetsDialog::addBack() {
  if (!shown_) return;
  auto* dialog = new AddSheetDialog(session_, shown_->id, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &AddSheetDialog::added, this, &SheetsDialog::showAdded);
  dialog->open();
}

void SheetsDialog::showAdded(Id<CounterSheet> sheet, const QString& words, bool isFault) {
  fillSheets();
  choose(sheet);
  showSheet();
  sheetForm_->tell(words, isFault);
  // The grid is looked at first: everything follows from it.
  tabs_->setCurrentIndex(Grid);
}

void SheetsDialog::addBlock() {
  if (!shown_) return;
  CounterSheet block = *shown_;
  const auto isTaken = [&](const std::string& title) {
    for (const CounterSheet& each : session_.battle().all<CounterSheet>()) {
      if (each.title == title) return true;
    }
    return false;
  };
  block.title = model::nextName(block.title.empty() ? tr("Block").toStdString() : block.title, isTaken);
  // Beside the present one, or below it, wherever there is more room.
  const QSize size = pictureOf(block.front).size();
  for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
    GridEdges edges = edgesOf(block, side);
    const double width = edges.right - edges.left, height = edges.bottom - edges.top;
    const bool isBelow = size.height() - edges.bottom > size.width() - edges.right;
    const double byX = isBelow ? 0 : width + block.gapX, byY = isBelow ? height + block.gapY : 0;
    edges = {edges.left + byX, edges.top + byY, edges.right + byX, edges.bottom + byY, edges.angle};
    block = withEdges(std::move(block), side, edges);
  }
  const auto made = model::addSheet(std::move(block), {}, tr("Another block of a counter sheet").toStdString());
  if (!session_.apply(made.edit)) return;
  showAdded(made.row, tr("Find its grid, or drag it into place: blocks that are sheets already are left out."), false);
}

void SheetsDialog::removeSheet() {
  if (!shown_) return;
  int done = 0, said = 0;
  for (const model::SheetCell& each : session_.battle().where<&model::SheetCell::counterSheet>(shown_->id)) {
    if (each.side != FaceSide::Front) continue;
    done += each.state == model::SheetCellState::Done;
    said += each.state != model::SheetCellState::Open;
  }
  QMessageBox question(QMessageBox::Question, tr("Remove a counter sheet"),
                       tr("Remove “%1” from the battle?").arg(SheetWords::sheet(*shown_)), QMessageBox::NoButton, this);
  question.setObjectName(QStringLiteral("sheets.removal"));
  question.setTextFormat(Qt::PlainText);
  if (said > 0) {
    question.setInformativeText(
        tr("%n counters have a place on it; they stay with all their values, and are drawn from their figures again.",
           nullptr, done));
  }
  const QPushButton* go = question.addButton(tr("Remove"), QMessageBox::DestructiveRole);
  question.setDefaultButton(question.addButton(QMessageBox::Cancel));
  question.exec();
  if (question.clickedButton() != go || !shown_) return;
  const Id<CounterSheet> id = shown_->id;
  const std::string title = tr("Remove a counter sheet").toStdString();
  if (!session_.apply(model::removeSheet(session_.battle(), id, title))) return;
  std::erase_if(drafts_, [&](const auto& each) { return each.first.first == id; });
}

void SheetsDialog::changeSheet(const CounterSheet& wanted, const QString& title) {
  const CounterSheet* before = row();
  if (!before || session_.isReadOnly()) return sheetForm_->show(shown_, side_);
  int lost = 0;
  for (const model::SheetCell& each : session_.battle().where<&model::SheetCell::counterSheet>(wanted.id)) {
    const bool isLost = !model::has(wanted, {each.row, each.column, each.side});
    lost += isLost && each.side == FaceSide::Front && each.state != model::SheetCellState::Open;
  }
  if (lost > 0) {
    QMessageBox question(QMessageBox::Question, tr("Counter sheets"),
                         tr("The smaller grid leaves out %n places of which something is said.", nullptr, lost),
                         QMessageBox::NoButton, this);
    question.setObjectName(QStringLiteral("sheets.smaller"));
    const QPushButton* go = question.addButton(tr("Make it smaller"), QMessageBox::AcceptRole);
    question.addButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() != go) {
      view_->setSheet(shown_, side_);
      return sheetForm_->show(shown_, side_);
    }
  }
  sheetForm_->tell({}, false);
  if (!session_.apply(model::changeSheet(session_.battle(), wanted, title.toStdString()))) showSide();
}

void SheetsDialog::findGrid() {
  if (!shown_ || search_->isRunning()) return;
  const QImage picture = pictureOf(pictureOn(*shown_, side_));
  if (picture.isNull()) return sheetForm_->tell(tr("The picture is not there, or can’t be read."), true);
  std::vector<std::array<model::SheetPoint, 4>> blocks;
  for (const CounterSheet& each : session_.battle().all<CounterSheet>()) {
    if (each.id == shown_->id) continue;
    for (const FaceSide side : {FaceSide::Front, FaceSide::Back}) {
      if (pictureOn(each, side) == pictureOn(*shown_, side_)) blocks.push_back(gridCorners(each, side));
    }
  }
  sheetForm_->tell({}, false);
  sheetForm_->showSearch(0);
  const QSize front = pictureOf(shown_->front).size();
  search_->start([=, this, side = side_, before = *shown_](const Watch& watch) -> std::function<void()> {
    std::optional<scan::SheetGrid> grid;
    try {
      grid = largestGrid(withoutBlocks(picture, blocks), watch);
    } catch (const Error&) {
      // Stopped.
    }
    return [=, this] {
      if (!shown_ || *shown_ != before) return;
      if (!grid) {
        return sheetForm_->tell(
            tr("No grid is clear in this picture. Set its columns and rows, and drag it into place."), true);
      }
      const QString title = tr("Find the grid of a counter sheet");
      if (side == FaceSide::Back) {
        const BackGrid backs = backGrid(before, front, picture.size(), grid);
        changeSheet(scan::withGrid(before, side, backs.grid), title);
        return sheetForm_->tell(SheetWords::backs(backs.basis), backs.basis == BackGrid::Basis::Mirrored);
      }
      changeSheet(scan::withGrid(before, side, *grid), title);
      sheetForm_->tell(tr("%1 × %2 counters were found.").arg(grid->columns).arg(grid->rows), false);
    };
  });
}

}  // namespace redoubt::editor
