#pragma once

#include <QDialog>

#include "editor/session/session.h"

namespace redoubt::editor {

class Form;

/// What the battle is called, when and where it was fought, the language of its texts, and the name of its rules;
/// applied as one edit.
class BattleFactsDialog : public QDialog {
  Q_OBJECT

 public:
  explicit BattleFactsDialog(Session& session, QWidget* parent = nullptr);

  void accept() override;

 private:
  void addFacts();
  void addRules();
  void connectForms();
  void fill();
  model::Edit edit() const;

  Session& session_;
  Form* facts_;  ///< shows the wanted row of the battle
  Form* rules_;  ///< and that of its rule system; hidden without one
};

}  // namespace redoubt::editor
