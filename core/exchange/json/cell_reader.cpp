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

Phrase found(const Node& node) {
  constexpr std::size_t kLongest = 200;
  if (node.kind == Node::Kind::Text && node.text.size() > kLongest) {
    return Phrase::of("import.kind.long-text", {{"size", std::to_string(node.text.size())}});
  }
  if (node.kind == Node::Kind::Text) return Phrase::of("import.kind.quoted", {{"text", node.text}});
  if (node.kind == Node::Kind::Integer) return std::to_string(node.integer);
  if (node.kind == Node::Kind::Real) return fmt::format("{}", node.real);
  return toPhrase(node.kind);
}

Phrase expectedBut(Phrase wanted, const Node& node) {
  return Phrase::of("import.expected", {{"expected", std::move(wanted)}, {"found", found(node)}});
}

std::vector<Phrase::Argument> range(const Column& column) {
  return {{"least", fmt::format("{}", column.bounds.least)}, {"most", fmt::format("{}", column.bounds.most)}};
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
    case ColumnType::Picture: cell = readPicture(column, node); break;
    default: cell = readText(column, node); break;
  }
  if (!cell) problems_.add({&document, node.begin}, path, expectedBut(wanted(column, node), node));
  return cell;
}

std::optional<Cell> CellReader::readPicture(const Column& column, const Node& node) const {
  if (node.kind != Node::Kind::Text) return std::nullopt;
  const auto called = pictures_.find(node.text);
  if (called != pictures_.end()) return Cell(called->second);
  // What is not there a check finds.
  return model::isWithin(node.text, column.bounds) ? std::optional(Cell(node.text)) : std::nullopt;
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
  const bool isOpenWord = !column.words.empty();
  if (isOpenWord && node.text.empty()) return std::nullopt;
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

Phrase CellReader::wanted(const Column& column, const Node& node) const {
  const std::string longest = std::to_string(column.bounds.longest);
  switch (column.type) {
    case ColumnType::Id: return Phrase::of("import.wanted.id");
    case ColumnType::Integer: return Phrase::of("import.wanted.integer", range(column));
    case ColumnType::Boolean: return Phrase::of("import.wanted.truth");
    case ColumnType::Real: return Phrase::of("import.wanted.number", range(column));
    case ColumnType::Json:
      return Phrase::of("import.wanted.json", {{"depth", std::to_string(kMaxValueDepth)}, {"size", longest}});
    case ColumnType::Facing: return Phrase::of("import.wanted.direction");
    case ColumnType::Hex: return Phrase::of("import.wanted.hex");
    case ColumnType::Word: {
      std::vector<Phrase> quoted;
      for (const std::string_view word : column.words) {
        quoted.push_back(Phrase::of("import.kind.quoted", {{"text", word}}));
      }
      return Phrase::of("import.wanted.word", {{"words", listed(std::move(quoted))}});
    }
    case ColumnType::Side:
    case ColumnType::Reference:
    case ColumnType::Picture:
    case ColumnType::Text: break;
  }
  if (!column.words.empty()) {
    std::vector<Phrase> quoted;
    for (const std::string_view word : column.words) {
      quoted.push_back(Phrase::of("import.kind.quoted", {{"text", word}}));
    }
    return Phrase::of("import.wanted.open-word", {{"words", listed(std::move(quoted))}});
  }
  if (node.kind != Node::Kind::Text) return Phrase::of("import.wanted.text");
  return Phrase::of("import.wanted.short-text", {{"size", longest}});
}

std::optional<std::int64_t> CellReader::reference(std::size_t table, const Node& node, const Document& document,
                                                  const std::string& path) {
  const std::string name(tables()[table].name);
  const auto fail = [&](Phrase message) {
    problems_.add({&document, node.begin}, path, std::move(message));
    return std::nullopt;
  };
  if (node.kind == Node::Kind::Integer) {
    if (names_.contains(table, node.integer)) return node.integer;
    return fail(Phrase::of("import.no-such-id", {{"table", name}, {"id", std::to_string(node.integer)}}));
  }
  if (node.kind != Node::Kind::Text) {
    return fail(expectedBut(Phrase::of("import.wanted.row-of", {{"table", name}}), node));
  }
  const auto ids = names_.called(table, node.text);
  if (ids.size() == 1) return ids.front();
  if (ids.empty()) {
    return fail(Phrase::of("import.no-such-row", {{"table", name},
                                                  {"name", node.text},
                                                  {"where", whereElse(table, node.text)},
                                                  {"near", nearName(table, node.text)}}));
  }
  return fail(Phrase::of("import.several-rows", {{"table", name}, {"name", node.text}}));
}

// Systems may lie beside the input.
Phrase CellReader::whereElse(std::size_t table, const std::string& text) const {
  if (table != tableOf<model::System>() || systems_.empty()) return {};
  const std::filesystem::path file = (systems_ / (text + ".json")).lexically_normal();
  std::error_code failure;
  if (std::filesystem::exists(file, failure)) return Phrase::of("import.where.not-inherited");
  return Phrase::of("import.where.no-file", {{"file", file.string()}});
}

Phrase CellReader::nearName(std::size_t table, const std::string& text) const {
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
  return best.empty() ? Phrase() : Phrase::of("import.near", {{"name", best}});
}

}  // namespace redoubt::exchange
