// The only translation unit with valijson, which takes long to compile.
#include "tests/json_schema.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/core/exchange/battles.h"

namespace redoubt::exchange {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

json schemaText() {
  return json_schema::parsedFile(fs::path(REDOUBT_SOURCE_DIR) / "schemas" / "battle.schema.json");
}

std::string violations(const json& document) {
  return json_schema::Schema(schemaText()).violations(document);
}

TEST(JsonSchema, AcceptsAnExport) {
  EXPECT_EQ(violations(json::parse(writeJson(test::fullBattle()))), "");
  for (std::uint32_t seed = 1; seed <= 3; ++seed) {
    EXPECT_EQ(violations(json::parse(writeJson(test::randomBattle(seed)))), "") << seed;
  }
}

TEST(JsonSchema, AcceptsTheShippedData) {
  for (const char* folder : {"battles", "systems"}) {
    const fs::path data = fs::path(REDOUBT_SOURCE_DIR) / "data" / folder;
    if (!fs::exists(data)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(data)) {
      if (entry.path().extension() != ".json" || entry.path().filename() == "expected-findings.json") continue;
      EXPECT_EQ(violations(json_schema::parsedFile(entry.path())), "") << entry.path();
    }
  }
}

TEST(JsonSchema, RefusesWhatImportRefuses) {
  for (const char* text :
       {R"({"units": []})", R"({"format": "chess"})", R"({"version": 2})", R"({"unit": {}})",
        R"({"player": [{"slug": "p", "nmae": "x"}]})", R"({"player": [{"name": "no slug"}]})",
        R"({"player": [{"slug": "p", "ordinal": "1"}]})", R"({"player": [{"slug": "p", "ordinal": 1.5}]})",
        R"({"army": [{"slug": "a"}]})", R"({"source": [{"slug": "s", "kind": "book"}]})",
        R"({"hex": [{"terrain": "x"}]})", R"({"space": [{"slug": "s"}]})",
        R"({"track": [{"slug": "t", "space": [{"slug": "s", "track": "t"}]}]})",
        R"({"player": [{"slug": "p", "provenance": {"*": ["guessed"]}}]})",
        R"({"player": [{"id": 0, "slug": "p"}]})"}) {
    EXPECT_NE(violations(json::parse(text)), "") << text;
  }
}

std::set<std::string> keysOf(const json& object) {
  std::set<std::string> keys;
  for (const auto& item : object.items()) keys.insert(item.key());
  return keys;
}

TEST(JsonSchema, NamesExactlyTheTables) {
  std::set<std::string> tables;
  model::forEachTable([&]<class Row>(model::RowType<Row>) { tables.insert(std::string(Row::kTable)); });
  auto named = keysOf(schemaText().at("properties"));
  named.erase("format");
  named.erase("version");
  named.erase("citation");
  named.erase("picture");
  EXPECT_EQ(named, tables);
}

TEST(JsonSchema, NamesExactlyTheColumns) {
  const json schema = schemaText();
  const std::set<std::string> tables = keysOf(schema.at("properties"));
  const std::map<std::string, std::pair<std::string, std::string>> bulk = {
      {"hex", {"hex", "hexes"}}, {"hexside", {"side", "sides"}}, {"link", {"side", "paths"}}};
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    const std::string table(Row::kTable);
    std::set<std::string> columns;
    model::forEachField<Row>([&](const auto& field) { columns.insert(std::string(field.name)); });
    if (bulk.contains(table)) {
      columns.erase(bulk.at(table).first);
      columns.insert(bulk.at(table).second);
    }
    if (table == "zone") columns.insert("hexes");
    if (table == "face") columns.insert(model::kCommonFigures.begin(), model::kCommonFigures.end());
    if (table != "provenance" && table != "zone_hex") columns.insert("provenance");
    std::set<std::string> named;
    for (const auto& [name, property] : schema.at("definitions").at(table).at("properties").items()) {
      const bool isChild = tables.contains(name) && property.contains("items");
      if (!isChild) named.insert(name);
    }
    EXPECT_EQ(named, columns) << table;
    EXPECT_EQ(schema.at("definitions").at(table).at("additionalProperties"), false) << table;
  });
}

TEST(JsonSchema, NamesExactlyTheWordsOfEveryKind) {
  const json schema = schemaText();
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    model::forEachField<Row>([&](const auto& field) {
      using T = typename std::remove_cvref_t<decltype(field)>::Type;
      if constexpr (model::NamedEnum<T>) {
        std::vector<std::string> words(model::EnumText<T>::kWords.begin(), model::EnumText<T>::kWords.end());
        const json& column =
            schema.at("definitions").at(std::string(Row::kTable)).at("properties").at(std::string(field.name));
        EXPECT_EQ(column.at("enum").get<std::vector<std::string>>(), words) << Row::kTable << "." << field.name;
      }
    });
  });
}

}  // namespace
}  // namespace redoubt::exchange
