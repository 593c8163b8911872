#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPersistentModelIndex>
#include <QPushButton>
#include <QWidget>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/panels/problems_delegate.h"
#include "editor/panels/problems_model.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The findings of the checks. The chips count and filter; a click on a row jumps to its place, its button applies the
/// fix that it names. If the place is in another window, a click only chooses the row: a double click, Enter and the
/// button open it. The current row and the selected hex follow each other.
class ProblemsPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ProblemsPanel(Session& session, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {368, 360}; }
  /// Gives the keyboard to the list, or to the control shown instead of an empty list.
  void takeKeyboard();

 public slots:
  /// Goes to the next row, from the last to the first, and jumps to its place (F8), unless that is in another window.
  void next();
  /// Applies the fix of the current row (Alt+Enter); returns whether it has one that can be applied.
  bool fixCurrent();
  /// Asks for a reason and waives the chosen rows together; if all of them are waived already, restores them. Returns
  /// whether there are any.
  bool waiveChosen();
  /// Marks the first finding in a hex, without jumping; clears the mark if there is none.
  void selectHex(redoubt::hex::HexKey hex);
  /// Marks the row of a finding, unless the filters hide it.
  void reveal(const redoubt::check::Finding& finding);

 signals:
  /// waiveChosen() restored this number of waived problems; waiving may have been intended.
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
  void keepChosen();
  void noteSight();
  void keepSight();
  /// Stores the present order of the rows; returns the position of a row in it.
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
  std::vector<std::string> round_;  ///< the identities of the rows, in the order of `next`
  std::set<std::string> chosen_;    ///< the identities of the chosen rows, for choosing them again
  std::vector<std::pair<QPersistentModelIndex, int>> sight_;  ///< rows in sight while others change, and where they are
  bool isRefreshing_ = false;
  int currentRow_ = -1;  ///< its position, for `next` when the row no longer exists
  bool buttonDidIt_ = false;
};

}  // namespace redoubt::editor
