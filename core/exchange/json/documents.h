#pragma once

#include <deque>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/exchange/json/json_battle.h"
#include "core/exchange/json/located_json.h"

/// Private to core/exchange/json and tables: the files of one input, and what is wrong with them.
namespace redoubt::exchange {

/// A cell of a sheet; row and column count from 0, a whole row has no column.
struct SheetCell {
  std::size_t row = 0;
  std::optional<std::size_t> column = {};
};

/// One file that is a JSON object, or a sheet that was made into one: its text is then that of its cells, each with a
/// line of its own, and `cells` tells which.
struct Document {
  std::string name;
  std::filesystem::path folder;  ///< where the files lie that it names; empty for a text without a place
  std::string text;
  Node root;
  std::vector<std::size_t> lineStarts;
  std::vector<SheetCell> cells = {};                        ///< by line; empty for JSON
  std::map<std::string, std::filesystem::path> files = {};  ///< where files lie that are not in the folder, by name
};

/// A place in a document.
struct Place {
  const Document* document = nullptr;
  std::size_t at = 0;
};

/// "units.json:12", "unit.csv:12".
std::string toText(Place place);

class Problems {
 public:
  void add(Place place, std::string path, Phrase message);
  /// True when no more are taken, and looking for them is a waste.
  bool isFull() const { return list_.size() >= kMaxProblems; }
  std::size_t count() const { return list_.size(); }
  bool isEmpty() const { return list_.empty(); }
  /// As they stand in the files, line by line.
  std::vector<Problem> take();

 private:
  std::vector<Problem> list_;
};

/// A deque, because places point to its documents.
using Documents = std::deque<Document>;

/// Adds a document; what is no JSON object is a problem and not added.
void addDocument(Documents& documents, std::string name, const std::filesystem::path& folder, std::string text,
                 Problems& problems);

/// The files of an input: `path` itself, or the JSON files of a folder in the order of their names. Throws Error.
std::vector<std::filesystem::path> jsonFiles(const std::filesystem::path& path);

}  // namespace redoubt::exchange
