// The versions of a document's battle.
#include <algorithm>

#include "core/document/document.h"

namespace redoubt::document {

using store::VersionKind;
using store::VersionRow;

void Document::keepOpened(store::EditTransaction&) {
  if (opened_) return;
  VersionRow row;
  row.kind = VersionKind::Opened;
  row.madeAt = nowText();
  row.afterSequence = lastDone();
  store::insertVersion(*file_, row, battle_);
}

void Document::noteOpened() {
  if (opened_) return;
  opened_ = battle_;
  versions_ = store::readVersions(*file_);
}

void Document::nameVersion(const std::string& name) {
  guarded([&] {
    VersionRow row;
    row.name = name;
    row.madeAt = nowText();
    row.afterSequence = lastDone();
    store::addVersion(*file_, row, battle_);
    versions_ = store::readVersions(*file_);
  });
}

model::Battle Document::version(std::int64_t id) {
  if (!file_) requireWritable();
  return store::readVersion(*file_, id);
}

model::Changes Document::compareWith(std::int64_t id) {
  return model::difference(battle_, version(id));
}

bool Document::restore(std::int64_t id) {
  const auto row = std::find_if(versions_.begin(), versions_.end(), [&](const VersionRow& v) { return v.id == id; });
  const std::string name = row == versions_.end() ? std::string() : row->name;
  Phrase title = Phrase::of("stored.restore-version");
  if (!name.empty()) title = Phrase::of("stored.restore-named-version", {{"name", name}});
  return apply(model::toEdit(compareWith(id), said(title)));
}

void Document::renameVersion(std::int64_t id, const std::string& name) {
  guarded([&] {
    store::renameVersion(*file_, id, name);
    versions_ = store::readVersions(*file_);
  });
}

void Document::removeVersion(std::int64_t id) {
  guarded([&] {
    store::removeVersion(*file_, id);
    versions_ = store::readVersions(*file_);
  });
}

bool Document::revertToOpened() {
  requireWritable();
  if (!opened_) return false;
  return apply(model::toEdit(model::difference(battle_, *opened_), said(Phrase::of("stored.revert-to-opened"))));
}

}  // namespace redoubt::document
