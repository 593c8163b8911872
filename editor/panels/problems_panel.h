#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QWidget>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "editor/panels/problems_delegate.h"
#include "editor/panels/problems_model.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// What the checks found. The chips count and filter; a row jumps to its place, its button does the one fix it names.
/// Where the place is another window, a click only chooses the row: a double click, Enter and the button open it.
/// A row and the hex selected on the map follow each other.
class ProblemsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ProblemsPanel(Session& session, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {368, 360}; }
  /// Gives the keyboard to the list, or to what there is instead of an empty one.
  void takeKeyboard();

 public slots:
  /// Goes to the next row, from the last to the first, and jumps to its place (F8), unless that is in another window.
  void next();
  /// Applies the fix of the current row (Alt+Enter); answers whether it has one that can be applied.
  bool fixCurrent();
  /// Asks why the chosen rows may stay as they are, once for all of them; rows that all are waived are restored.
  /// Answers whether there is any.
  bool waiveChosen();
  /// Marks the first finding in a hex, without jumping; none there marks none.
  void selectHex(redoubt::hex::HexKey hex);
  /// Marks the row of a finding, if the filters let it pass.
  void reveal(const redoubt::check::Finding& finding);

 signals:
  /// So many waived problems were restored by waiveChosen(), where one may have meant to waive.
  void restored(int problems);

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeBar();
  QWidget* makeEmpty();
  void connectList();
  void reflect();
  void setCurrent(int row);
  int current() const;
  void jump(const QModelIndex& index);
  bool leadsToWindow(const QModelIndex& index) const;
  void pressButton(const QModelIndex& index);
  void showMenu(QPoint position);
  /// The chosen rows that are waived, or that are not.
  std::vector<int> chosen(bool areWaived) const;
  std::vector<check::Finding> findingsOf(const std::vector<int>& rows) const;
  std::vector<int> withAlike(std::vector<int> rows) const;
  void waive(const std::vector<int>& wanted);
  void noteChosen();
  void chooseAgain();
  /// Keeps the order of the rows as it is now; answers the place of a row in it.
  std::vector<std::string>::iterator beginRound(int row);

  Session& session_;
  ProblemsModel* model_;
  ProblemsDelegate* delegate_;
  QListView* list_;
  QWidget* empty_;
  QLabel* emptySign_;
  QLabel* emptyWords_;
  std::array<QPushButton*, 3> severities_{};
  QPushButton* waived_;
  QLineEdit* filter_;
  std::string currentIdentity_;
  std::vector<std::string> round_;  ///< the identities of the rows in the order in which `next` goes from one to another
  std::set<std::string> chosen_;  ///< the identities of the chosen rows, to be chosen again
  bool isReflecting_ = false;
  int currentRow_ = -1;  ///< where it was, for `next` once it is gone
  bool buttonDidIt_ = false;
};

}  // namespace redoubt::editor
