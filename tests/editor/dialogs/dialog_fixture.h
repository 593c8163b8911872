#pragma once

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QRadioButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include "core/store/battle_file.h"
#include "editor/session/session.h"
#include "tests/editor/dialogs/child_of.h"
#include "tests/editor/dialogs/field_writing.h"
#include "tests/other_program.h"

namespace redoubt::editor::test {

/// A window of the editor over a session of its own, whose battle lies in a file; driven as a person would. No failure
/// may be told that a test doesn't take out of `failures_`.
template <class Dialog>
class DialogTest : public ::testing::Test {
 protected:
  explicit DialogTest(const model::Battle& battle)
      : file_(std::filesystem::path(folder_.path().toStdString()) / "dialog.battle") {
    QCoreApplication::setOrganizationName(QStringLiteral("redoubt-test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
    QObject::connect(&session_, &Session::failed, &session_, [this](const QString& text) { failures_ << text; });
    session_.setDocument(document::Document::create(file_, battle));
    open();
  }
  ~DialogTest() override {
    dialog_.reset();
    QCoreApplication::setOrganizationName({});
    EXPECT_TRUE(failures_.isEmpty()) << failures_.join(QLatin1Char('\n')).toStdString();
  }

  void open() {
    dialog_ = std::make_unique<Dialog>(session_);
    dialog_->show();
    dialog_->activateWindow();
    QCoreApplication::processEvents();
  }
  /// The file again, with another window.
  void reopen(document::Mode mode) {
    dialog_.reset();
    session_.setDocument(nullptr);
    session_.setDocument(document::Document::open(file_, mode));
    open();
  }
  template <class Widget>
  Widget& child(const char* name) const {
    return childOf<Widget>(*dialog_, name);
  }
  /// Ticks may be wider than what reacts of them: their sign and words.
  void press(const char* name) {
    auto& button = child<QAbstractButton>(name);
    const bool isTick = qobject_cast<QCheckBox*>(&button) || qobject_cast<QRadioButton*>(&button);
    QTest::mouseClick(&button, Qt::LeftButton, {}, isTick ? QPoint(8, button.height() / 2) : QPoint());
    QCoreApplication::processEvents();
  }
  /// As by the keyboard: the box goes to it and takes it.
  void select(QComboBox& box, const char* text) {
    const int to = box.findText(QString::fromUtf8(text));
    ASSERT_GE(to, 0) << text;
    box.setFocus();
    const int steps = to - box.currentIndex();
    for (int i = 0; i < std::abs(steps); ++i) QTest::keyClick(&box, steps > 0 ? Qt::Key_Down : Qt::Key_Up);
    QCoreApplication::processEvents();
  }
  void set(QSpinBox& spin, int value) {
    spin.setFocus();
    spin.selectAll();
    QTest::keyClicks(&spin, QString::number(value));
    QTest::keyClick(&spin, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  void write(const char* name, const QString& words) { test::write(child<QLineEdit>(name), words); }

  /// What lies in the file now.
  model::Battle inFile() const { return redoubt::test::readAside(file_); }

  QTemporaryDir folder_;
  std::filesystem::path file_;
  Session session_;
  QStringList failures_;
  std::unique_ptr<Dialog> dialog_;
};

}  // namespace redoubt::editor::test
