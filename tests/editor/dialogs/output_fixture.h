#pragma once

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QProgressBar>
#include <QSignalSpy>
#include <QTimer>
#include <type_traits>

#include "editor/dialogs/exchange/export_battle_dialog.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {

/// A small map with a counter at 0303, whose size is estimated, and a zone.
model::Battle outputMeadow();

/// A window that writes the map of that battle.
template <class Dialog>
class OutputTest : public DialogTest<Dialog> {
 protected:
  OutputTest() : DialogTest<Dialog>(outputMeadow()) {}

  // Enter would go on to write the picture.
  void set(QAbstractSpinBox& spin, int value) {
    spin.setFocus();
    spin.selectAll();
    QTest::keyClicks(&spin, QString::number(value));
    QTest::keyClick(&spin, Qt::Key_Tab);
    QCoreApplication::processEvents();
  }
  QString at(const QString& name) const { return this->folder_.filePath(name); }
  static constexpr bool kIsExport = std::is_same_v<Dialog, ExportBattleDialog>;
  QString outcome() const {
    return this->template child<QLabel>(kIsExport ? "export.outcome" : "print.outcome").text();
  }
  const QProgressBar& progress() const {
    return this->template child<QProgressBar>(kIsExport ? "export.progress" : "print.progress");
  }
  // How many the window speaks of.
  int sheets() const { return outcome().section(QLatin1Char(' '), 0, 0).toInt(); }
  void waitForEnd() {
    ASSERT_TRUE(QTest::qWaitFor([&] { return !progress().isVisibleTo(this->dialog_.get()); }, 60'000));
  }
  // Writes a file and waits for it.
  bool write(const QString& path) {
    QSignalSpy written(this->dialog_.get(), &Dialog::written);
    this->dialog_->writeTo(path);
    waitForEnd();
    return written.count() == 1;
  }
  QByteArray bytesOf(const QString& name) const {
    QFile file(at(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
  }
  // What the dialog that asks for a file proposes; `answer` is its answer, none leaves it.
  QString proposed(const QString& answer = {}) {
    QString path;
    QTimer::singleShot(0, this->dialog_.get(), [&] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      path = question->selectedFiles().value(0);
      if (answer.isEmpty()) return question->reject();
      question->selectFile(answer);
      static_cast<QDialog*>(question)->accept();
    });
    QSignalSpy written(this->dialog_.get(), &Dialog::written);
    this->press(kIsExport ? "export.go" : "print.save");
    if (!answer.isEmpty()) {
      EXPECT_TRUE(written.count() == 1 || written.wait(60'000));
    }
    return path;
  }
  QStringList files() const { return QDir(this->folder_.path()).entryList(QDir::Files, QDir::Name); }
};

}  // namespace redoubt::editor::test
