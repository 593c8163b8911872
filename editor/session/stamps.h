#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "core/model/map_piece.h"

namespace redoubt::editor {

/// Pieces of map for the stamp tool: the one in hand, and nine that are kept for later, for all battles.
class Stamps : public QObject {
  Q_OBJECT

 public:
  static constexpr int kSlots = 9;

  explicit Stamps(QObject* parent = nullptr) : QObject(parent) {}

  const std::optional<model::MapPiece>& inHand() const { return inHand_; }
  void takeInHand(std::optional<model::MapPiece> piece);
  /// Turns the piece in hand by steps of 60°, clockwise if positive.
  void turn(int steps);
  void mirrorLeftRight();
  void mirrorTopBottom();

  /// Slots are counted from 0.
  const std::optional<model::MapPiece>& slot(int index) const { return slots_[static_cast<std::size_t>(index)]; }
  void setSlot(int index, std::optional<model::MapPiece> piece);
  /// Takes the piece of a slot in hand; returns whether there is one.
  bool recall(int index);

 signals:
  void inHandChanged();
  void slotChanged(int index);

 private:
  std::optional<model::MapPiece> inHand_;
  std::array<std::optional<model::MapPiece>, kSlots> slots_;
};

}  // namespace redoubt::editor
