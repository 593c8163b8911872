#include <gtest/gtest.h>

#include <QGuiApplication>

#include "editor/render/fonts.h"

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  ::testing::InitGoogleTest(&argc, argv);
  const QGuiApplication application(argc, argv);
  redoubt::render::loadFonts();
  return RUN_ALL_TESTS();
}
