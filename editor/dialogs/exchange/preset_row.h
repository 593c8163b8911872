#pragma once

#include <QWidget>
#include <functional>

#include "core/exchange/presets.h"
#include "editor/session/session.h"

class QComboBox;

namespace redoubt::editor {

/// The presets of exports that the battle keeps, and a button that makes one of the present choices.
class PresetRow : public QWidget {
  Q_OBJECT

 public:
  /// `current` answers the present choices.
  PresetRow(Session& session, std::function<exchange::PresetChoice()> current, QWidget* parent = nullptr);

 signals:
  void chosen(const redoubt::exchange::PresetChoice& choice);

 private:
  void fill();
  void take();
  void keep();

  Session& session_;
  std::function<exchange::PresetChoice()> current_;
  QComboBox* presets_;
};

}  // namespace redoubt::editor
