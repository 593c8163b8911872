#pragma once

#include <QWidget>
#include <optional>
#include <set>
#include <vector>

#include "core/model/forces_edit.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace redoubt::editor {

class ColourButton;

/// What can be typed and chosen of a player, army, command, leader or unit, and of several units at once their type and
/// commands. Every change is an edit of its own.
class ForcesFields : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesFields(Session& session, QWidget* parent = nullptr);

  void show(std::vector<model::ForcePart> parts);
  /// Puts the keyboard where the name is typed, all of it selected.
  void typeName();

 private:
  struct Line {
    QLabel* label;
    QWidget* field;
  };
  Line addLine(const QString& words, QWidget* field);
  void makeFields();
  void connectFields();
  void showWords();
  void showArmy(const model::Army& army);
  void showCommand(const model::Command& command);
  void showLeader(const model::Leader& leader);
  void showUnits(const std::vector<Id<model::Unit>>& units);
  void fillCommands(const std::vector<Id<model::Unit>>& units);
  void fillTypes(const std::vector<Id<model::Unit>>& units);
  void showFindings();

  void rename();
  void shorten();
  void setColour();
  void setPlayer();
  void setLeader();
  void setOverall(bool overall);
  void setType();
  void setCommand(Id<model::Command> command, bool isIn);
  void addCounter(bool isChit);

  template <class Row>
  const Row* only() const;
  std::vector<Id<model::Unit>> units() const;
  void apply(const model::Edit& edit);

  Session& session_;
  std::vector<model::ForcePart> parts_;
  QGridLayout* grid_;
  QLabel* heading_;
  QLabel* kind_;
  QLineEdit* name_;
  QLineEdit* short_;
  QComboBox* player_;
  ColourButton* colour_;
  QComboBox* leader_;
  QCheckBox* overall_;
  QComboBox* type_;
  QListWidget* commands_;
  QPushButton* counter_;
  QPushButton* chit_;
  QLabel* hint_;
  QLabel* faults_;
  std::vector<Line> lines_;
  std::set<QWidget*> wanted_;  ///< of their fields those that what is chosen has
};

}  // namespace redoubt::editor
