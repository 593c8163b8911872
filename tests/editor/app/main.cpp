#include <gtest/gtest.h>

#include <QApplication>
#include <QTemporaryDir>

#include "editor/render/fonts.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  // The test's own home: no settings, drafts or locks of the person who runs it.
  const QTemporaryDir home;
  for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
    qputenv(variable, home.filePath(QLatin1String(variable)).toUtf8());
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
  QCoreApplication::setApplicationName(QStringLiteral("redoubt-test"));
  redoubt::render::loadFonts();
  return RUN_ALL_TESTS();
}
