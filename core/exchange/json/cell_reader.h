#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "core/exchange/json/documents.h"
#include "core/exchange/json/names.h"
#include "core/exchange/json/table_info.h"

/// Private to core/exchange/json: single values of a row.
namespace redoubt::exchange {

/// Reads the values of columns. What is no value of its column is a problem, with what was expected.
class CellReader {
 public:
  /// `systems` is where the systems that the input lacks were looked for; empty: nowhere.
  CellReader(const hex::Layout& layout, const Names& names, Problems& problems, const std::filesystem::path& systems)
      : layout_(layout), names_(names), problems_(problems), systems_(systems) {}

  /// Rows may call the picture `name` whose content has the name `content`.
  void callPicture(const std::string& name, const std::string& content) { pictures_[name] = content; }

  /// `node` must not be null. Nothing: a problem was added.
  std::optional<Cell> read(const Column& column, const Node& node, const Document& document, const std::string& path);

  /// The row of `table` a reference means.
  std::optional<std::int64_t> reference(std::size_t table, const Node& node, const Document& document,
                                        const std::string& path);

 private:
  std::optional<Cell> readPicture(const Column& column, const Node& node) const;
  std::optional<Cell> readText(const Column& column, const Node& node) const;
  std::optional<Cell> readJson(const Column& column, const Node& node, const Document& document) const;
  Phrase wanted(const Column& column, const Node& node) const;
  Phrase whereElse(std::size_t table, const std::string& text) const;
  Phrase nearName(std::size_t table, const std::string& text) const;

  const hex::Layout& layout_;
  const Names& names_;
  Problems& problems_;
  const std::filesystem::path& systems_;
  std::map<std::string, std::string> pictures_;  // by the names that the input gives them
};

}  // namespace redoubt::exchange
