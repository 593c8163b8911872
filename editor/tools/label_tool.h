#pragma once

#include <QPolygonF>
#include <map>
#include <optional>
#include <vector>

#include "editor/canvas/canvas_tool.h"

namespace redoubt::editor {

/// Writes names on the map. A click on the empty map, or Enter at the keyboard's cursor, starts a new name there; a
/// drag starts one along the drawn path. The name of a click is put at the best place near it, with Alt exactly there.
/// A click on a name selects it: it can be dragged, rotated by its knob, by Alt and the wheel or Z, sized by Shift and
/// the wheel, edited by a double click or Enter, removed by Delete; a drag with Shift draws another path for it. The
/// options show the kind of the selected name, and choosing another kind changes it; without a selection they show the
/// kind of the next name. The words are written in an editor that the window connects: until they are committed they
/// are a draft.
class LabelTool : public CanvasTool {
  Q_OBJECT

 public:
  explicit LabelTool(Session& session, QObject* parent = nullptr);

  void cancel() override;
  void hover(const CanvasHit& hit) override;
  void leave() override;
  void press(const CanvasHit& hit) override;
  void drag(const CanvasHit& hit) override;
  void release(const CanvasHit& hit) override;
  void doubleClick(const CanvasHit& hit) override;
  void pick(const CanvasHit& hit) override;
  bool opensMenu(const CanvasHit& hit) const override { return labelAt(hit.point) && !isBusy(); }
  bool wheel(const CanvasHit& hit, int steps) override;
  void act(hex::HexKey hex) override;
  bool key(const QKeyEvent& event) override;
  bool claims(const QKeyEvent& event) const override;
  std::optional<model::Edit> pending() const override;
  void paintPreview(QPainter& painter, const render::MapView& view) const override;
  QString hint() const override;
  bool isBusy() const override { return doing_ != Doing::Nothing; }
  Qt::CursorShape cursor() const override;

  /// The selected name; null for none.
  const model::Label* selected() const;

  /// The uppermost visible name at a point of the map.
  std::optional<Id<model::Label>> nameAt(hex::Point point) const;
  /// Selects a name and opens its editor; removes a name.
  void editName(Id<model::Label> name);
  void removeName(Id<model::Label> name);
  /// Starts a new name in a hex.
  void writeIn(hex::HexKey hex) { act(hex); }
  /// The unfinished name of the editor; shown on the map as if it were written.
  void draft(const model::Label& label);
  /// Writes the draft: one edit. A name without letters is removed.
  void commit();
  void dropDraft();

 signals:
  /// The editor for this name should open; a new name is not in the battle yet.
  void editorWanted(const redoubt::model::Label& label);
  /// The draft was written or dropped.
  void editorDone();

 private:
  using Kind = model::OpenWord<model::LabelStyle>;

  enum class Doing { Nothing, Pressing, Moving, Turning, Drawing, Writing };

  void begin(const CanvasHit& hit);
  void end();
  void write(model::Label label);
  void writeNew(model::Label label);
  void finishDrawing();
  void selectLabel(std::optional<Id<model::Label>> label);
  bool apply(const model::Label& label, const QString& title);
  /// Shows that kind in the options, without giving it to the selected name.
  void tellKind(const Kind& kind);
  void takeKind();
  void remove();
  void turn(const model::Label& label, double degrees);
  model::Label newLabel() const;
  /// The name of a settlement kind becomes one of water, woods or heights if these are at the point.
  model::Label newLabelAt(hex::Point point);
  std::optional<model::LabelStyle> kindAt(hex::Point point) const;
  /// The next name has the chosen kind again, after a name of `kind` that was not guessed.
  void forgetGuess(const Kind& kind);
  bool isWaterAt(hex::Point point) const;
  /// The name at a point, with the text that is stored.
  const model::Label* labelAt(hex::Point point) const;
  /// With its text in the language of the window, as the map shows it, unless its text has been changed.
  model::Label asShown(model::Label label) const;
  QString nameOf(const model::Label& label) const;
  /// Of a name as it is shown.
  const QPolygonF& frameOf(const model::Label& label) const;
  /// The knob of a straight name, and the start of its stalk.
  std::pair<hex::Point, hex::Point> knobOf(const model::Label& label) const;
  bool isOnKnob(hex::Point point) const;

  struct Frame {
    model::Label label;
    QPolygonF polygon;
  };

  Doing doing_ = Doing::Nothing;
  std::optional<Id<model::Label>> selected_;
  std::optional<Id<model::Label>> hovered_;
  std::optional<model::Label> shown_;  ///< the name as changed by the gesture or the editor
  Kind kind_;                          ///< the last kind in the options
  std::optional<Kind> beforeGuess_;    ///< the kind of the next name, if terrain alone decided the last
  bool pressedLabel_ = false;
  bool findsPlace_ = false;  ///< the name being written is put at the best place near the click
  hex::Point pressedAt_;
  std::vector<hex::Point> way_;
  Qt::KeyboardModifiers modifiers_ = Qt::NoModifier;
  mutable std::map<std::int64_t, Frame> frames_;
  mutable double pixelsPerHex_ = 60;  ///< when last painted
};

}  // namespace redoubt::editor
