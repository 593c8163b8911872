#include "core/store/past.h"

#include "core/store/connection.h"
#include "core/store/connection_state.h"
#include "core/store/edit_transaction.h"
#include "core/store/inspect.h"

namespace redoubt::store {

struct Past::Source {
  std::unique_ptr<Inspected> file;  ///< null for a file that is open for editing
  SQLite::Database* database = nullptr;
  std::filesystem::path path;
  model::Battle now;
  std::vector<HistoryRow> steps;
};

namespace {

// The last edits that are done, back to the first that is not of this schema or was set aside.
std::vector<HistoryRow> stepsOf(std::vector<HistoryRow> history) {
  std::vector<HistoryRow> steps;
  for (auto row = history.rbegin(); row != history.rend(); ++row) {
    if (row->state == HistoryState::Undone) continue;
    if (row->state == HistoryState::SetAside || row->schema != kSchemaVersion) break;
    steps.push_back(std::move(*row));
  }
  return steps;
}

}  // namespace

Past::Past(std::unique_ptr<Source> source) : source_(std::move(source)) {}
Past::Past(Past&&) noexcept = default;
Past& Past::operator=(Past&&) noexcept = default;
Past::~Past() = default;

Past Past::in(const std::filesystem::path& path) {
  auto source = std::make_unique<Source>();
  source->file = std::make_unique<Inspected>(inspect(path));
  source->path = source->file->path;
  source->database = source->file->database.get();
  source->now = contentOf(*source->file);
  // Of an older schema the content is migrated, and its history is not that of what it became.
  if (!source->file->needsMigration) {
    source->steps = translated(path.string(), [&] { return stepsOf(historyRows(*source->database)); });
  }
  return Past(std::move(source));
}

Past Past::of(BattleFile& file, const model::Battle& now) {
  auto source = std::make_unique<Source>();
  source->path = file.path();
  source->database = &file.connection().database;
  source->now = now;
  if (!file.isOutdated()) source->steps = stepsOf(readHistory(file));
  return Past(std::move(source));
}

const model::Battle& Past::now() const {
  return source_->now;
}

const std::vector<HistoryRow>& Past::steps() const {
  return source_->steps;
}

Bytes Past::record(const HistoryRow& step) const {
  return translated(source_->path.string(), [&] { return changesetAt(*source_->database, step.sequence); });
}

model::Changes Past::undoing(const HistoryRow& step, const model::Battle& after) const {
  return translated(source_->path.string(), [&] { return changedRows(inverted(record(step)), after); });
}

}  // namespace redoubt::store
