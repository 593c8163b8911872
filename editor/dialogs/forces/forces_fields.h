#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/model/forces_edit.h"
#include "editor/fields/field_spec.h"

class QLabel;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace redoubt::editor {

class Form;
class StepsBoard;

/// The fields of a player, army, command, leader or unit, and for several units at once their type and commands. Every
/// change is an edit of its own.
class ForcesFields : public QWidget {
  Q_OBJECT

 public:
  explicit ForcesFields(Session& session, QWidget* parent = nullptr);

  void show(std::vector<model::ForcePart> parts);
  /// Gives the keyboard to the field of the name, with all of it selected.
  void typeName();

 private:
  void makeWidgets();
  /// Makes a form for rows of this table, unless the present one is for it already.
  void makeForm(const model::TableInfo& table);
  void addLines(const model::TableInfo& table);
  void addNames(const model::TableInfo& table);
  FieldSpec leaderSpec();
  FieldSpec typeSpec();
  void showWords();
  void showForm();
  void showLeader(const model::Leader& leader);
  void showCommands(const std::vector<Id<model::Unit>>& units);
  void showSteps();
  void showFindings();

  void change(const model::AnyRow& wanted, const QString& column);
  model::Edit editOf(const model::AnyRow& wanted, const QString& column) const;
  model::Edit overallEdit(const model::Leader& wanted) const;
  void setType(const std::string& type);
  void setCommand(Id<model::Command> command, bool isIn);
  void addCounter(bool isChit);

  template <class Row>
  const Row* only() const;
  std::vector<Id<model::Unit>> units() const;
  void apply(const model::Edit& edit);

  Session& session_;
  std::vector<model::ForcePart> parts_;
  QVBoxLayout* column_;
  QLabel* heading_;
  QLabel* kind_;
  QLabel* faults_;
  Form* form_ = nullptr;
  const model::TableInfo* table_ = nullptr;  ///< of the form
  QLabel* commandsLabel_;
  QListWidget* commands_;
  QPushButton* counter_;
  QPushButton* chit_;
  StepsBoard* steps_;
  QLabel* hint_;
};

}  // namespace redoubt::editor
