#include "core/exchange/json/cell_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/json/format.h"
#include "core/exchange/json/hex_text.h"

namespace redoubt::exchange {
namespace {

// The systems that lie in a folder.
std::vector<std::string> slugsIn(const std::filesystem::path& folder) {
  std::vector<std::string> slugs;
  std::error_code failure;
  for (const auto& file : std::filesystem::directory_iterator(folder, failure)) {
    if (file.path().extension() == ".json") slugs.push_back(file.path().stem().string());
  }
  return slugs;
}

std::optional<Cell> readInteger(const Column& column, const Node& node) {
  if (node.kind != Node::Kind::Integer || !std::in_range<int>(node.integer)) return std::nullopt;
  if (!model::isWithin(node.integer, column.bounds)) return std::nullopt;
  return Cell(node.integer);
}

std::optional<Cell> readBoolean(const Node& node) {
  if (node.kind == Node::Kind::Boolean) return Cell(std::int64_t{node.isTrue});
  if (node.kind == Node::Kind::Integer && (node.integer == 0 || node.integer == 1)) return Cell(node.integer);
  return std::nullopt;
}

std::optional<Cell> readReal(const Column& column, const Node& node) {
  const bool isNumber = node.kind == Node::Kind::Integer || node.kind == Node::Kind::Real;
  if (!isNumber || !std::isfinite(node.real) || !model::isWithin(node.real, column.bounds)) return std::nullopt;
  return Cell(node.real);
}

std::optional<Cell> readId(const Node& node) {
  if (node.kind != Node::Kind::Integer || node.integer < 1 || node.integer >= (std::int64_t{1} << 53)) {
    return std::nullopt;
  }
  return Cell(node.integer);
}

std::string found(const Node& node) {
  constexpr std::size_t kLongest = 200;
  if (node.kind == Node::Kind::Text && node.text.size() > kLongest) {
    return "a text of " + std::to_string(node.text.size()) + " bytes";
  }
  if (node.kind == Node::Kind::Text) return "\"" + node.text + "\"";
  if (node.kind == Node::Kind::Integer) return std::to_string(node.integer);
  if (node.kind == Node::Kind::Real) return fmt::format("{}", node.real);
  return std::string(toText(node.kind));
}

std::string length(const Column& column) {
  return " of at most " + std::to_string(column.bounds.longest) + " bytes";
}

std::string range(const Column& column) {
  return fmt::format(" from {} to {}", column.bounds.least, column.bounds.most);
}

}  // namespace

std::optional<Cell> CellReader::read(const Column& column, const Node& node, const Document& document,
                                     const std::string& path) {
  if (node.kind == Node::Kind::Null && column.isOptional) return Cell();
  if (column.type == ColumnType::Reference) {
    const auto id = reference(column.target, node, document, path);
    return id ? std::optional(Cell(*id)) : std::nullopt;
  }
  std::optional<Cell> cell;
  switch (column.type) {
    case ColumnType::Id: cell = readId(node); break;
    case ColumnType::Integer: cell = readInteger(column, node); break;
    case ColumnType::Boolean: cell = readBoolean(node); break;
    case ColumnType::Real: cell = readReal(column, node); break;
    case ColumnType::Json: cell = readJson(column, node, document); break;
    default: cell = readText(column, node); break;
  }
  if (!cell) problems_.add({&document, node.begin}, path, "expected " + expected(column, node) + ", found " + found(node));
  return cell;
}

std::optional<Cell> CellReader::readText(const Column& column, const Node& node) const {
  if (node.kind != Node::Kind::Text) return std::nullopt;
  if (column.type == ColumnType::Word) {
    const bool isKnown = std::find(column.words.begin(), column.words.end(), node.text) != column.words.end();
    return isKnown ? std::optional(Cell(node.text)) : std::nullopt;
  }
  if (column.type == ColumnType::Facing) {
    return model::facingFromText(node.text) ? std::optional(Cell(node.text)) : std::nullopt;
  }
  if (column.type == ColumnType::Hex) {
    const auto key = hexFromText(layout_, node.text);
    return key ? std::optional(Cell(key->value)) : std::nullopt;
  }
  if (!model::isWithin(node.text, column.bounds)) return std::nullopt;
  return Cell(node.text);
}

std::optional<Cell> CellReader::readJson(const Column& column, const Node& node, const Document& document) const {
  if (node.kind == Node::Kind::Object && node.members.size() == 1 && node.members[0].name == kRawText &&
      node.members[0].value.kind == Node::Kind::Text) {
    return Cell(node.members[0].value.text);
  }
  auto canonical = canonicalJson(std::string_view(document.text).substr(node.begin, node.end - node.begin));
  if (!canonical || !model::isWithin(*canonical, column.bounds)) return std::nullopt;
  return Cell(std::move(*canonical));
}

std::string CellReader::expected(const Column& column, const Node& node) const {
  switch (column.type) {
    case ColumnType::Id: return "an integer from 1 to 2^53-1";
    case ColumnType::Integer: return "an integer" + range(column);
    case ColumnType::Boolean: return "true or false";
    case ColumnType::Real: return "a number" + range(column);
    case ColumnType::Json:
      return "a JSON value nested at most " + std::to_string(kMaxValueDepth) + " deep," + length(column);
    case ColumnType::Facing: return "\"free\", a hexside \"s0\" to \"s5\" or a vertex \"v0\" to \"v5\"";
    case ColumnType::Hex: return "a printed hex number of the map, or \"@column,row\"";
    case ColumnType::Word: {
      std::vector<std::string> quoted;
      for (const std::string_view word : column.words) quoted.push_back("\"" + std::string(word) + "\"");
      return "one of " + join(quoted, ", ");
    }
    case ColumnType::Side:
    case ColumnType::Reference:
    case ColumnType::Text: break;
  }
  return node.kind == Node::Kind::Text ? "a text" + length(column) : "a text";
}

std::optional<std::int64_t> CellReader::reference(std::size_t table, const Node& node, const Document& document,
                                                  const std::string& path) {
  const std::string name(tables()[table].name);
  const auto fail = [&](const std::string& message) {
    problems_.add({&document, node.begin}, path, message);
    return std::nullopt;
  };
  if (node.kind == Node::Kind::Integer) {
    if (names_.contains(table, node.integer)) return node.integer;
    return fail("no row of table " + name + " has the id " + std::to_string(node.integer));
  }
  if (node.kind != Node::Kind::Text) {
    return fail("expected the name of a row of table " + name + ", found " + found(node));
  }
  const auto ids = names_.called(table, node.text);
  if (ids.size() == 1) return ids.front();
  if (ids.empty()) {
    return fail("no row of table " + name + " is called \"" + node.text + "\"" + whereElse(table, node.text) +
                nearName(table, node.text));
  }
  return fail("several rows of table " + name + " are called \"" + node.text +
              "\"; write the enclosing row's name, a slash and this, or the id");
}

// Systems may lie beside the input.
std::string CellReader::whereElse(std::size_t table, const std::string& text) const {
  if (table != tableOf<model::System>() || systems_.empty()) return {};
  const std::filesystem::path file = (systems_ / (text + ".json")).lexically_normal();
  std::error_code failure;
  if (std::filesystem::exists(file, failure)) return ", and none inherits from it";
  return ", and there is no file \"" + file.string() + "\"";
}

std::string CellReader::nearName(std::size_t table, const std::string& text) const {
  constexpr std::size_t kLongest = 100;
  if (text.size() > kLongest) return {};
  const std::string wanted = folded(text);
  std::string best;
  int least = std::min(3, 1 + static_cast<int>(wanted.size() / 3));  // nearer than this
  std::vector<std::string> names = names_.all(table);
  if (table == tableOf<model::System>()) {
    for (const std::string& name : slugsIn(systems_)) {
      if (name != text) names.push_back(name);
    }
  }
  for (const std::string& name : names) {
    const int distance = editDistance(wanted, folded(name));
    if (distance < least || (distance == least && !best.empty() && name < best)) {
      least = distance;
      best = name;
    }
  }
  return best.empty() ? std::string() : "; did you mean \"" + best + "\"?";
}

}  // namespace redoubt::exchange
