#pragma once

#include <QWidget>
#include <string>

#include "editor/abilities/rules_on_map.h"

class QComboBox;
class QLabel;
class QListWidgetItem;

namespace redoubt::editor {

class MomentField;
class SmallList;

/// The rules on the map: which zone or flood of the battle is shown, for whom and when; in words what that comes to,
/// the rules that decide with their paragraphs, and the units that are reached or not.
class RulesOnMapPanel : public QWidget {
  Q_OBJECT

 public:
  RulesOnMapPanel(Session& session, RulesOnMap& shown, QWidget* parent = nullptr);

 signals:
  /// The rule of this path should be opened.
  void ruleWanted(const std::string& path);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void follow();
  void refresh();
  void showAudiences();
  void showRules();
  void showMoment();
  void showWords();
  void showUnits();
  void goTo(QListWidgetItem* item);

  Session& session_;
  RulesOnMap& shown_;
  QComboBox* audience_;
  QComboBox* rules_;
  MomentField* moment_;
  QLabel* words_;
  QLabel* because_;
  SmallList* units_;
};

}  // namespace redoubt::editor
