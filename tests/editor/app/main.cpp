#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>

#include "editor/render/fonts.h"
#include "tests/editor/widget_listener.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  // The test's own home: no settings, drafts or locks of the person who runs it.
  const QTemporaryDir home;
  for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
    qputenv(variable, home.filePath(QLatin1String(variable)).toUtf8());
  }
  // A low but wide screen, where docks stand in two columns; by itself it has 800 by 800 pixels.
  QFile screens(home.filePath(QStringLiteral("screens.json")));
  if (!screens.open(QIODevice::WriteOnly)) return 1;
  screens.write(R"({"screens": [{"name": "low", "x": 0, "y": 0, "width": 1600, "height": 800}]})");
  screens.close();
  qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
  QApplication application(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
  QCoreApplication::setApplicationName(QStringLiteral("redoubt-test"));
  redoubt::render::loadFonts();
  redoubt::editor::test::WidgetListener::listen();
  return RUN_ALL_TESTS();
}
