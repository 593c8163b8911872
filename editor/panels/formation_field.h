#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "editor/words/formation_choices.h"

namespace redoubt::editor {

/// The formation of counters, chosen from those of the rules. Formations that the rules refuse are marked, with the
/// reason after them, but can still be chosen, because a source may print them. The reason for a chosen one is shown
/// below.
class FormationField : public QWidget {
  Q_OBJECT

 public:
  explicit FormationField(QWidget* parent = nullptr);

  QComboBox& box() { return *box_; }
  /// `current` is one of the choices; nothing if the counters differ.
  void setChoices(std::vector<FormationChoice> choices, const std::optional<std::string>& current);

 signals:
  void chosen(const redoubt::editor::FormationChoice& choice);

 private:
  std::vector<FormationChoice> choices_;
  QComboBox* box_;
  QLabel* reason_;
};

}  // namespace redoubt::editor
