#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/model/placement_verbs.h"
#include "core/rules/terrain/terrain.h"
#include "editor/session/map_layers.h"
#include "editor/session/stamps.h"
#include "editor/session/tool_options.h"

namespace redoubt::editor {

class Session;

/// What is selected: a hex, one of its sides with what is on and across it, the selected counters of its stack (or of
/// the tray), and a counter that has no place yet.
struct Selection {
  std::optional<hex::HexKey> hex;
  std::vector<Id<model::Placement>> placements = {};
  std::optional<hex::HexsideKey> side = {};
  std::optional<model::Subject> unplaced = {};

  friend bool operator==(const Selection&, const Selection&) = default;
};

enum class PaintPlace { Hex, Hexside, Link };

/// Where the rules put a terrain.
PaintPlace paintPlace(rules::TerrainPlace place);

/// What the brush, hexside and road tools paint: a terrain slug of the battle's rules.
struct Paint {
  PaintPlace place = PaintPlace::Hex;
  std::string slug;

  friend bool operator==(const Paint&, const Paint&) = default;
};

/// What is in hand: the selection, the active tool with its paint and options, the counter to be placed next, and which
/// layers are visible or locked. Part of a session, which passes changes of the battle to it.
class Hand : public QObject {
  Q_OBJECT

 public:
  explicit Hand(Session& session) : session_(session) {}

  const Selection& selection() const { return selection_; }
  void select(Selection selection);
  /// The hexes selected as an area of the map, besides the one hex of the selection.
  const std::set<hex::HexKey>& area() const { return area_; }
  /// Hexes off the map are left out.
  void selectArea(std::set<hex::HexKey> area);
  const Paint& paint() const { return paint_; }
  /// Chooses what was last painted in such a place, or the first terrain for it.
  void recallPaint(PaintPlace place);
  void setPaint(Paint paint);
  /// The brush's radius in hexes, 0 (one hex) to 9.
  int radius() const { return radius_; }
  void setRadius(int radius);
  /// The unit or leader that the counter tool places next, chosen in the tray.
  const std::optional<model::Subject>& counterInHand() const { return counterInHand_; }
  void takeInHand(std::optional<model::Subject> subject);
  /// The counters that the counter tool places all at once, such as those of a command; then there is no single one.
  const std::vector<model::Subject>& commandInHand() const { return commandInHand_; }
  void takeCommandInHand(std::vector<model::Subject> subjects);
  /// The id of the active tool ("tool.select", "tool.brush", …).
  const QString& tool() const { return tool_; }
  void setTool(const QString& tool);
  const ToolOptions& options() const { return options_; }
  void setOptions(ToolOptions options);
  /// Which layers are visible and which are locked.
  MapLayers& layers() { return layers_; }
  const MapLayers& layers() const { return layers_; }
  Stamps& stamps() { return stamps_; }
  const Stamps& stamps() const { return stamps_; }

 signals:
  void selectionChanged();
  void areaChanged();
  void paintChanged();
  void optionsChanged();
  void counterInHandChanged();
  void toolChanged();

 private:
  friend class Session;
  friend class ShownSetUp;

  /// What a change removed from the hand; signalled after the change.
  struct Lost {
    bool counters = false;
    bool counterInHand = false;
  };

  /// Clears the hand for another battle. Emits no signals.
  void clear();
  /// Emits signals for all that clear() changed.
  void tellAll();
  /// Drops what a change removed and follows what it moved.
  Lost follow(const model::Changes& changes, bool isOfSetUp);
  void tell(const Lost& lost);
  bool followSelected();
  void followOverridden(std::vector<Id<model::Placement>>& placements) const;
  void dropWhatIsOffTheMap();
  void dropUnknownPaint();
  /// Deselects the counters, which are not shown any more. Emits no signals.
  Lost loseCounters();

  Session& session_;
  Selection selection_;
  std::map<Id<model::Placement>, Id<model::Placement>> overridden_;  ///< in this sitting: which row replaces which
  Paint paint_;
  std::map<PaintPlace, std::string> lastPaint_;
  int radius_ = 0;
  std::optional<model::Subject> counterInHand_;
  std::vector<model::Subject> commandInHand_;
  QString tool_ = QStringLiteral("tool.select");
  std::set<hex::HexKey> area_;
  ToolOptions options_;
  MapLayers layers_;
  Stamps stamps_;
};

}  // namespace redoubt::editor
