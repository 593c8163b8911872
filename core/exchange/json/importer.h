#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/exchange/json/cell_reader.h"
#include "core/exchange/json/drafts.h"
#include "core/exchange/json/json_battle.h"
#include "core/exchange/json/names.h"

namespace redoubt::rules {
class RuleBook;
}

/// Private to core/exchange/json: drafts to a battle.
namespace redoubt::exchange {

/// Understands drafts in five steps: the map's layout, without which no hex can be read; the ids of all rows, table by
/// table, from the columns of their natural keys; all other columns; lists of hexes and provenance; then what only all
/// rows together tell, where a shared rule is cited and whether the rules are sound.
class Importer {
 public:
  Importer(Drafts drafts, const ReadOptions& options, Problems& problems)
      : drafts_(std::move(drafts.rows)),
        citations_(std::move(drafts.citations)),
        pictures_(std::move(drafts.pictures)),
        options_(options),
        problems_(problems) {}

  /// The battle; half of one if there were problems.
  model::Battle run();

 private:
  // What a status, a paragraph and a note are said of.
  struct Origin {
    Place place;
    std::string path;  // JSON pointer
    std::size_t table;
    std::string subject;
    std::string field;
  };

  // importer.cpp
  bool readLayout();
  void giveIds(std::size_t table);
  void giveId(Draft& draft, std::unordered_map<std::string, int>& equals);
  bool isOfDouble(const Record& record) const;
  void readColumns(std::size_t table);
  void readColumn(Draft& draft, std::size_t column);
  std::optional<std::int64_t> ancestorOf(const Draft& draft, std::size_t table) const;
  void problem(const Draft& draft, const Node* node, std::string_view part, Phrase message);

  // import_pictures.cpp
  void readPictures();
  void readPicture(const PictureDraft& draft);
  std::optional<std::string> bytesOf(const PictureDraft& draft);

  // import_subjects.cpp
  void readSubjects();

  // import_rows.cpp
  void putRows(std::size_t table);
  void put(const Draft& draft, const Record& record, const Node* item = nullptr);
  void putGroup(const Draft& draft);
  void putHexes(const Draft& draft);
  void putSides(const Draft& draft);
  void putPaths(const Draft& draft);
  void putZoneHexes(const Draft& draft);
  void putAllOtherHexes();
  void putProvenance(const Draft& draft, const std::string& subject);
  void putProvenanceOf(const Draft& draft, const std::string& subject, const Member& member);
  void moveOriginsOfFigures();
  void putOrigin(const Origin& origin, const Node& value);
  bool readShortOrigin(const Origin& origin, const Node& value, Record& record);
  bool readLongOrigin(const Origin& origin, const Node& value, Record& record);

  // import_rules.cpp
  void putCitations();
  void putCitation(const CitationDraft& citation, Id<model::System> system, const Member& member);
  void eraseOrigin(const std::string& rule);
  void refuseCircle();
  void refuseImpossiblePaths();
  void refuseFaultyRules();
  void refuseFaultySettings(const rules::RuleBook& book, bool isWhole);
  const Draft* nearestRule(const rules::RuleBook& book, const std::string& path) const;

  DraftRows drafts_;
  std::vector<CitationDraft> citations_;
  std::vector<PictureDraft> pictures_;
  const ReadOptions& options_;
  Problems& problems_;
  hex::Layout layout_;
  std::optional<Names> names_;
  std::optional<CellReader> cells_;
  std::vector<std::unordered_map<std::string, Place>> seen_;  // by table and key
  std::set<std::pair<std::size_t, std::int64_t>> doubles_;    // ids that rows of a table share, which was reported
  std::unordered_map<std::string, Place> cited_;              // by key of the rule
  const Draft* allOtherHexes_ = nullptr;
  model::Battle battle_;
};

/// The battle that documents hold, or everything that is wrong with them, with what is among the problems already.
JsonRead understood(const Documents& documents, bool needsFormat, const ReadOptions& options, Problems& problems);

/// Adds the systems in `folder` that those of the documents inherit from, and their own parents in turn, as long as
/// they are not over `left` bytes.
void addParents(Documents& documents, const std::filesystem::path& folder, std::size_t left, Problems& problems);

}  // namespace redoubt::exchange
