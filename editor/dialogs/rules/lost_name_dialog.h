#pragma once

#include <QDialog>

#include "core/rules/forces/names_lost.h"
#include "editor/session/session.h"

class QComboBox;

namespace redoubt::editor {

/// Asks what becomes of the units, faces or counters that have a name of the rules which is about to go: another name,
/// or they keep one that the rules don't know.
class LostNameDialog : public QDialog {
  Q_OBJECT

 public:
  /// `edit` takes the name away; what is chosen is applied together with it, as one edit.
  LostNameDialog(Session& session, rules::LostName name, model::Edit edit, QWidget* parent = nullptr);

 private:
  QString question() const;
  void replace();
  void removeAllTheSame();

  Session& session_;
  rules::LostName name_;
  model::Edit edit_;
  QComboBox* others_;
};

/// Applies an edit of rules, after asking about every name that it takes away although rows have it. Returns whether it
/// was applied at once.
bool applyOrAsk(Session& session, const model::Edit& edit, QWidget* parent);

}  // namespace redoubt::editor
