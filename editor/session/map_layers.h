#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <memory>
#include <optional>

#include "core/model/edit.h"
#include "editor/render/counters/counter_style.h"

namespace redoubt::editor {

/// The parts of the picture that can be seen, locked and faded one by one, from the bottom up.
enum class MapLayer { Terrain, Hexsides, Links, Grid, Numbers, Symbols, Labels, Frame, Zones, Counters, Badges };
inline constexpr std::array kMapLayers = {MapLayer::Terrain, MapLayer::Hexsides, MapLayer::Links,  MapLayer::Grid,
                                          MapLayer::Numbers, MapLayer::Symbols,  MapLayer::Labels, MapLayer::Frame,
                                          MapLayer::Zones,   MapLayer::Counters, MapLayer::Badges};

/// How one layer is shown, and whether edits may touch it.
struct LayerState {
  bool isVisible = true;
  bool isLocked = false;
  double opacity = 1;  ///< 0.1 to 1

  friend bool operator==(const LayerState&, const LayerState&) = default;
};

/// The state of all layers. It belongs to the window, not to the battle: nothing of it is written into the file.
class MapLayers : public QObject {
  Q_OBJECT

 public:
  explicit MapLayers(QObject* parent = nullptr) : QObject(parent) {}

  const LayerState& state(MapLayer layer) const { return states_[static_cast<std::size_t>(layer)]; }
  /// Opacity is brought into its range.
  void setState(MapLayer layer, LayerState state);
  void setVisible(MapLayer layer, bool isVisible);
  /// The look of the map: the name of a theme or of its file; empty for the one the battle asks for.
  const QString& theme() const { return theme_; }
  /// Reads it; a file is read anew each time.
  void setTheme(const QString& name);
  /// That theme; null: the one the battle asks for.
  const std::shared_ptr<const render::MapTheme>& chosenTheme() const { return chosenTheme_; }
  /// How counters show the values that no source gives.
  render::Estimates estimates() const { return estimates_; }
  void setEstimates(render::Estimates estimates);
  /// All visible, unlocked and opaque.
  void reset();
  bool isVisible(MapLayer layer) const { return state(layer).isVisible; }
  bool isLocked(MapLayer layer) const { return state(layer).isLocked; }

  /// The first locked layer that `edit` would change; nothing if it may be made.
  std::optional<MapLayer> lockedAgainst(const model::Edit& edit) const;

  /// Whether a layer has content that edits change: grid, numbers and signs have none.
  static bool isEditable(MapLayer layer);
  static QString title(MapLayer layer);
  /// Stable, for settings: "terrain", "hexsides", …
  static QString id(MapLayer layer);

 signals:
  void changed();

 private:
  std::array<LayerState, kMapLayers.size()> states_;
  QString theme_;
  std::shared_ptr<const render::MapTheme> chosenTheme_;
  render::Estimates estimates_ = render::Estimates::Quiet;
};

}  // namespace redoubt::editor
