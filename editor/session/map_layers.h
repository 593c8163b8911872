#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "core/model/edit.h"
#include "editor/render/counters/counter_style.h"

namespace redoubt::editor {

/// The parts of the picture that can be hidden, locked and faded separately, from bottom to top.
enum class MapLayer {
  Pictures,
  Terrain,
  Hexsides,
  Links,
  Grid,
  Numbers,
  Symbols,
  Labels,
  Frame,
  Zones,
  Ghosts,
  Counters,
  Badges
};
inline constexpr std::array kMapLayers = {MapLayer::Pictures, MapLayer::Terrain, MapLayer::Hexsides, MapLayer::Links,
                                          MapLayer::Grid,     MapLayer::Numbers, MapLayer::Symbols,  MapLayer::Labels,
                                          MapLayer::Frame,    MapLayer::Zones,   MapLayer::Ghosts,   MapLayer::Counters,
                                          MapLayer::Badges};

/// How a layer is shown, and whether edits may change it.
struct LayerState {
  bool isVisible = true;
  bool isLocked = false;
  double opacity = 1;  ///< 0.1 to 1

  friend bool operator==(const LayerState&, const LayerState&) = default;
};

/// The state of all layers. It belongs to the window, not to the battle: none of it is saved in the file.
class MapLayers : public QObject {
  Q_OBJECT

 public:
  explicit MapLayers(QObject* parent = nullptr) : QObject(parent) {}

  const LayerState& state(MapLayer layer) const { return states_[static_cast<std::size_t>(layer)]; }
  /// Opacity is clamped to its range.
  void setState(MapLayer layer, LayerState state);
  void setVisible(MapLayer layer, bool isVisible);
  /// The look of the map: the name of a theme or of its file; empty for the theme of the battle.
  const QString& theme() const { return theme_; }
  /// Loads the theme; a file is read again each time.
  void setTheme(const QString& name);
  /// The chosen theme; null: the theme of the battle.
  const std::shared_ptr<const render::MapTheme>& chosenTheme() const { return chosenTheme_; }
  /// How counters show values that no source gives.
  render::Estimates estimates() const { return estimates_; }
  void setEstimates(render::Estimates estimates);
  /// Whether counters stand upright, with wedges that show where they face.
  bool areCountersUpright() const { return areCountersUpright_; }
  void setCountersUpright(bool on);
  /// Makes all layers visible, unlocked and opaque.
  void reset();
  bool isVisible(MapLayer layer) const { return state(layer).isVisible; }
  bool isLocked(MapLayer layer) const { return state(layer).isLocked; }

  /// The first locked layer that `edit` would change; nullopt if the edit is allowed.
  std::optional<MapLayer> lockedAgainst(const model::Edit& edit) const;

  /// Whether edits can change the content of a layer: grid, numbers and badges have no such content.
  static bool isEditable(MapLayer layer);
  static QString title(MapLayer layer);
  /// A stable name for settings: "terrain", "hexsides", …
  static QString id(MapLayer layer);

 signals:
  void changed();

 private:
  std::array<LayerState, kMapLayers.size()> states_;
  QString theme_;
  std::shared_ptr<const render::MapTheme> chosenTheme_;
  render::Estimates estimates_ = render::Estimates::Quiet;
  bool areCountersUpright_ = false;
};

}  // namespace redoubt::editor
