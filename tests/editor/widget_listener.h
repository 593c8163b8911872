#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QWidget>

namespace redoubt::editor::test {

/// Ends each test as the event loop ends a turn: without a loop that runs, nothing deletes what is to be deleted later,
/// and every change of theme would style the widgets of all earlier tests anew. A test that leaves a window behind
/// fails.
class WidgetListener : public ::testing::EmptyTestEventListener {
 public:
  static void listen() { ::testing::UnitTest::GetInstance()->listeners().Append(new WidgetListener); }

 private:
  void OnTestEnd(const ::testing::TestInfo&) override {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (const QWidget* left : QApplication::topLevelWidgets()) {
      ADD_FAILURE() << "left behind: " << left->metaObject()->className() << " " << left->objectName().toStdString();
    }
  }
};

}  // namespace redoubt::editor::test
