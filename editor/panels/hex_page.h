#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>
#include <string>
#include <utility>
#include <vector>

#include "editor/fields/choice_editor.h"
#include "editor/panels/doubts_view.h"
#include "editor/panels/fact_row.h"
#include "editor/panels/small_list.h"
#include "editor/session/session.h"
#include "editor/style/elided_label.h"

class QGridLayout;

namespace redoubt::editor {

/// The inspector's page for the selected hex.
class HexPage : public QWidget {
  Q_OBJECT

 public:
  explicit HexPage(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// Makes the offered terrains be drawn anew, because the rules or the theme changed.
  void forgetSwatches() { terrain_->forgetPictures(); }

 signals:
  /// The page of the selected area is wanted instead.
  void areaWanted();
  void findingChosen(const redoubt::check::Finding& finding);
  void questionChosen(Id<model::Question> question);

 private:
  QWidget* makeFields();
  void makeTerrain();
  std::vector<FieldChoice> terrains() const;
  /// A label for a sign, and one for the origin of a value, in row `row` of the fields.
  std::pair<QLabel*, QLabel*> makeSource(QGridLayout& grid, int row, const char* objectName);
  void makeNameRow(FactRow& row);
  void connectLists();
  hex::HexKey hex() const { return *session_.hand().selection().hex; }

  void showTerrain();
  void showSources(const model::HexRow* row);
  void showNames();
  void showZones();
  void showSides();
  void showNotes();
  void showCounters();
  void showDoubts();
  void showFindings();
  void changeTerrain(const model::Value& terrain);
  void changeLevel(int level);
  void rename(FactRow& row, const QString& name);
  void removeName(Id<model::Label> id);
  void leaveZone(Id<model::Zone> id);

  Session& session_;
  QLabel* title_;
  ElidedLabel* subtitle_;
  ChoiceEditor* terrain_;
  FieldEditor* level_;
  std::pair<QLabel*, QLabel*> terrainSource_;
  std::pair<QLabel*, QLabel*> levelSource_;
  QPushButton* area_;
  QLabel* namesHeading_;
  FactRows* names_;
  QLabel* zonesHeading_;
  FactRows* zones_;
  QLabel* notes_;
  SmallList* sides_;
  QLabel* countersHeading_;
  SmallList* counters_;
  DoubtsView* doubts_;
  QLabel* findingsHeading_;
  SmallList* findings_;
};

}  // namespace redoubt::editor
