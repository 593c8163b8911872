#pragma once

#include <string>
#include <vector>

#include "core/exchange/json/documents.h"
#include "core/exchange/json/table_info.h"

/// Private to core/exchange/json: what the documents hold, sorted by table, before any of it is understood.
namespace redoubt::exchange {

struct DraftRef {
  std::size_t table = 0;
  std::size_t index = 0;
};

/// A row, or in a bulk table a group of equal rows.
struct Draft {
  Place place;
  std::string path;  ///< JSON pointer
  std::optional<DraftRef> parent;
  std::vector<const Node*> columns;  ///< null where absent
  const Node* list = nullptr;        ///< hexes, sides or paths
  bool isShort = false;              ///< a figure that a face names as if it were a column; `path` is that of the value
  const Node* provenance = nullptr;

  Record record;  ///< filled in later
  std::vector<bool> isDecoded;
};

using DraftRows = std::vector<std::vector<Draft>>;  // by table

/// Where the values of a system that is shared by several battles stand in the sources of this one:
/// {"system": "family", "rules": {"path": ["printed", "rulebook 2.1"]}}.
struct CitationDraft {
  Place place;
  std::string path;  ///< JSON pointer
  const Node* system = nullptr;
  const Node* rules = nullptr;
};

/// A picture file that rows name.
struct PictureDraft {
  Place place;
  std::string path;  ///< JSON pointer
  const Node* name = nullptr;
  const Node* data = nullptr;  ///< null where `file` is not
  const Node* file = nullptr;
};

struct Drafts {
  DraftRows rows;
  std::vector<CitationDraft> citations;
  std::vector<PictureDraft> pictures;
};

/// Unknown tables and columns, rows that are no objects and the like are problems.
Drafts collectDrafts(const Documents& documents, bool needsFormat, Problems& problems);

/// The key as a part of a JSON pointer.
std::string pointerPart(std::string_view key);

}  // namespace redoubt::exchange
