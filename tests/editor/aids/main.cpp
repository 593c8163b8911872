#include <gtest/gtest.h>

#include <QGuiApplication>

#include "editor/render/fonts.h"

int main(int count, char** values) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(count, values);
  redoubt::render::loadFonts();
  ::testing::InitGoogleTest(&count, values);
  return RUN_ALL_TESTS();
}
