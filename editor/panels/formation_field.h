#pragma once

#include <QComboBox>
#include <QLabel>
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "editor/session/formation_choices.h"

namespace redoubt::editor {

/// The formation of counters, chosen from those of the rules. What the rules refuse is marked, with the reason behind
/// it, and can be chosen all the same: a source may print it. Of what is chosen the reason stands below.
class FormationField : public QWidget {
  Q_OBJECT

 public:
  explicit FormationField(QWidget* parent = nullptr);

  QComboBox& box() { return *box_; }
  /// `current` is one of the choices; nothing where the counters differ.
  void setChoices(std::vector<FormationChoice> choices, const std::optional<std::string>& current);

 signals:
  void chosen(const redoubt::editor::FormationChoice& choice);

 private:
  std::vector<FormationChoice> choices_;
  QComboBox* box_;
  QLabel* reason_;
};

}  // namespace redoubt::editor
