#pragma once

#include <QWidget>
#include <array>

#include "editor/render/output/map_drawing.h"
#include "editor/session/session.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QRadioButton;

namespace redoubt::editor {

/// The choices of what is drawn, and how: theme, layers, counters, the whole sheet or a part. It begins with the state
/// of the window, but without zones.
class OutputLook : public QWidget {
  Q_OBJECT

 public:
  explicit OutputLook(Session& session, QWidget* parent = nullptr);

  render::RenderOptions options() const;
  /// Why nothing can be drawn, in a sentence; empty if it is possible.
  QString fault() const;

 signals:
  void changed();

 private:
  QWidget* makeThemes();
  QWidget* makeLayers();
  QWidget* makeEstimates();
  QWidget* makePart();
  bool isOn(MapLayer layer) const;
  std::optional<hex::HexKey> hexOf(const QLineEdit& field) const;

  Session& session_;
  QComboBox* themes_;
  QComboBox* estimates_;
  std::array<QCheckBox*, kMapLayers.size()> layers_ = {};
  QRadioButton* whole_ = nullptr;
  QRadioButton* part_ = nullptr;
  QLineEdit* from_ = nullptr;
  QLineEdit* to_ = nullptr;
};

}  // namespace redoubt::editor
