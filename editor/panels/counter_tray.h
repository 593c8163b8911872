#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QWidget>

#include "editor/panels/place_field.h"
#include "editor/panels/tray_view.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The units and leaders of the battle by army and command, either all or only those not yet placed in this variant,
/// and the markers that its rules define.
/// A click or Enter takes a counter in hand with the counter tool, Enter for the keyboard to place it on the map; a
/// double click shows its place; a drag out of the tray is reported by signals, with the pointer in global coordinates,
/// for the canvas. A place can be typed for the counter of the current row. While 'Keep placing' is checked, the next
/// counter of the command is taken in hand after one was placed.
class CounterTray : public QWidget {
  Q_OBJECT

 public:
  explicit CounterTray(Session& session, QWidget* parent = nullptr);

  /// Gives the keyboard to the list, or to the control shown instead of an empty list.
  void takeKeyboard();

 signals:
  void dragStarted(const redoubt::model::Subject& subject);
  void dragMoved(QPoint global);
  void dragDropped(QPoint global);
  void dragCancelled();
  /// A counter should be placed at the typed place.
  void placeWanted(const redoubt::model::Subject& subject, const redoubt::editor::TypedPlace& place);
  /// A counter should be taken off the map.
  void removalWanted(redoubt::Id<redoubt::model::Placement> placement);
  /// The list shows a requested counter.
  void revealed();
  /// A counter was taken in hand without the mouse: the map should get the keyboard now.
  void mapWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeBar();
  QWidget* makePlacing();
  void connectView();
  void showInInspector(const model::Subject& subject);
  void showMenu(QPoint position);
  void offerGroup(QMenu& menu, const QModelIndex& index);
  /// Takes the counters of a command in hand, to be placed all at once: those that are not placed yet, otherwise all.
  void takeGroup(const TrayGroup& group);
  void showGroup();
  void take(const TrayRow& row);
  void takeToMap(const TrayRow& row);
  void visit(const TrayRow& row);
  /// Updates counts, the sentence instead of an empty list, and the selection after the rows changed.
  void reflect();
  void chooseList(bool unplacedOnly);
  /// Follows the counter in hand; takes the next counter if one was placed and 'Keep placing' is checked.
  void followHand();
  void placeCurrent(const TypedPlace& place);
  /// The number of a marker on hexes; for a unit or leader 1 if this variant places it.
  int placedCount(const model::Subject& subject) const;
  void setCurrent(std::optional<model::Subject> subject);
  /// Makes sure that a counter which is now placed and no longer listed is not placed by the next typed text.
  void forgetPlaced();
  /// Makes the row of a subject the current one.
  void reveal(const model::Subject& subject);
  /// Makes the first counter of an army the current one, below the army's heading.
  void revealArmy(Id<model::Army> army);

  Session& session_;
  TrayModel* model_;
  TrayView* view_;
  TrayDelegate* delegate_;
  QPushButton* unplaced_;
  QPushButton* all_;
  QLineEdit* filter_;
  QLabel* empty_;
  PlaceField* place_;
  QLabel* inHand_;
  QCheckBox* keep_;
  QPushButton* placeGroup_;
  std::optional<model::Subject> awaiting_;  ///< in hand, and not placed when it was taken in hand
  int awaitedFrom_ = 0;                     ///< the number placed at that time
  std::optional<model::Subject> current_;   ///< the selected row's subject, kept while it is filtered out
};

}  // namespace redoubt::editor
