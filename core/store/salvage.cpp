#include "core/store/salvage.h"

#include <algorithm>
#include <array>
#include <exception>
#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/store/compress.h"
#include "core/store/connection.h"
#include "core/store/copy_rows.h"
#include "core/store/files.h"
#include "core/store/inspect.h"
#include "core/store/load.h"
#include "core/store/migrate.h"
#include "core/store/new_file.h"
#include "core/store/open_files.h"
#include "core/store/picture_table.h"
#include "core/store/salvage/stray_pages.h"
#include "core/store/salvage/table_list.h"

// How a damaged file is read: docs/decisions/0007-salvage-reads-around-pages.md.
namespace redoubt::store {
namespace {

namespace fs = std::filesystem;

// With so many of our tables named in it, a file is ours whatever its header says.
constexpr std::size_t kEnoughTables = 5;
// What a version may be at most, inflated (version_table.cpp).
constexpr std::int64_t kMaxImage = std::int64_t{1} << 30;

// The schemas whose tables have the same columns end with these.
constexpr std::array kLastOfKind{3, 4, 5, 6, kSchemaVersion};

int lastOfKind(int version) {
  return *std::lower_bound(kLastOfKind.begin(), kLastOfKind.end(), version);
}

// As `fresh`, of the last schema of its kind, has them; an earlier file has its roots where its own schema put them.
std::vector<TableShape> shapesOf(SQLite::Database& fresh, int schema) {
  std::vector<TableShape> shapes = tableShapes(fresh);
  for (int version = 1; version < schema; ++version) {
    if (lastOfKind(version) != schema) continue;
    SQLite::Database earlier = connectInMemory();
    createSchema(earlier, version);
    addUsualRoots(shapes, earlier);
  }
  return shapes;
}

/// Carries what can be read of a damaged file into a fresh one.
class Rescue {
 public:
  Rescue(const DamagedFile& file, const fs::path& named, SQLite::Database& fresh, int schema)
      : file_(file),
        named_(named.string()),
        fresh_(fresh),
        references_(fresh),
        shapes_(shapesOf(fresh, schema)),
        claims_(file),
        list_(file, claims_, shapes_) {
    for (const TableShape& shape : shapes_) {
      if (isCarried(shape)) tables_.push_back(rescueOf(shape));
    }
  }

  std::vector<TableSalvage> run() {
    verifyVersion();
    fresh_.exec("BEGIN;");
    for (TableRescue& table : tables_) readTree(table);
    const bool allThere = takeOthers();
    StrayPages(file_, claims_, tables_, references_).read(!allThere);
    verifyIsBattle();
    settleReferences();
    settleVersions();
    settlePictures();
    fresh_.exec("COMMIT;");
    std::vector<TableSalvage> report;
    for (TableRescue& table : tables_) {
      TableSalvage& result = report.emplace_back(table.keeper->result);
      result.saved = rowsIn(table.shape.name);
      result.hasGap = !table.tree->gaps().empty() || file_.hasUnreadLog();
    }
    return report;
  }

 private:
  static bool isCarried(const TableShape& shape) { return shape.isContent || shape.name == "version" || shape.name == "picture"; }

  TableRescue rescueOf(const TableShape& shape) {
    auto keeper = std::make_unique<RowKeeper>(fresh_, shape);
    RowKeeper* into = keeper.get();
    TableTree::Sink sink{[into](const Values& row) { into->keep(row, RowKeeper::Origin::Tree); },
                         [into] { ++into->result.broken; },
                         [this, &shape](const PageRows& page) {
                           return references_.canStay(shape, page, [&](const auto& t) { return isRead(t); });
                         }};
    auto tree = std::make_unique<TableTree>(file_, claims_, shape, std::move(sink));
    return {shape, std::move(keeper), std::move(tree)};
  }

  bool isRead(const std::string& table) const { return std::find(read_.begin(), read_.end(), table) != read_.end(); }

  void readTree(TableRescue& table) {
    readTreeFromRoot(table);
    read_.push_back(table.shape.name);
  }

  void readTreeFromRoot(TableRescue& table) {
    for (const PageNumber root : list_.rootsOf(table.shape)) {
      if (!table.tree->read(root)) continue;
      // An empty page where the table usually begins proves nothing.
      const bool isProven =
          root != list_.usualRootOf(table.shape) || list_.isAsInFreshFiles() || rowsIn(table.shape.name) > 0;
      if (!isProven) table.tree->addGap({});
      return;
    }
    table.tree->addGap({});
  }

  // The pages of history, of indexes and of other programs' tables hold no rows of ours. Answers whether those of ours
  // are where they should be.
  bool takeOthers() {
    bool allThere = true;
    for (const PageNumber root : list_.otherRoots()) claims_.takeTree(file_, root);
    for (const TableShape& shape : shapes_) {
      if (isCarried(shape)) continue;
      const std::vector<PageNumber> roots = list_.rootsOf(shape);
      bool isThere = roots.empty() && list_.usualRootOf(shape) == 0;  // an earlier schema has no such table
      for (const PageNumber root : roots) {
        if (isThere || !beginsAt(shape, root)) continue;
        claims_.takeTree(file_, root);
        isThere = true;
      }
      allThere = allThere && isThere;
    }
    return allThere;
  }

  // Whether the first rows below a page are of that table: a page may lie where another belongs.
  bool beginsAt(const TableShape& shape, PageNumber number) const {
    for (int depth = 0; depth < 20; ++depth) {
      const auto page = TreePage::of(file_, number);
      if (!page || page->isTable() != shape.hasRowid) return false;
      if (!page->isInner()) return page->cells().empty() || !rowsOn(file_, *page, shape).rows.empty();
      number = page->cells().empty() ? page->lastChild() : page->cells()[0].child;
    }
    return false;
  }

  // Of a schema to come we don't know what its columns mean. A number that was spoilt gives no new columns.
  void verifyVersion() const {
    const auto version = static_cast<std::int32_t>(file_.header(60));
    if (!isMarked() || version <= kSchemaVersion || !list_.isOfAnotherSchema()) return;
    throw Error(ErrorCode::NewerVersion,
                Phrase::of("errors.schema.newer",
                           {{"found", std::to_string(version)}, {"known", std::to_string(kSchemaVersion)}}),
                named_);
  }

  bool isMarked() const { return file_.hasMagic() && file_.header(68) == kApplicationId; }

  void verifyIsBattle() const {
    if (list_.known() >= kEnoughTables) return;
    const bool hasRows = std::any_of(shapes_.begin(), shapes_.end(), [&](const TableShape& shape) {
      return isCarried(shape) && rowsIn(shape.name) > 0;
    });
    if (!file_.hasMagic() && !hasRows) {
      throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.not-database"), named_);
    }
    if (file_.hasMagic() && !isMarked()) {
      throw Error(ErrorCode::NotABattle, Phrase::of("errors.file.other-database"), named_);
    }
    if (!hasRows) {
      throw Error(ErrorCode::Damaged, Phrase::of("errors.damaged.nothing-left"), named_);
    }
  }

  // Empties what refers to a lost row where it may be empty, and leaves the row out where it may not, until no row
  // refers to one that was left out itself.
  void settleReferences() {
    for (bool again = true; again;) {
      again = false;
      for (TableRescue& table : tables_) {
        for (const ColumnShape& column : table.shape.columns) {
          const std::int64_t changed = column.refersTo.empty() ? 0 : settle(table.shape, column);
          table.keeper->result.orphaned += changed;
          again = again || changed > 0;
        }
      }
    }
  }

  std::int64_t settle(const TableShape& shape, const ColumnShape& column) {
    const std::string lost = " WHERE " + column.name + " IS NOT NULL AND NOT EXISTS(SELECT 1 FROM " + column.refersTo +
                             " AS parent WHERE parent.rowid = " + shape.name + "." + column.name + ")";
    if (column.isNeeded) return fresh_.exec("DELETE FROM " + shape.name + lost);
    const std::int64_t changed =
        fresh_.exec("UPDATE OR IGNORE " + shape.name + " SET " + column.name + " = NULL" + lost);
    // Where a constraint wants it after all.
    return changed + fresh_.exec("DELETE FROM " + shape.name + lost);
  }

  // A version counts if all of it is there. Nothing of the history they stood in is left.
  void settleVersions() {
    TableSalvage& result = resultOf("version");
    fresh_.exec("DELETE FROM version WHERE kind = 'opened'");
    fresh_.exec("UPDATE version SET after_sequence = 0 WHERE 1");
    std::vector<std::int64_t> spoilt;
    SQLite::Statement rows(fresh_, "SELECT id, size, image FROM version");
    while (rows.executeStep()) {
      const SQLite::Column image = rows.getColumn(2);
      const auto* bytes = static_cast<const unsigned char*>(image.getBlob());
      if (!isVersion(Bytes(bytes, bytes + image.getBytes()), rows.getColumn(1).getInt64())) {
        spoilt.push_back(rows.getColumn(0).getInt64());
      }
    }
    for (const std::int64_t id : spoilt) {
      ++result.broken;
      fresh_.exec("DELETE FROM version WHERE id = " + std::to_string(id));
    }
  }

  // A picture counts if all of it is there.
  void settlePictures() {
    resultOf("picture").broken += dropBrokenPictures(fresh_);
  }

  TableSalvage& resultOf(std::string_view table) {
    return std::find_if(tables_.begin(), tables_.end(), [&](const TableRescue& t) { return t.shape.name == table; })
        ->keeper->result;
  }

  static bool isVersion(const Bytes& image, std::int64_t size) {
    if (size < 0 || size > kMaxImage) return false;
    try {
      return inflated(image, static_cast<std::size_t>(size)).size() == static_cast<std::size_t>(size);
    } catch (const Error&) {
      return false;
    }
  }

  std::int64_t rowsIn(const std::string& table) const {
    return fresh_.execAndGet("SELECT count(*) FROM " + table).getInt64();
  }

  const DamagedFile& file_;
  std::string named_;
  SQLite::Database& fresh_;
  References references_;
  std::vector<std::string> read_;  ///< the tables whose trees have been read
  std::vector<TableShape> shapes_;
  PageClaims claims_;
  TableList list_;
  std::vector<TableRescue> tables_;
};

/// What was read of a damaged file, taking it for one of a schema.
struct Rescued {
  int schema = kSchemaVersion;
  std::unique_ptr<SQLite::Database> database;
  std::vector<TableSalvage> report;

  std::int64_t rows() const {
    std::int64_t sum = 0;
    for (const TableSalvage& table : report) sum += table.saved;
    return sum;
  }
};

Rescued rescued(const DamagedFile& pages, const fs::path& named, int schema, const fs::path& at) {
  Rescued result{schema, std::make_unique<SQLite::Database>(newDatabase(at)), {}};
  createSchema(*result.database, schema);
  result.report = Rescue(pages, named, *result.database, schema).run();
  verifyContent(*result.database, named.string());
  return result;
}

// Of the schema that its header tells. Where that is lost, of the one as which more of it can be read.
Rescued rescued(const DamagedFile& pages, const fs::path& named, const TemporaryFolder& folder) {
  const auto version = static_cast<std::int32_t>(pages.header(60));
  const bool isMarked = pages.hasMagic() && pages.header(68) == kApplicationId;
  if (isMarked && version >= 1) {
    const int schema = version > kSchemaVersion ? kSchemaVersion : lastOfKind(version);
    return rescued(pages, named, schema, folder.path() / "rescued.battle");
  }
  std::optional<Rescued> best;
  std::exception_ptr failure;
  for (auto schema = kLastOfKind.rbegin(); schema != kLastOfKind.rend(); ++schema) {
    try {
      Rescued one = rescued(pages, named, *schema, folder.path() / ("as-" + std::to_string(*schema) + ".battle"));
      if (!best || one.rows() > best->rows()) best = std::move(one);
    } catch (const Error&) {
      if (!failure) failure = std::current_exception();
    }
  }
  if (!best) std::rethrow_exception(failure);
  return *std::move(best);
}

}  // namespace

std::vector<TableSalvage> salvage(const fs::path& damaged, const fs::path& target) {
  const fs::path file = resolvedPath(damaged);
  refuseIfOpen(file);
  if (identityOf(target) == identityOf(file)) {
    throw Error(ErrorCode::Refused, Phrase::of("errors.damaged.itself"), target.string());
  }
  return translated(file.string(), [&] {
    const DamagedFile pages(file);
    const TemporaryFolder folder;
    Rescued found = rescued(pages, file, folder);
    putInPlace(target, [&](const fs::path& temporary) {
      const model::Battle content =
          found.schema == kSchemaVersion ? loadBattle(*found.database) : migrated(*found.database);
      SQLite::Database fresh = newDatabase(temporary);
      createSchema(fresh);
      writeBattle(fresh, content);
      copyRows(*found.database, fresh, "version");
      copyRows(*found.database, fresh, "picture");
      verifyContent(fresh, file.string());
    });
    return std::move(found.report);
  });
}

}  // namespace redoubt::store
