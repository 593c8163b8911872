#include "editor/style/style_sheet.h"

#include <QStringList>

#include "editor/style/icons.h"

namespace redoubt::editor {
namespace {

// @name is a colour of the theme, @icons the folder of its icons.
constexpr const char* kBars = R"(
QMainWindow::separator { background: @line; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: @accent; }
QMenuBar { background: @window; border-bottom: 1px solid @line; min-height: 25px; }
QMenuBar::item { background: transparent; padding: 4px 9px; }
QMenuBar::item:selected { background: @selection; border-radius: 3px; }
QMenu { background: @base; border: 1px solid @line; padding: 4px; }
QMenu::item { padding: 4px 24px 4px 28px; border-radius: 3px; min-height: 18px; }
QMenu::item:selected { background: @selection; color: @text; }
QMenu::item:disabled { color: @third; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QMenu::icon { padding-left: 6px; }
QToolBar { background: @window; border: none; spacing: 2px; padding: 3px 6px; }
QToolBar:top { border-bottom: 1px solid @line; }
QToolBar:left { border-right: 1px solid @line; }
QToolBar::separator { background: @line; width: 1px; height: 1px; margin: 5px 4px; }
QStatusBar { background: @window; border-top: 1px solid @line; min-height: 1.6em; }
QStatusBar::item { border: none; }
QWidget[role="strip"] { background: @strip; border-bottom: 1px solid @line; }
QWidget[role="dock-title"] { background: @strip; border-bottom: 1px solid @line; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QTabBar { qproperty-drawBase: 0; qproperty-elideMode: ElideNone; }
QTabBar { background: @window; }
QTabBar::tab { background: transparent; color: @second; padding: 5px 11px; border: none; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { background: @selection; }
QToolTip { color: @text; background: @base; border: 1px solid @line; padding: 3px 5px; }
)";

constexpr const char* kButtons = R"(
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 3px; }
QToolBar#tools { padding: 2px 4px; spacing: 1px; }
QToolBar#tools QToolButton { padding: 0; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @line; }
QToolButton:checked { background: @selection; border-color: @accent; }
QToolButton:focus { border-color: @accent; }
QToolButton[checkable="true"]:focus { border: 2px solid @text; padding: 2px; }
QToolBar#tools QToolButton[checkable="true"]:focus { padding: 0; }
QToolButton:disabled { color: @third; }
QPushButton { background: @button; border: 1px solid @line; border-radius: 4px; min-height: 22px; padding: 0 11px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @line; }
QPushButton:checked { background: @selection; border-color: @accent; }
QPushButton:focus, QPushButton:default { border-color: @accent; }
QPushButton[checkable="true"]:focus { border: 2px solid @text; }
QPushButton:disabled { color: @third; background: @window; }
QPushButton::menu-indicator { image: url("@icons/arrow-down.svg"); width: 12px; height: 12px; subcontrol-origin: border; subcontrol-position: right center; right: 7px; }
QPushButton[role="row"] { min-height: 19px; padding: 0 8px; }
QPushButton[role="chip"] { min-height: 21px; padding: 0 8px; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: @accent; text-align: left; padding: 0 2px; min-height: 19px; }
QPushButton[role="link"]:hover { text-decoration: underline; }
QPushButton[role="link"]:focus { border-color: @accent; }
QPushButton[role="link"]:disabled { color: @third; }
QPushButton[role="segment"] { border-radius: 0; min-height: 21px; padding: 0 6px; }
QPushButton[role="segment-first"] { border-radius: 0; border-top-left-radius: 4px; border-bottom-left-radius: 4px; min-height: 21px; padding: 0 4px; }
QPushButton[role="segment-last"] { border-radius: 0; border-left: none; border-top-right-radius: 4px; border-bottom-right-radius: 4px; min-height: 21px; padding: 0 4px; }
)";

constexpr const char* kFields = R"(
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit {
  background: @base; border: 1px solid @line; border-radius: 4px;
  selection-background-color: @accent; selection-color: @onAccent; }
QLineEdit, QComboBox, QAbstractSpinBox { min-height: 22px; padding: 0 6px; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border-color: @accent; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: @third; background: @window; }
QLineEdit[role="error"] { border-color: @error; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url("@icons/arrow-down.svg"); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @line; selection-background-color: @selection; selection-color: @text; outline: 0; }
QComboBox QAbstractItemView::item { min-height: 24px; }
QAbstractSpinBox { padding-right: 18px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: 18px; border: none; border-left: 1px solid @line; margin-top: 1px; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: 18px; border: none; border-left: 1px solid @line; margin-bottom: 1px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: @hover; }
QAbstractSpinBox::up-arrow { image: url("@icons/arrow-up.svg"); width: 9px; height: 9px; }
QAbstractSpinBox::down-arrow { image: url("@icons/arrow-down.svg"); width: 9px; height: 9px; }
QCheckBox { spacing: 8px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @third; border-radius: 3px; background: @base; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url("@own/check.svg"); }
QCheckBox::indicator:focus { border-color: @accent; }
QTableView[role="checks"]::indicator { width: 14px; height: 14px; border: 1px solid @third; border-radius: 3px; background: @base; }
QTableView[role="checks"]::indicator:checked { background: @accent; border-color: @accent; image: url("@own/check.svg"); }
QTableView[role="checks"]::indicator:disabled { border-color: @line; }
QRadioButton { spacing: 8px; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @third; border-radius: 8px; background: @base; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @accent; border-radius: 8px; }
QRadioButton::indicator:focus { border-color: @accent; }
QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 3px; background: @line; border-radius: 1px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 1px; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -6px 0; border-radius: 7px; background: @base; border: 1px solid @accent; }
QSlider::handle:horizontal:focus { border: 2px solid @accent; width: 10px; height: 10px; }
QSlider::sub-page:horizontal:disabled { background: @third; }
)";

constexpr const char* kViews = R"(
QAbstractItemView { background: @base; border: none; outline: 0; selection-background-color: @selection; selection-color: @text; }
QAbstractItemView[role="popup"] { border: 1px solid @third; }
QHeaderView::section { background: @window; color: @second; border: none; border-bottom: 1px solid @line; padding: 3px 6px; }
QScrollArea { border: none; background: transparent; }
QScrollBar:vertical { background: transparent; width: 11px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 11px; margin: 0; }
QScrollBar::handle { background: @handle; border-radius: 3px; margin: 2px 3px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; margin: 3px 2px; }
QScrollBar::handle:hover { background: @third; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel { background: transparent; }
QTextEdit[role="text"] { background: transparent; border: none; padding: 0; }
QLabel[role="second"] { color: @second; font-size: 8.625pt; }
QLabel[role="heading"] { color: @second; font-weight: 600; font-size: 8.625pt; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="question"] { font-weight: 700; }
QLabel[role="subject"] { font-weight: 600; font-size: 13.5pt; }
QLabel[role="error"] { color: @error; font-size: 8.625pt; }
QLabel[role="note"] { color: @text; font-size: 8.625pt; background: @selection; border-left: 3px solid @accent; padding: 5px 8px; }
QFrame[role="upright"] { background: @line; border: none; }
QFrame[role="rule"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QWidget[role="page"] { background: @base; }
QWidget[role="bar"] { background: @base; border-bottom: 1px solid @line; }
)";

}  // namespace

QString styleSheet(const ThemeColours& c) {
  QString sheet = QString::fromLatin1(kBars) + QLatin1String(kButtons) + QLatin1String(kFields) + QLatin1String(kViews);
  const QString share = iconFolder();
  // The longer names first: @on… before @o…, @selection before @s….
  const std::pair<const char*, QString> values[] = {
      {"@icons", share + (c.dark ? QStringLiteral("/dark") : QStringLiteral("/light"))},
      {"@own", share + QStringLiteral("/own")},
      {"@onAccent", c.onAccent.name()},
      {"@strip", mixed(c.window, c.dark ? QColor(Qt::white) : QColor(Qt::black), 0.03).name()},
      {"@handle", mixed(c.line, c.third, 0.35).name()},
      {"@selection", c.selection.name()},
      {"@second", c.second.name()},
      {"@window", c.window.name()},
      {"@warning", c.warning.name()},
      {"@button", c.button.name()},
      {"@base", c.base.name()},
      {"@hover", c.hover.name()},
      {"@text", c.text.name()},
      {"@third", c.third.name()},
      {"@line", c.line.name()},
      {"@accent", c.accent.name()},
      {"@error", c.error.name()},
      {"@ok", c.ok.name()},
  };
  for (const auto& [name, value] : values) sheet.replace(QLatin1String(name), value);
  return sheet;
}

}  // namespace redoubt::editor
