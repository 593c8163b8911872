#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <map>
#include <string>
#include <vector>

#include "editor/panels/fact_row.h"
#include "editor/session/session.h"

class QHBoxLayout;
class QVBoxLayout;

namespace redoubt::editor {

/// The inspector's page for many hexes at once: their terrain, levels, counters, hexsides and links, and the zones they
/// belong to.
class AreaPage : public QWidget {
  Q_OBJECT

 public:
  explicit AreaPage(Session& session, QWidget* parent = nullptr);

  void refresh();
  /// Updates only the head, which names the selected hex.
  void refreshHead();

 signals:
  /// The page of the single selected hex is wanted instead.
  void hexWanted();

 private:
  QWidget* makeWayBack();
  void addTerrain(QVBoxLayout& column);
  void addLevels(QVBoxLayout& column);
  void addCounters(QVBoxLayout& column);
  void addSides(QVBoxLayout& column);
  void addZones(QVBoxLayout& column);
  QWidget* makeNewZone();
  QPushButton* makeButton(const QString& words, const char* objectName);

  std::vector<hex::HexKey> hexes() const { return {session_.hand().area().begin(), session_.hand().area().end()}; }
  int count() const { return static_cast<int>(session_.hand().area().size()); }
  /// The rows on hexsides with at least one hex of the area.
  std::vector<const model::Hexside*> hexsides() const;
  /// The links between two hexes of the area.
  std::vector<const model::Link*> links() const;

  void showTerrain();
  void showCounters();
  void showSides();
  void showZones();
  void showReason();
  void fillTerrains();
  void fillZones();

  void setTerrain(const std::string& slug, const QString& title);
  void changeLevels(int by);
  void setLevel();
  void selectCounters(Id<model::Army> army);
  void removeHexsides(const std::string& kind);
  void removeLinks(const std::string& kind);
  void addToZone(Id<model::Zone> zone);
  void takeFromZone(Id<model::Zone> zone);
  void makeZone();

  Session& session_;
  QLabel* title_;
  ElidedLabel* subtitle_;
  QPushButton* one_;
  FactRows* terrains_;
  QPushButton* paint_;
  QLabel* levels_;
  QPushButton* raise_;
  QPushButton* lower_;
  QSpinBox* level_;
  QPushButton* setLevel_;
  QLabel* countersHeading_;
  FactRows* counters_;
  QLabel* sidesHeading_;
  FactRows* hexsides_;
  FactRows* links_;
  FactRows* zones_;
  QPushButton* addToZone_;
  QLineEdit* zoneName_;
  QComboBox* zoneKind_;
  QPushButton* makeZone_;
  std::map<Id<model::Army>, std::vector<Id<model::Placement>>> inside_;  ///< counters in the area, as shown
};

}  // namespace redoubt::editor
