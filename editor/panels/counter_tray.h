#pragma once

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

#include "editor/panels/place_field.h"
#include "editor/panels/tray_view.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// All units and leaders of the battle by army and command, those not yet placed in this variant or all of them, and
/// the markers that its rules define.
/// A click or Enter takes a counter in hand with the counter tool, Enter for the keyboard to place it on the map; a double click shows where it stands; a drag out of
/// the tray is told by signals, with the pointer in global coordinates, for the canvas to follow. A place can be typed
/// for the counter of the current row. While 'Keep placing' is checked, the next counter of the command comes in hand
/// when one was placed.
class CounterTray : public QWidget {
  Q_OBJECT

 public:
  explicit CounterTray(Session& session, QWidget* parent = nullptr);

  /// Gives the keyboard to the list, or to what there is instead of an empty one.
  void takeKeyboard();

 signals:
  void dragStarted(const redoubt::model::Subject& subject);
  void dragMoved(QPoint global);
  void dragDropped(QPoint global);
  void dragCancelled();
  /// A counter is to be placed where the person typed.
  void placeWanted(const redoubt::model::Subject& subject, const redoubt::editor::TypedPlace& place);
  /// A counter is to leave the map.
  void removalWanted(redoubt::Id<redoubt::model::Placement> placement);
  /// The list shows a counter that somebody asked for.
  void revealed();
  /// A counter was taken in hand without the mouse: the map is the place for the keyboard now.
  void mapWanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeBar();
  QWidget* makePlacing();
  void connectView();
  void showInInspector(const model::Subject& subject);
  void showMenu(QPoint position);
  void take(const TrayRow& row);
  void takeToMap(const TrayRow& row);
  void visit(const TrayRow& row);
  /// Counts, the sentence instead of an empty list, and the selection after the rows changed.
  void reflect();
  void chooseList(bool unplacedOnly);
  /// Takes over what is in hand now; the next counter, if one was placed and placing goes on.
  void followHand();
  void placeCurrent(const TypedPlace& place);
  /// How many of a marker lie on hexes; of a unit or leader 1 if this variant places it.
  int placedCount(const model::Subject& subject) const;
  void setCurrent(std::optional<model::Subject> subject);
  /// A counter that has its place now and is no longer listed is not to be placed by what is typed next.
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
  std::optional<model::Subject> awaiting_;  ///< in hand, and not placed when it was taken
  int awaitedFrom_ = 0;                     ///< how many of it were placed then
  std::optional<model::Subject> current_;  ///< of the selected row, kept while it is filtered out
};

}  // namespace redoubt::editor
