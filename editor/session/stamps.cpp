#include "editor/session/stamps.h"

namespace redoubt::editor {

void Stamps::takeInHand(std::optional<model::MapPiece> piece) {
  if (piece && piece->empty()) piece.reset();
  if (inHand_ == piece) return;
  inHand_ = std::move(piece);
  emit inHandChanged();
}

void Stamps::turn(int steps) {
  if (inHand_) takeInHand(model::turned(*inHand_, steps));
}

void Stamps::mirrorLeftRight() {
  if (inHand_) takeInHand(model::mirroredLeftRight(*inHand_));
}

void Stamps::mirrorTopBottom() {
  if (inHand_) takeInHand(model::mirroredTopBottom(*inHand_));
}

void Stamps::setSlot(int index, std::optional<model::MapPiece> piece) {
  auto& held = slots_[static_cast<std::size_t>(index)];
  if (held == piece) return;
  held = std::move(piece);
  emit slotChanged(index);
}

bool Stamps::recall(int index) {
  const auto& held = slot(index);
  if (!held) return false;
  takeInHand(held);
  return true;
}

}  // namespace redoubt::editor
