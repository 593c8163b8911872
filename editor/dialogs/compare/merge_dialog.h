#pragma once

#include <QDialog>
#include <memory>
#include <optional>
#include <vector>

#include "core/compare/merge_words.h"
#include "core/document/common_base.h"
#include "editor/session/session.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QRadioButton;
class QTableWidget;
class QTabWidget;

namespace redoubt::editor {

class ElidedBox;
class StateMap;

/// Brings the work that somebody did on a copy of the battle together with it: what comes in, and each conflict on the
/// map and in words, to be decided one by one or all alike. It ends as one edit.
class MergeDialog : public QDialog {
  Q_OBJECT

 public:
  /// `path` is the other file; it must be readable. What both began with is looked for in the histories.
  MergeDialog(Session& session, const QString& path, QWidget* parent = nullptr);
  ~MergeDialog() override;

  /// Whether the other file could be read; otherwise there is nothing to show.
  bool isReady() const { return isReady_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* makeBase();
  QWidget* makeConflicts();
  QWidget* makeChoices();
  QWidget* makeMaps();
  QWidget* makeButtons();
  void fillBases();
  void chooseBase();
  void weave(const model::Battle& base);
  void fillConflicts();
  void fillIncoming();
  void showConflict();
  void choose(compare::MergeChoice choice);
  void chooseAll(compare::MergeChoice choice);
  void showChoices();
  void showState();
  void merge();
  void step(int by);
  void setView(const render::MapView& view);
  void fit();
  int current() const;
  QString choiceText(std::size_t conflict) const;

  Session& session_;
  QString path_;
  QString name_;
  bool isReady_ = false;
  model::Battle theirs_;
  std::optional<document::CommonBase> found_;
  std::unique_ptr<compare::Merge> merge_;
  std::unique_ptr<compare::MergeWords> words_;
  std::vector<std::optional<compare::MergeChoice>> choices_;

  ElidedBox* base_;
  QLabel* baseNote_;
  QTabWidget* tabs_;
  QTableWidget* conflicts_;
  QListWidget* incoming_;
  QLabel* reason_;
  QLabel* ours_;
  QLabel* theirsText_;
  QRadioButton* keepOurs_;
  QRadioButton* takeTheirs_;
  QRadioButton* keepBoth_;
  StateMap* ourMap_;
  StateMap* theirMap_;
  QLabel* state_;
  QPushButton* allOurs_;
  QPushButton* allTheirs_;
  QPushButton* apply_;
  bool isFitted_ = true;  ///< the maps show all, as long as nobody has moved them and no conflict is shown
};

}  // namespace redoubt::editor
