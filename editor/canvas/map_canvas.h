#pragma once

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <vector>

#include "editor/canvas/ability_overlay.h"
#include "editor/canvas/canvas_tool.h"
#include "editor/canvas/map_preview.h"
#include "editor/canvas/rules_overlay.h"
#include "editor/canvas/scan_overlay.h"
#include "editor/canvas/tile_cache.h"
#include "editor/render/counters/counter_painter.h"
#include "editor/render/counters/map_stacks.h"
#include "editor/render/map_painter.h"
#include "editor/session/session.h"

namespace redoubt::editor {

class TerrainProposals;

/// The map with its counters: panned with the middle button, space and drag or the wheel, zoomed at the pointer with
/// Ctrl and wheel or by pinching; the arrow keys move the cursor. The active tool gets all other input.
class MapCanvas : public QAbstractScrollArea {
  Q_OBJECT

 public:
  explicit MapCanvas(Session& session, QWidget* parent = nullptr);
  ~MapCanvas() override;

  /// Null: none.
  void setTool(CanvasTool* tool);
  /// Drops a stroke in progress; returns whether there was one.
  bool cancelStroke();
  CanvasTool* tool() const { return tool_; }

  /// Dims the map for a dark window; counters keep their colours.
  void setDark(bool isDark);
  /// Whether the wheel alone zooms, and scrolls with Ctrl.
  void setWheelZooms(bool zooms) { wheelZooms_ = zooms; }

  /// Pixels per hex width.
  double scale() const { return scale_; }
  /// The scale at which a hex has its printed size (96 pixels to the inch).
  double naturalScale() const;
  void zoomTo(double scale, std::optional<QPointF> fixed = std::nullopt);
  void zoomBy(double factor, std::optional<QPointF> fixed = std::nullopt);
  /// Shows all hexes, also after changes of size, until the person zooms; the surroundings can be cut off.
  void fit();
  /// Shows the whole sheet with title and legend, in the same way.
  void fitSheet();
  bool isFitted() const { return fits_ != Fits::Nothing; }
  /// Scrolls as little as needed to show the hex well inside the window.
  void show(hex::HexKey hex);
  /// Scrolls so that a point of the map is in the middle of the window, as far as the sheet allows.
  void centreOn(hex::Point map);
  /// The part of the map in the window, in hex widths; it can extend beyond the sheet.
  hex::Bounds visibleBounds() const;
  /// The middle of a hex in viewport pixels; for tests and drags from the tray.
  QPointF pixelOf(hex::HexKey hex) const;
  render::MapView view() const;
  CanvasHit hitAt(QPointF pixel, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;

  /// The theme in which the map is painted; null without a map.
  std::shared_ptr<const render::MapTheme> theme() const { return map_ ? map_->theme() : nullptr; }
  /// The tray of counters that are not on the map: a drag of counters can end there. Null: there is none.
  void setTray(const QWidget* tray) { tray_ = tray; }

  /// The hex under the pointer; if the pointer is elsewhere, the one that Shift and arrow keys point at, or the
  /// keyboard's cursor.
  std::optional<hex::HexKey> hexInFocus() const;
  /// The hex pointed at, if pointer and keyboard are free for showing what a counter can do there.
  std::optional<hex::HexKey> askedHex() const;
  /// The hex that Shift and arrow keys point at.
  std::optional<hex::HexKey> pointedHex() const { return pointed_; }
  /// What a click would do, or why it does nothing, for the status bar.
  QString hint() const;

  /// The shown abilities of the selected counter.
  AbilityOverlay& abilities() { return *abilities_; }
  /// The rule whose zone, lines or ways are shown.
  RulesOnMap& rulesOnMap() { return rules_->rules(); }

  /// The pictures laid over the map for comparing.
  ScanOverlay& scans() { return *scans_; }
  /// What is proposed from a picture, drawn over the map.
  TerrainProposals& proposals() { return *proposals_; }

  /// A counter dragged from the tray, in global pixels.
  void trayDragStarted(const model::Subject& subject);
  void trayDragMoved(QPoint global);
  void trayDragDropped(QPoint global);
  void trayDragCancelled();

  const TileCache& tiles() const { return tiles_; }
  const render::CounterCache& counters() const { return counters_; }
  /// Waits until all tiles of the window are painted; for tests, benchmarks and pictures.
  void paintAllTiles();
  /// Whether the map in the window is complete, with nothing still being painted.
  bool isMapPainted() const { return tiles_.isComplete(view(), viewport()->rect()); }
  /// Whether the map in the window has been incomplete for a moment, so that a message is useful.
  bool isDrawing() const { return isDrawing_; }
  /// Sets the length of that moment; for tests.
  void tellDrawingAfter(std::chrono::milliseconds moment) { drawingMoment_ = moment; }
  /// Whether all counters of this zoom, in the window or not, have been drawn.
  bool areCountersDrawn() const { return !ahead_.isActive(); }

 signals:
  void scaleChanged();
  void hexInFocusChanged();
  void hintChanged();
  /// isDrawing() has changed. Sent while the window is painted.
  void drawingChanged();
  /// Another part of the map is in the window, or the same at another scale.
  void viewChanged();
  /// The hexes between two corners were picked by dragging with the right button.
  void areaPicked(redoubt::hex::HexKey from, redoubt::hex::HexKey to);
  /// A tool that needs a hex was pressed and released next to the map.
  void missed();
  /// The context menu of the selection, or of what is at the hit, should open at this point of the screen.
  void menuWanted(const redoubt::editor::CanvasHit& hit, QPoint global);
  /// A part of the map could not be drawn, and is bare paper; sent once for a map. Sent while the window is painted.
  void paintingFailed(const QString& why);
  /// A counter from the tray was dropped on a hex, at that point of it.
  void dropped(const redoubt::model::Subject& subject, redoubt::hex::HexKey hex, redoubt::hex::Point point);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void timerEvent(QTimerEvent* event) override;

 private:
  void reset();
  void mapChanged(const model::Changes& changes);
  void remakeMap();
  void showLayers();
  /// Shows what the tool would change.
  void showPending();
  /// Applies changes to what the map shows, real ones or a preview.
  void paintAnew(const model::Changes& changes);
  document::Precomputation preparation();
  bool takeMapToCome();
  void showNews();
  /// Keeps the selected counter visible when it is moved to another hex by something other than a drag.
  void followSelected();
  void showScrollBars(QSize content);
  /// A sheet smaller than the window is centred, or stays where it is while all of it is visible.
  enum class Centring { Always, OnlyIfCut };
  void updateScrollBars(Centring centring = Centring::Always);
  void placeAt(hex::Point map, QPointF pixel);
  void fitInto(const hex::Bounds& part, int bar);
  void fitAgain();
  void moveCursor(int key);
  void setHovered(const std::optional<CanvasHit>& hit);
  bool mayAsk() const;
  /// Points at the next hex with the keyboard, as hovering would; the selection stays.
  void movePointed(int key);
  void setPointed(std::optional<hex::HexKey> hex);
  bool wheelForTool(QWheelEvent& event);
  HitPlace placeOf(QPointF pixel, bool isOnHex) const;
  void updateCursorShape();
  QPoint contentOrigin() const;
  /// The look of the sheet before its tiles are painted.
  QColor blankPaper() const;
  void drawCountersAhead();
  void reportFailure();
  void noteDrawing();
  void setDrawing(bool isDrawing);
  void paintCounters(QPainter& painter, const render::MapView& view) const;
  void paintSelection(QPainter& painter, const render::MapView& view) const;
  void paintBadges(QPainter& painter, const render::MapView& view) const;
  std::optional<hex::HexKey> badgeAt(QPointF pixel) const;
  void paintGhost(QPainter& painter, const render::MapView& view) const;
  void paintAreas(QPainter& painter, const render::MapView& view) const;
  void paintZones(QPainter& painter, const render::MapView& view) const;

  Session& session_;
  CanvasTool* tool_ = nullptr;
  const QWidget* tray_ = nullptr;
  std::unique_ptr<render::MapPainter> map_;
  std::unique_ptr<render::MapPainter> mapToCome_;  // the map after a long edit that is still being made
  std::future<void> formerMap_;                    // destroyed in another thread
  std::shared_ptr<void> preparation_;
  TileCache tiles_;
  mutable render::CounterCache counters_;
  QBasicTimer ahead_;    ///< runs while counters wait to be drawn
  QBasicTimer drawing_;  ///< runs for a moment while the map is incomplete
  std::chrono::milliseconds drawingMoment_{400};
  bool isDrawing_ = false;
  AbilityOverlay* abilities_;
  RulesOverlay* rules_;
  ScanOverlay* scans_;
  TerrainProposals* proposals_;
  MapPreview preview_;
  bool pendingIsStale_ = false;
  bool isDark_ = false;
  bool wheelZooms_ = false;
  double scale_ = 60;
  enum class Fits { Nothing, Hexes, Sheet };
  Fits fits_ = Fits::Nothing;  ///< what is kept fitted until the person zooms
  std::optional<CanvasHit> hovered_;
  std::optional<hex::HexKey> pointed_;  ///< by the keyboard, while abilities of the selection are shown
  std::optional<QPoint> panFrom_;
  std::optional<QPoint> pickFrom_;       ///< where the right button was pressed
  std::optional<hex::HexKey> pickedTo_;  ///< the other corner, once the drag has left the first hex
  QPoint panStart_;
  bool spaceHeld_ = false;
  bool pressed_ = false;
  bool startsLate_ = false;              ///< pressed next to the map; the stroke begins when the pointer reaches it
  std::optional<MapLayer> lockedLayer_;  ///< that prevents the change of a click
  bool settingBars_ = false;
  bool showsFocus_ = false;  ///< the focus came here by Tab
  std::optional<model::Subject> ghost_;
  std::optional<hex::HexKey> ghostHex_;
  hex::Point ghostPoint_;
  std::optional<std::pair<model::Subject, hex::HexKey>> followed_;  ///< the selected counter and where it was
};

}  // namespace redoubt::editor
