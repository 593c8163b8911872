#pragma once

#include <QDialog>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "core/model/counter_sheets.h"
#include "editor/dialogs/scan/scan_levels.h"
#include "editor/dialogs/sheets/cell_draft.h"
#include "editor/dialogs/sheets/counter_reading.h"
#include "editor/session/session.h"

class QComboBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace redoubt::editor {

class CellForm;
class CounterReader;
class SheetForm;
class SheetView;
class WatchedWork;

/// Transcribes scanned sheets of counters: their grids are found or set, each place is said to be a counter of the
/// battle, what is printed there is typed beside its crop, and the crops become what the counters look like. Each place
/// is one step of the history. Non-modal; it follows the battle while it is open.
class SheetsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit SheetsDialog(Session& session, QWidget* parent = nullptr);
  ~SheetsDialog() override;

  void choose(Id<model::CounterSheet> sheet);
  /// Chooses a place, by its front.
  void choose(const model::CellPlace& place);
  std::optional<Id<model::CounterSheet>> sheet() const;
  std::optional<model::CellPlace> place() const { return place_; }
  /// Whether the pictures of the sheet have been read, and nothing is looked for in them.
  bool isSettled() const;

  void reject() override;

 private:
  using PlaceKey = std::pair<Id<model::CounterSheet>, model::CellPlace>;
  enum Tab { Counters, Grid };

  // the window
  void nameParts();
  void arrange();
  QWidget* arrangeTop();
  void connectAll();
  void connectForms();
  void addKeys();
  void follow(const model::Changes& changes);
  void fillSheets();
  void showSheet();
  void showSide();
  void showPictures();
  void showCells();
  void showCell();
  void enable();
  const model::CounterSheet* row() const;
  QImage pictureOf(const std::string& name) const;
  void load(const std::string& name);

  // places
  std::optional<PlaceKey> key() const;
  const model::SheetCell* cell() const;
  CellDraft draftHere() const;
  void remember();
  void showReading();
  void take();
  bool makesCommands(const std::vector<rules::CellFault>& faults);
  void learn(const std::vector<rules::SheetEntry::Text>& texts);
  void skip();
  void reopen();
  void goOn();
  void goBy(int step);
  void offerColours(const QColor& colour, QWidget& button);

  // sheets
  void addSheet();
  void addBack();
  void showAdded(Id<model::CounterSheet> sheet, const QString& words, bool isFault);
  void addBlock();
  void removeSheet();
  void changeSheet(const model::CounterSheet& wanted, const QString& title);
  void findGrid();

  Session& session_;
  model::FaceSide side_ = model::FaceSide::Front;
  std::optional<model::CellPlace> place_;  ///< of the front
  std::map<PlaceKey, CellDraft> drafts_;
  std::map<PlaceKey, CellDraft> taken_;            ///< for when that is undone
  std::optional<rules::CounterOfSheet> expected_;  ///< what the next place may be: another new one, after a new one
  std::map<Id<model::CounterSheet>, FigurePlaces> places_;
  std::map<std::string, ScanLevels> pictures_;
  std::set<std::string> loading_;
  std::optional<model::CounterSheet> shown_;
  QImage front_;
  QImage back_;
  bool isApplying_ = false;

  CounterReader* reader_;
  WatchedWork* search_;
  QComboBox* sheets_;
  QPushButton* add_;
  QPushButton* remove_;
  QPushButton* fronts_;
  QPushButton* backs_;
  QLabel* count_;
  SheetView* view_;
  QTabWidget* tabs_;
  CellForm* form_;
  SheetForm* sheetForm_;
};

}  // namespace redoubt::editor
