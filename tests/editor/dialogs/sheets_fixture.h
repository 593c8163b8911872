#pragma once

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>

#include "core/rules/forces/new_units.h"
#include "editor/dialogs/sheets/add_sheet_dialog.h"
#include "editor/dialogs/sheets/counter_box.h"
#include "editor/dialogs/sheets/read_field.h"
#include "editor/dialogs/sheets/sheet_view.h"
#include "editor/dialogs/sheets/sheets_dialog.h"
#include "editor/render/pictures/decoded_pictures.h"
#include "tests/editor/dialogs/dialog_fixture.h"
#include "tests/editor/dialogs/sheet_in_print.h"

namespace redoubt::editor::test {

using model::CellPlace;
using model::CounterSheet;
using model::FaceSide;
using model::SheetCell;
using model::SheetCellState;

/// The window for counter sheets, driven as a person does.
class SheetsTest : public DialogTest<SheetsDialog> {
 protected:
  SheetsTest() : DialogTest(battleOfSheets()) {
    print_.draw(false).save(inFolder("fronts.png"));
    print_.draw(true).save(inFolder("backs.png"));
  }
  ~SheetsTest() override {
    // What is left typed is asked about only when a person closes the window.
    if (dialog_) dialog_->hide();
  }

  QString inFolder(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  void settle() {
    for (int i = 0; i < 1500 && !dialog_->isSettled(); ++i) QTest::qWait(10);
    ASSERT_TRUE(dialog_->isSettled());
    QCoreApplication::processEvents();
  }
  AddSheetDialog* adding() const { return dialog_->findChild<AddSheetDialog*>(); }
  // Opens the window that adds a sheet, and gives it the two files.
  void addSheet(const QString& front, const QString& back) {
    press("sheets.add");
    ASSERT_TRUE(adding());
    childOf<QLineEdit>(*adding(), "addSheet.front.file").setText(front);
    childOf<QLineEdit>(*adding(), "addSheet.back.file").setText(back);
    QTest::mouseClick(&childOf<QPushButton>(*adding(), "addSheet.add"), Qt::LeftButton);
    for (int i = 0; i < 1500 && adding() && adding()->isVisible(); ++i) {
      if (childOf<QLabel>(*adding(), "addSheet.fault").isVisible()) return;
      QTest::qWait(10);
    }
    settle();
  }
  void addBoth() {
    addSheet(inFolder("fronts.png"), inFolder("backs.png"));
    ASSERT_EQ(sheets().size(), 1U);
    child<QTabWidget>("sheets.tabs").setCurrentIndex(0);
    QCoreApplication::processEvents();
  }
  const model::Table<CounterSheet>& sheets() const { return session_.battle().all<CounterSheet>(); }
  const CounterSheet& sheet() const { return *sheets().begin(); }
  SheetView& view() { return child<SheetView>("sheets.view"); }
  void clickOn(int row, int column, FaceSide side = FaceSide::Front) {
    const QPoint middle = view().outlineOf({row, column, side}).boundingRect().center().toPoint();
    QTest::mouseClick(&view(), Qt::LeftButton, {}, middle);
    QCoreApplication::processEvents();
  }
  void chooseCounter(const QString& name) {
    auto& box = child<CounterBox>("sheets.counter");
    box.setFocus();
    box.lineEdit()->selectAll();
    QTest::keyClicks(box.lineEdit(), name);
    if (box.completer()->popup()->isVisible()) box.completer()->popup()->hide();
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void typeIn(const char* name, const QString& text) {
    auto& field = child<ReadField>(name);
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, text);
  }
  void takeAndGoOn() {
    // Windows that were open over this one take the keys with them here.
    dialog_->activateWindow();
    QCoreApplication::processEvents();
    QTest::keyClick(dialog_.get(), Qt::Key_Return, Qt::ControlModifier);
    QCoreApplication::processEvents();
  }
  QString text(const char* name) { return child<QLineEdit>(name).text(); }
  QString label(const char* name) { return child<QLabel>(name).text(); }
  const SheetCell* cell(int row, int column, FaceSide side = FaceSide::Front) {
    return session_.battle().find<SheetCell>({sheet().id, row, column, side});
  }
  const model::Unit* unitCalled(const model::Battle& battle, const std::string& name) {
    for (const model::Unit& unit : battle.all<model::Unit>()) {
      if (unit.name == name) return &unit;
    }
    return nullptr;
  }
  // Presses the button of the next question with these words, as soon as it is asked.
  void answer(const char* question, const QString& button) {
    auto* timer = new QTimer(dialog_.get());
    QObject::connect(timer, &QTimer::timeout, timer, [this, timer, question, button] {
      auto* box = dialog_->findChild<QMessageBox*>(QLatin1String(question));
      if (!box || !box->isVisible()) return;
      timer->deleteLater();
      timer->stop();
      asked_ = box->text() + QLatin1Char('\n') + box->informativeText();
      for (QAbstractButton* each : box->buttons()) {
        if (each->text().remove(QLatin1Char('&')) == button) return each->click();
      }
      ADD_FAILURE() << "no button " << button.toStdString();
      box->reject();
    });
    timer->start(5);
  }
  QColor middleColour(const std::string& picture) const {
    const QImage image = render::decodedPicture(picture, session_.battle().pictures().find(picture), 10'000);
    return image.isNull() ? QColor() : image.pixelColor(image.width() * 9 / 10, image.height() / 10);
  }
  static double apart(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
  }

  SheetInPrint print_;
  QString asked_;
};

}  // namespace redoubt::editor::test
