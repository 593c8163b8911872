#include "core/proof/confirm.h"

#include "core/model/origins.h"

namespace redoubt::proof {

model::Provenance confirmed(const ProofValue& value, std::string stored, const Reader& reader) {
  model::Provenance row = value.origin ? *value.origin : model::Provenance();
  if (!value.isOwnOrigin) {
    row.subjectTable = value.table->name();
    row.subject = value.key();
    row.field = value.field();
  }
  if (row.note == model::kSetByHand) {
    row.status = model::Status::Printed;
    row.note.clear();
  }
  row.confirmedBy = reader.name;
  row.confirmedAt = reader.when;
  row.confirmedValue = std::move(stored);
  return row;
}

model::Edit setRight(const ProofValue& value, const model::AnyRow& wanted, const Reader& reader, std::string title) {
  model::Edit edit(std::move(title));
  wanted.putInto(edit);
  model::Provenance row = confirmed(value, storedText(*value.table, wanted.data(), value.field()), reader);
  if (row.status != model::Status::Derived) row.status = model::Status::Printed;
  edit.put(std::move(row));
  return edit;
}

model::Edit confirm(std::span<const ProofValue> values, const Reader& reader, std::string title) {
  model::Edit edit(std::move(title));
  for (const ProofValue& value : values) {
    if (value.standing != Standing::Confirmed) edit.put(confirmed(value, storedText(value), reader));
  }
  return edit;
}

model::Edit unconfirm(std::span<const ProofValue> values, std::string title) {
  model::Edit edit(std::move(title));
  for (const ProofValue& value : values) {
    if (value.standing == Standing::Open) continue;
    model::Provenance row = *value.origin;
    row.confirmedBy.clear();
    row.confirmedAt.clear();
    row.confirmedValue.clear();
    edit.put(std::move(row));
  }
  return edit;
}

}  // namespace redoubt::proof
