#pragma once

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/rules/terrain/terrain.h"
#include "editor/panels/fact_row.h"
#include "editor/panels/small_list.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// The inspector's page for one hexside: what is on it, and the links across it.
class SidePage : public QWidget {
  Q_OBJECT

 public:
  explicit SidePage(Session& session, QWidget* parent = nullptr);

  void refresh();

 signals:
  void findingChosen(const redoubt::check::Finding& finding);

 private:
  QWidget* makeWayBack();
  QPushButton* makeAdder(const QString& words, const char* objectName, rules::TerrainPlace place);
  void makeHexsideRow(FactRow& row);
  void makeLinkRow(FactRow& row);

  /// The side, seen from the selected hex.
  hex::HexsideKey side() const { return *session_.hand().selection().side; }
  hex::HexKey here() const;
  /// The hex across, on the map or not.
  hex::HexKey there() const;
  /// "1809 / 1908".
  QString name() const;
  QString reasonAgainst(rules::TerrainPlace place) const;

  void showHead();
  void showHexsides();
  void showLinks();
  void showFindings();
  void fillMenu(QMenu& menu, rules::TerrainPlace place);

  void add(const rules::TerrainKind& kind);
  void removeHexside(const std::string& kind);
  void removeLink(const std::string& kind);
  void turnRound(const std::string& kind);
  /// The upper hex of a slope that is added here: the higher one, or the selected one if the levels are equal.
  model::HighSide upperSide() const;

  Session& session_;
  QLabel* title_;
  ElidedLabel* subtitle_;
  QPushButton* back_;
  QPushButton* other_;
  FactRows* hexsides_;
  QLabel* noHexsides_;
  QPushButton* addHexside_;
  FactRows* links_;
  QLabel* noLinks_;
  QPushButton* addLink_;
  QLabel* findingsHeading_;
  SmallList* findings_;
};

}  // namespace redoubt::editor
