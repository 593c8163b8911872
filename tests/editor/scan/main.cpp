#include <gtest/gtest.h>

#include <QGuiApplication>

int main(int count, char** values) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(count, values);
  ::testing::InitGoogleTest(&count, values);
  return RUN_ALL_TESTS();
}
