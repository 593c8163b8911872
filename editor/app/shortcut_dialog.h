#pragma once

#include <QDialog>
#include <QKeySequenceEdit>
#include <array>
#include <functional>

#include "editor/app/commands.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace redoubt::editor {

/// A field that takes one key with its modifiers, at once; Tab and Esc keep their meaning.
class KeyField : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyField(const QString& name, QWidget* parent = nullptr);

 signals:
  void pressed(const QKeySequence& key);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

/// The keys of all commands: found by words or by a pressed key, changed at once.
class ShortcutDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ShortcutDialog(Commands& commands, QWidget* parent = nullptr);

  /// Makes a command the current one.
  void choose(const QString& id);

 private:
  static constexpr int kSlots = 2;

  QWidget* makeFilters();
  QWidget* makeTree();
  QWidget* makeEditor();
  QWidget* makeQuestion();
  QWidget* makeButtons();
  void fill();
  void showKeys();
  void applyFilter();
  bool passes(const QString& id) const;
  QString currentId() const;
  void showCurrent();
  void propose(int slot, const QKeySequence& key);
  void assign(int slot, const QKeySequence& key);
  void resetCurrent();
  /// Asks before `work` takes a key from the commands that have it.
  void askToTake(const QKeySequence& key, const QStringList& from, std::function<void()> work);
  /// Shows a sentence below the keys; with a word for the button, pressing it does `work`.
  void tell(const QString& sentence, const QString& button = {}, std::function<void()> work = {});

  Commands& commands_;
  QLineEdit* filter_ = nullptr;
  KeyField* filterKey_ = nullptr;
  QTreeWidget* tree_ = nullptr;
  QLabel* name_ = nullptr;
  QLabel* description_ = nullptr;
  std::array<KeyField*, kSlots> fields_{};
  std::array<QToolButton*, kSlots> clears_{};
  QPushButton* reset_ = nullptr;
  QLabel* question_ = nullptr;
  QPushButton* answer_ = nullptr;
  std::function<void()> work_;
};

}  // namespace redoubt::editor
