#include "editor/style/theme.h"

#include <QPalette>
#include <QScreen>
#include <QStyle>
#include <QStyleFactory>
#include <QVariant>
#include <QWidget>
#include <algorithm>
#include <optional>

#include "editor/style/style_sheet.h"

namespace redoubt::editor {
namespace {

// Pixels of the design at 96 dpi; points, so that the desktop's text scale holds.
constexpr double points(double pixels) { return pixels * 0.75; }
constexpr double kBodyPixels = 12.5;

ThemeColours light() {
  return {.dark = false,
          .window = 0xEFF0F2,
          .base = 0xFFFFFF,
          .button = 0xFCFCFD,
          .hover = 0xE3E6EA,
          .text = 0x22262A,
          .second = 0x5C646C,
          .third = 0x646C74,
          .line = 0xC9CDD1,
          .accent = 0x2767A8,
          .onAccent = 0xFFFFFF,
          .selection = 0xDCE8F5,
          .error = 0xB3261E,
          .warning = 0x8A5A00,
          .ok = 0x2E7040};
}

ThemeColours dark() {
  return {.dark = true,
          .window = 0x2B2F33,
          .base = 0x212427,
          .button = 0x363B40,
          .hover = 0x3A4046,
          .text = 0xE7E9EB,
          .second = 0xABB3BA,
          .third = 0x939CA5,
          .line = 0x464C52,
          .accent = 0x4A94DA,
          .onAccent = 0x10161C,
          .selection = 0x2A4058,
          .error = 0xF28B82,
          .warning = 0xF0BE5A,
          .ok = 0x7CC48C};
}

ThemeColours& current() {
  static ThemeColours value = light();
  return value;
}

// Determined once, before our palette replaces the desktop's.
bool desktopIsDark() {
  static const bool isDark = QApplication::palette().color(QPalette::Window).lightness() < 128;
  return isDark;
}

QPalette paletteOf(const ThemeColours& c) {
  QPalette palette;
  palette.setColor(QPalette::Window, c.window);
  palette.setColor(QPalette::WindowText, c.text);
  palette.setColor(QPalette::Base, c.base);
  palette.setColor(QPalette::AlternateBase, c.window);
  palette.setColor(QPalette::Text, c.text);
  palette.setColor(QPalette::PlaceholderText, c.third);
  palette.setColor(QPalette::Button, c.button);
  palette.setColor(QPalette::ButtonText, c.text);
  palette.setColor(QPalette::BrightText, c.onAccent);
  palette.setColor(QPalette::ToolTipBase, c.base);
  palette.setColor(QPalette::ToolTipText, c.text);
  palette.setColor(QPalette::Highlight, c.accent);
  palette.setColor(QPalette::HighlightedText, c.onAccent);
  palette.setColor(QPalette::Link, c.accent);
  palette.setColor(QPalette::LinkVisited, c.accent);
  palette.setColor(QPalette::Mid, c.line);
  palette.setColor(QPalette::Midlight, mixed(c.line, c.base, 0.5));
  palette.setColor(QPalette::Dark, c.third);
  palette.setColor(QPalette::Shadow, QColor(0, 0, 0, 90));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, c.third);
  }
  return palette;
}

}  // namespace

const ThemeColours& colours() { return current(); }

ThemeColours coloursOf(Theme theme) {
  if (theme == Theme::System) return desktopIsDark() ? dark() : light();
  return theme == Theme::Dark ? dark() : light();
}

void applyTheme(QApplication& application, Theme theme) {
  current() = coloursOf(theme);
  // Applying a style sheet to all widgets takes milliseconds.
  const QString sheet = styleSheet(current());
  if (application.styleSheet() == sheet) return;
  if (QStyle* fusion = QStyleFactory::create(QStringLiteral("Fusion"))) QApplication::setStyle(fusion);
  QApplication::setPalette(paletteOf(current()));
  QApplication::setFont(themeFont(TextStyle::Body));
  application.setStyleSheet(sheet);
}

QFont themeFont(TextStyle style) {
  QFont font(QStringLiteral("Inter"));
  font.setStyleHint(QFont::SansSerif);
  switch (style) {
    case TextStyle::Body: font.setPointSizeF(points(kBodyPixels)); break;
    case TextStyle::Second: font.setPointSizeF(points(11.5)); break;
    case TextStyle::Small: font.setPointSizeF(points(11)); break;
    case TextStyle::Strong:
      font.setPointSizeF(points(kBodyPixels));
      font.setWeight(QFont::DemiBold);
      break;
    case TextStyle::Subject:
      font.setPointSizeF(points(18));
      font.setWeight(QFont::DemiBold);
      break;
  }
  return font;
}

double textScale() {
  const QScreen* screen = QGuiApplication::primaryScreen();
  const double inches = QApplication::font().pointSizeF() / 72;
  return screen ? std::max(1.0, inches * screen->logicalDotsPerInchY() / kBodyPixels) : 1;
}

namespace size {

int scaled(int pixels) { return qRound(pixels * textScale()); }

// The lines grow, the space round them does not.
int high(int pixels, int lines) {
  constexpr double kLine = 15.5;
  return pixels + lines * qRound(kLine * (textScale() - 1));
}

int field() { return high(24, 1); }
int row() { return high(25, 1); }
int tickRow() { return high(22, 1); }
int tallRow() { return high(49, 2); }

}  // namespace size

QColor mixed(const QColor& a, const QColor& b, double part) {
  const auto blend = [&](int from, int to) { return qRound(from + (to - from) * part); };
  return {blend(a.red(), b.red()), blend(a.green(), b.green()), blend(a.blue(), b.blue())};
}

void setRole(QWidget& widget, const char* role) {
  widget.setProperty("role", QString::fromLatin1(role));
  widget.style()->unpolish(&widget);
  widget.style()->polish(&widget);
}

}  // namespace redoubt::editor
