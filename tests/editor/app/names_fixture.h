#pragma once

#include <QLineEdit>
#include <QTest>
#include <QWheelEvent>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/model/label_verbs.h"
#include "core/store/battle_file.h"
#include "editor/canvas/label_editor.h"
#include "tests/editor/app/window_fixture.h"

// Names and point symbols, put on the map by hand: what the file has afterwards.
namespace redoubt::editor {

enum class Sheet { Pointy, Flat };

class NamesTest : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
    look();
  }

  // Whatever was done, the file has it, and nothing else.
  void TearDown() override {
    const model::Battle seen = battle();
    closeWindow();
    EXPECT_EQ(store::readBattle(path_.toStdString()).battle, seen);
  }

  void look() {
    canvas().zoomTo(70);
    canvas().centreOn(session().layout().centre(hex("1812")));
    QCoreApplication::processEvents();
  }

  std::size_t labelCount() { return battle().all<model::Label>().size(); }
  std::size_t symbolCount() { return battle().all<model::Symbol>().size(); }

  template <class Row>
  std::optional<Row> named(const std::string& word) {
    for (const Row& row : battle().all<Row>()) {
      if constexpr (std::is_same_v<Row, model::Label>) {
        if (row.text == word) return row;
      } else {
        if (row.kind == word) return row;
      }
    }
    return std::nullopt;
  }

  QPoint pixelAt(hex::Point point) { return canvas().view().toPixels(point).toPoint(); }
  QPoint placeOf(const model::Label& label) { return pixelAt(model::placeOf(session().layout(), label)); }
  QPoint placeOf(const model::Symbol& symbol) { return pixelAt(model::placeOf(session().layout(), symbol)); }
  QPoint near(const char* number, double dx, double dy) {
    const hex::Point centre = session().layout().centre(hex(number));
    return pixelAt({centre.x + dx, centre.y + dy});
  }

  LabelEditor* editor() { return window_->findChild<LabelEditor*>(); }
  QLineEdit* field() { return window_->findChild<QLineEdit*>(QStringLiteral("label.text")); }

  /// Types letters as an input method brings them: QTest::keyClicks knows ASCII alone.
  void type(const QString& text) {
    for (const QChar c : text) {
      QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(c));
      QCoreApplication::sendEvent(field(), &press);
    }
  }

  void clickAt(QPoint at, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {}) {
    QTest::mouseMove(canvas().viewport(), at);
    QTest::mouseClick(canvas().viewport(), button, modifiers, at);
  }

  void dragAlong(const std::vector<QPoint>& way, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* viewport = canvas().viewport();
    QTest::mouseMove(viewport, way.front());
    QTest::mousePress(viewport, Qt::LeftButton, modifiers, way.front());
    for (const QPoint to : way) {
      QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
      QCoreApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, modifiers, way.back());
  }

  void wheelAt(QPoint at, int steps, Qt::KeyboardModifiers modifiers) {
    QWidget* viewport = canvas().viewport();
    QWheelEvent wheel(at, viewport->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(viewport, &wheel);
  }

  void writeName(const char* number, const QString& text) {
    trigger("tool.label");
    click(number);
    ASSERT_TRUE(editor()->isVisible());
    type(text);
    QTest::keyClick(field(), Qt::Key_Return);
  }

  void reopen() {
    closeWindow();
    open(path_);
    look();
  }
};

/// What depends on how the hexes lie.
class NamesOnSheets : public NamesTest, public ::testing::WithParamInterface<Sheet> {
 protected:
  void SetUp() override {
    if (GetParam() == Sheet::Pointy) return NamesTest::SetUp();
    WindowTest::SetUp();
    openFlatSample();
    look();
  }
};

inline std::string nameOf(const ::testing::TestParamInfo<Sheet>& sheet) {
  return sheet.param == Sheet::Pointy ? "Pointy" : "Flat";
}

}  // namespace redoubt::editor
