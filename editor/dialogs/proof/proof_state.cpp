#include "editor/dialogs/proof/proof_state.h"

#include "core/model/map_rows.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {

ProofState::ProofState(Session& session, QObject* parent) : QObject(parent), session_(session) {
  renew();
  connect(&session_, &Session::changed, this, &ProofState::renew);
  connect(&session_, &Session::documentReplaced, this, &ProofState::renew);
}

void ProofState::renew() {
  // The former one is valid until everybody has let go of its values.
  const auto formerWords = std::move(words_);
  const auto former = std::move(proof_);
  proof_ = std::make_unique<const proof::Proof>(session_.battle());
  words_ = std::make_unique<const proof::ProofWords>(proof_->battle(), Session::language().code());
  emit renewed();
}

QString ProofState::row(const proof::ProofValue& value) const {
  return toQt(words_->row(*value.table, value.row)).simplified();
}

QString ProofState::field(const proof::ProofValue& value) const {
  return toQt(words_->field(*value.table, value.field()));
}

QString ProofState::value(const proof::ProofValue& value) const {
  return toQt(words_->value(value));
}

QString ProofState::standing(proof::Standing standing) {
  switch (standing) {
    case proof::Standing::Open: break;
    case proof::Standing::Confirmed: return tr("confirmed");
    case proof::Standing::Changed: return tr("changed since");
  }
  return tr("open");
}

const model::Face* faceOf(const model::Battle& battle, const model::TableInfo& table, const void* row) {
  const model::Face* face = table.name() == model::Face::kTable ? static_cast<const model::Face*>(row) : nullptr;
  for (const model::FieldInfo& field : table.fields()) {
    if (field.refersTo != model::Face::kTable) continue;
    const model::Value id = model::valueOf(row, field);
    if (const auto* number = std::get_if<std::int64_t>(&id)) face = battle.find<model::Face>({*number});
  }
  return face;
}

std::vector<hex::HexKey> mapHexesOf(const hex::Layout& layout, const model::TableInfo& table, const void* row) {
  const auto isOf = [&](std::string_view name) { return table.name() == name; };
  if (!isOf(model::HexRow::kTable) && !isOf(model::Hexside::kTable) && !isOf(model::Link::kTable) &&
      !isOf(model::Symbol::kTable) && !isOf(model::Label::kTable)) {
    return {};
  }
  std::vector<hex::HexKey> hexes;
  for (const model::FieldInfo& field : table.fields()) {
    const model::Value value = model::valueOf(row, field);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number || !hexes.empty()) continue;
    if (field.kind == model::ColumnKind::Hex && hex::HexKey::isValid(*number)) hexes = {hex::HexKey{*number}};
    if (field.kind == model::ColumnKind::Hexside && hex::HexsideKey::isValid(*number)) {
      const auto [a, b] = layout.hexesOf(hex::HexsideKey{*number});
      hexes = {a, b};
    }
  }
  std::erase_if(hexes, [&](hex::HexKey hex) { return !layout.contains(hex); });
  return hexes;
}

std::optional<hex::HexKey> hexOf(const model::TableInfo& table, const void* row) {
  for (const model::FieldInfo& field : table.fields()) {
    const model::Value value = model::valueOf(row, field);
    const auto* number = std::get_if<std::int64_t>(&value);
    if (!number) continue;
    if (field.kind == model::ColumnKind::Hex && hex::HexKey::isValid(*number)) return hex::HexKey{*number};
    if (field.kind == model::ColumnKind::Hexside && hex::HexsideKey::isValid(*number)) {
      return hex::HexsideKey{*number}.hex();
    }
  }
  return std::nullopt;
}

}  // namespace redoubt::editor
