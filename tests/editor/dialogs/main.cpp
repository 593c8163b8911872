#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>

#include "editor/render/fonts.h"
#include "editor/style/theme.h"
#include "tests/editor/widget_listener.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
  QApplication application(argc, argv);
  redoubt::render::loadFonts();
  redoubt::editor::applyTheme(application, redoubt::editor::Theme::Light);
  ::testing::InitGoogleTest(&argc, argv);
  redoubt::editor::test::WidgetListener::listen();
  return RUN_ALL_TESTS();
}
