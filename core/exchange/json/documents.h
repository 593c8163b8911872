#pragma once

#include <deque>
#include <filesystem>
#include <string>
#include <vector>

#include "core/exchange/json/json_battle.h"
#include "core/exchange/json/located_json.h"

/// Private to core/exchange/json: the files of one input, and what is wrong with them.
namespace redoubt::exchange {

/// One file that is a JSON object.
struct Document {
  std::string name;
  std::filesystem::path folder;  ///< where the files lie that it names; empty for a text without a place
  std::string text;
  Node root;
  std::vector<std::size_t> lineStarts;
};

/// A place in a document.
struct Place {
  const Document* document = nullptr;
  std::size_t at = 0;
};

/// "units.json:12".
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
