#include <gtest/gtest.h>

#include <QApplication>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "editor/style/elided_box.h"
#include "editor/style/elided_label.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "tests/editor/contrast.h"

namespace redoubt::editor::test {
namespace {

QImage drawn(Sign sign) {
  QImage picture(32, 32, QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  paintSign(painter, QRectF(0, 0, 32, 32), sign);
  return picture;
}

TEST(Theme, TextIsReadableOnItsGrounds) {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    const ThemeColours c = coloursOf(theme);
    for (const QColor& ground : {c.window, c.base, c.selection, c.button}) {
      EXPECT_GE(contrast(c.text, ground), 7) << ground.name().toStdString();
      EXPECT_GE(contrast(c.second, ground), 4.5) << ground.name().toStdString();
    }
    for (const QColor& sign : {c.error, c.warning, c.ok, c.accent})
      EXPECT_GE(contrast(sign, c.base), 3) << sign.name().toStdString();
    EXPECT_GE(contrast(c.onAccent, c.accent), 4.5);
    for (const QColor& ground : {c.window, c.base}) EXPECT_GE(contrast(c.third, ground), 4.5);
  }
}

// As they are drawn: a style sheet may give them another colour than the palette.
TEST(Theme, PlaceholdersOfFieldsAreReadable) {
  auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    applyTheme(application, theme);
    QLineEdit line;
    QPlainTextEdit plain;
    for (QWidget* field : std::initializer_list<QWidget*>{&line, &plain}) {
      field->ensurePolished();
      const QColor drawn = field->palette().color(QPalette::PlaceholderText);
      EXPECT_EQ(drawn.alpha(), 255);
      EXPECT_GE(contrast(drawn, colours().base), 4.5) << field->metaObject()->className();
    }
  }
  applyTheme(application, Theme::Light);
}

// Pressed in or not: the frame of the focus stands off from what was there.
TEST(Theme, TheFocusOnAToggleIsSeen) {
  auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    applyTheme(application, theme);
    QWidget window;
    auto* row = new QHBoxLayout(&window);
    auto* other = new QPushButton(QStringLiteral("Other"));
    auto* chip = new QPushButton(QStringLiteral("12"));
    auto* segment = new QPushButton(QStringLiteral("All"));
    setRole(*chip, "chip");
    setRole(*segment, "segment-first");
    row->addWidget(other);
    for (QPushButton* each : {chip, segment}) {
      each->setCheckable(true);
      row->addWidget(each);
    }
    window.show();
    window.activateWindow();
    QApplication::setActiveWindow(&window);
    QCoreApplication::processEvents();
    for (QPushButton* each : {chip, segment}) {
      for (const bool isChecked : {false, true}) {
        each->setChecked(isChecked);
        other->setFocus();
        const QImage before = each->grab().toImage();
        each->setFocus(Qt::TabFocusReason);
        ASSERT_TRUE(each->hasFocus());
        const QImage after = each->grab().toImage();
        ASSERT_EQ(before.size(), after.size());
        int seen = 0;
        for (int y = 0; y < after.height(); ++y) {
          for (int x = 0; x < after.width(); ++x) seen += contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= 3;
        }
        EXPECT_GE(seen, 2 * (after.width() + after.height()) - 40) << each->metaObject()->className() << isChecked;
      }
    }
  }
  applyTheme(application, Theme::Light);
}

TEST(Theme, ChangesWhileTheProgramRuns) {
  auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
  applyTheme(application, Theme::Dark);
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), coloursOf(Theme::Dark).window);
  EXPECT_TRUE(colours().dark);
  applyTheme(application, Theme::Light);
  EXPECT_EQ(QApplication::palette().color(QPalette::Window), coloursOf(Theme::Light).window);
}

// Where a desktop makes letters larger, what holds them has to grow.
TEST(Theme, RowsHoldTheLinesOfLargeLetters) {
  const QFont usual = QApplication::font();
  const int free = size::row() - QFontMetrics(usual).height();
  const int freeOfTwo = size::tallRow() - 2 * QFontMetrics(usual).height();
  EXPECT_EQ(size::row(), 25);
  EXPECT_EQ(size::scaled(84), 84);
  QFont large = usual;
  large.setPointSizeF(16);
  QApplication::setFont(large);
  const int line = QFontMetrics(large).height();
  EXPECT_NEAR(size::row(), line + free, 2);
  EXPECT_NEAR(size::tallRow(), 2 * line + freeOfTwo, 5);
  EXPECT_GE(size::field(), line);
  EXPECT_NEAR(size::scaled(84), 84 * 16 / usual.pointSizeF(), 1);
  QApplication::setFont(usual);
}

TEST(Icons, BreezeAndOwnOnesAreThere) {
  for (const char16_t* name : {u"edit-undo", u"document-open", u"flag", u"arrow-up", u"zoom-in", u"hex-brush",
                               u"hexside", u"road", u"counter", u"more-right", u"more-down"}) {
    const QIcon one = icon(name);
    ASSERT_FALSE(one.isNull()) << QString::fromUtf16(name).toStdString();
    const QImage picture = one.pixmap(22, 22).toImage();
    int inked = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) inked += qAlpha(picture.pixel(x, y)) > 128;
    }
    EXPECT_GT(inked, 10) << QString::fromUtf16(name).toStdString();
  }
  EXPECT_TRUE(icon(u"no-such-icon").isNull());
}

TEST(Icons, TakeTheInkOfTheTheme) {
  auto& application = *static_cast<QApplication*>(QCoreApplication::instance());
  const QIcon undo = icon(u"edit-undo");
  const auto brightest = [&] {
    const QImage picture = undo.pixmap(22, 22).toImage().convertToFormat(QImage::Format_ARGB32);
    int best = 0;
    for (int y = 0; y < picture.height(); ++y) {
      for (int x = 0; x < picture.width(); ++x) {
        if (qAlpha(picture.pixel(x, y)) > 200) best = std::max(best, qGray(picture.pixel(x, y)));
      }
    }
    return best;
  };
  EXPECT_LT(brightest(), 100);
  applyTheme(application, Theme::Dark);
  EXPECT_GT(brightest(), 180);
  applyTheme(application, Theme::Light);
}

TEST(Signs, AreToldApartWithoutColour) {
  const Sign groups[][4] = {{Sign::Error, Sign::Warning, Sign::Note, Sign::Tick},
                            {Sign::Printed, Sign::Derived, Sign::Estimated, Sign::Unknown},
                            {Sign::Flag, Sign::Done, Sign::Undone, Sign::Current}};
  for (const auto& group : groups) {
    QSet<QByteArray> shapes;
    for (const Sign sign : group) {
      const QImage shape = drawn(sign).convertToFormat(QImage::Format_Alpha8);
      shapes.insert(
          QByteArray(reinterpret_cast<const char*>(shape.constBits()), static_cast<qsizetype>(shape.sizeInBytes())));
    }
    EXPECT_EQ(shapes.size(), 4);
  }
}

TEST(ElidedLabel, CutsWhatDoesNotFit) {
  ElidedLabel label(QStringLiteral("Commander-in-Chief Kościuszko"));
  label.resize(60, 20);
  EXPECT_TRUE(label.isElided());
  label.resize(400, 20);
  EXPECT_FALSE(label.isElided());
}

TEST(ElidedBox, EndsWithDotsWhereItsTextDoesNotFitAndTellsAllOfItInItsTooltip) {
  const QString full = QStringLiteral("Historical scenario, second variant");
  ElidedBox box;
  box.setAttribute(Qt::WA_DontShowOnScreen);
  box.addItem(full);
  box.setToolTip(QStringLiteral("Which scenario"));
  box.resize(400, 28);
  EXPECT_EQ(box.shownText(), full);
  EXPECT_EQ(box.tip(), QStringLiteral("Which scenario"));
  box.resize(140, 28);
  const QString shown = box.shownText();
  EXPECT_TRUE(shown.endsWith(QChar(0x2026))) << shown.toStdString();
  EXPECT_EQ(box.tip(), full);
  const QImage narrow = box.grab().toImage();
  QHelpEvent help(QEvent::ToolTip, QPoint(10, 10), box.mapToGlobal(QPoint(10, 10)));
  QCoreApplication::sendEvent(&box, &help);
  EXPECT_EQ(QToolTip::text(), full);
  QToolTip::hideText();
  box.setItemText(0, shown);
  EXPECT_EQ(box.grab().toImage(), narrow) << "what is shown is what is drawn";
}

TEST(ElidedBox, AsksForTheRoomThatItsLongestTextTakes) {
  for (const char* sheet : {"", "QComboBox { padding: 0 6px; border: 1px solid; }"
                                "QComboBox::drop-down { border: none; width: 20px; }"}) {
    ElidedBox box;
    box.setStyleSheet(QLatin1String(sheet));
    box.setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box.addItems({QStringLiteral("Set-up"), QStringLiteral("First variant")});
    box.setCurrentIndex(1);
    box.resize(box.sizeHint());
    EXPECT_EQ(box.shownText(), QStringLiteral("First variant")) << sheet;
  }
}

}  // namespace
}  // namespace redoubt::editor::test
