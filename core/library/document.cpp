#include "core/document/document.h"

#include <utility>

#include "core/library/draft.h"
#include "core/library/inside.h"
#include "core/library/redoubt/document.h"
#include "core/model/any_row.h"

// Open battles.
namespace redoubt::library {

struct Opened {
  std::unique_ptr<document::Document> document;
};

namespace {

HistoryEntry::State stateOf(store::HistoryState state) {
  switch (state) {
    case store::HistoryState::Done: return HistoryEntry::State::Done;
    case store::HistoryState::Undone: return HistoryEntry::State::Undone;
    case store::HistoryState::SetAside: break;
  }
  return HistoryEntry::State::SetAside;
}

ChangeNotice::Cause causeOf(document::Cause cause) {
  switch (cause) {
    case document::Cause::Edit: return ChangeNotice::Cause::Edit;
    case document::Cause::Undo: return ChangeNotice::Cause::Undo;
    case document::Cause::Redo: return ChangeNotice::Cause::Redo;
    case document::Cause::Reload: break;
  }
  return ChangeNotice::Cause::Reload;
}

std::vector<std::string> tablesIn(const model::Changes& changes) {
  std::vector<std::string> tables;
  for (const model::TableInfo& each : model::allTables()) {
    bool isTouched = false;
    each.forEachChange(changes, [&](const void*, const void*) { isTouched = true; });
    if (isTouched) tables.emplace_back(each.name());
  }
  return tables;
}

std::unique_ptr<Opened> opened(std::unique_ptr<document::Document> document) {
  auto made = std::make_unique<Opened>();
  made->document = std::move(document);
  return made;
}

}  // namespace

Document::Document(std::unique_ptr<Opened> opened) : opened_(std::move(opened)) {}
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;

Document Document::open(const std::filesystem::path& file) {
  findWords();
  return Document(guarded([&] { return opened(document::Document::open(file)); }));
}

Document Document::openReadOnly(const std::filesystem::path& file) {
  findWords();
  return Document(guarded([&] { return opened(document::Document::open(file, document::Mode::ReadOnly)); }));
}

Document Document::create(const std::filesystem::path& file, const Battle& battle) {
  findWords();
  return Document(guarded([&] { return opened(document::Document::create(file, battle.inside().battle)); }));
}

Battle Document::battle() const {
  return battleOf(opened_->document->battle());
}

bool Document::isReadOnly() const {
  return opened_->document->isReadOnly();
}

bool Document::apply(const Draft& draft) {
  return guarded([&] { return opened_->document->apply(editOf(draft)); });
}

bool Document::canUndo() const {
  return opened_->document->canUndo();
}

bool Document::canRedo() const {
  return opened_->document->canRedo();
}

bool Document::undo() {
  return guarded([&] { return opened_->document->undo(); });
}

bool Document::redo() {
  return guarded([&] { return opened_->document->redo(); });
}

std::vector<HistoryEntry> Document::history() const {
  std::vector<HistoryEntry> entries;
  for (const store::HistoryRow& each : opened_->document->history()) {
    entries.push_back({each.sequence, each.title, stateOf(each.state), each.madeAt, each.changeCount});
  }
  return entries;
}

void Document::nameVersion(const std::string& name) {
  guarded([&] { opened_->document->nameVersion(name); });
}

std::vector<VersionEntry> Document::versions() const {
  std::vector<VersionEntry> entries;
  for (const store::VersionRow& each : opened_->document->versions()) {
    entries.push_back({each.id, each.name, each.madeAt});
  }
  return entries;
}

Battle Document::version(std::int64_t id) {
  return guarded([&] { return battleOf(opened_->document->version(id)); });
}

bool Document::restore(std::int64_t id) {
  return guarded([&] { return opened_->document->restore(id); });
}

void Document::saveAs(const std::filesystem::path& file) {
  guarded([&] { opened_->document->saveAs(file); });
}

void Document::shareCopy(const std::filesystem::path& file) const {
  guarded([&] { opened_->document->shareCopy(file); });
}

std::shared_ptr<void> Document::observe(std::function<void(const ChangeNotice&)> observer) {
  return opened_->document->observe([told = std::move(observer)](const document::Event& event) {
    told({causeOf(event.cause), event.title, tablesIn(event.changes)});
  });
}

}  // namespace redoubt::library
