#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>
#include <set>
#include <string>
#include <vector>

#include "editor/boards/steps_board.h"
#include "editor/panels/counter_header.h"
#include "editor/panels/doubts_view.h"
#include "editor/panels/formation_field.h"
#include "editor/panels/name_fields.h"
#include "editor/panels/small_list.h"
#include "editor/panels/start_fields.h"
#include "editor/panels/targets_view.h"
#include "editor/session/session.h"
#include "editor/style/elided_label.h"

namespace redoubt::editor {

/// The inspector's page for the selected counters, one or many.
class CounterPage : public QWidget {
  Q_OBJECT

 public:
  explicit CounterPage(Session& session, QWidget* parent = nullptr);

  void refresh();

 signals:
  void findingChosen(const redoubt::check::Finding& finding);
  void questionChosen(Id<model::Question> question);

 private:
  QWidget* makeFields();
  void makeHexField();
  void makeCountField();
  void makeStepField();
  void makeSecondHexField();
  std::vector<FieldChoice> secondHexChoices() const;
  std::vector<FieldChoice> stepChoices() const;
  /// The selected placements; for a counter without a placement, a temporary row that is in no table.
  std::vector<const model::Placement*> selected() const;
  bool isUnplaced() const;
  std::vector<Id<model::Placement>> ids() const;
  /// The selected placements that can have a facing.
  std::vector<Id<model::Placement>> facingIds() const;
  /// "1/II/2 pp", or "3 counters": for the titles of edits.
  QString subject() const;

  void showHeader();
  void showFacing();
  void showFields();
  void showStack();
  void showCount();
  void showFormation();
  void showStep();
  void showSecondHex();
  void showHosts();
  void showSource();
  QString sourceOf(const model::Placement& placement) const;
  /// The fields whose origins sourceOf() includes.
  static std::set<std::string> fieldsOfSource(const model::Battle& battle, const model::Placement& placement);
  void showShared();
  void showDoubts();
  void showFindings();
  /// Why the selected counters can't be put there; empty if they can.
  QString whyNotAt(const model::Value& hex) const;
  void putAt(hex::HexKey hex);
  void placeAt(hex::HexKey hex);
  void showFigures();
  void showTargets();
  void setCount(int count);
  void setStep(const model::Value& step);
  void setSecondHex(const model::Value& hex);
  void step(int by);
  void remove();
  QString notPlacedText() const;
  /// How hexes are typed: "Hexes of this map are numbered like 0101."
  QString numbering() const;
  void setHexError(const QString& sentence);

  Session& session_;
  model::Placement standIn_;
  CounterHeader* header_;
  QLabel* nameLabel_;
  NameFields* names_;
  FieldEditor* hex_;
  Selection hexOf_;  ///< for which it is typed
  QLabel* hexError_;
  QLabel* startLabel_;
  StartFields* start_;
  QLabel* facingLabel_;
  ElidedLabel* facing_;
  QPushButton* clearFacing_;
  QLabel* stack_;
  QToolButton* up_;
  QToolButton* down_;
  QLabel* formationLabel_;
  FormationField* formation_;
  QLabel* secondHexLabel_;
  FieldEditor* secondHex_;
  QLabel* stepLabel_;
  FieldEditor* step_;
  QLabel* hostsLabel_;
  QLabel* hosts_;
  QLabel* countLabel_;
  FieldEditor* count_;
  QLabel* blockLabel_;
  ElidedLabel* block_;
  QLabel* sourceSign_;
  QLabel* source_;
  QLabel* wordsLabel_;
  ElidedLabel* words_;
  QPushButton* remove_;
  QLabel* shared_;
  StepsBoard* steps_;
  QLabel* targetsHeading_;
  TargetsView* targets_;
  DoubtsView* doubts_;
  QLabel* findingsHeading_;
  SmallList* findings_;
};

}  // namespace redoubt::editor
