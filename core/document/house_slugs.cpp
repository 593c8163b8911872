#include "core/document/house_slugs.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "core/base/text.h"

namespace redoubt::document {
namespace {

struct Token {
  enum class Kind { Word, String, Sign };
  Kind kind = Kind::Sign;
  std::string text;  ///< words in small letters, strings without quotes
  std::size_t at = 0;
  std::size_t length = 0;
};

bool isWordLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || (static_cast<unsigned char>(c) & 0x80) != 0;
}

// A string or a quoted name from its first quote on; two quotes inside are one.
Token quoted(std::string_view query, std::size_t at) {
  const char quote = query[at];
  Token token{quote == '\'' ? Token::Kind::String : Token::Kind::Word, {}, at, 0};
  std::size_t end = at + 1;
  for (; end < query.size(); ++end) {
    if (query[end] == quote) {
      if (end + 1 == query.size() || query[end + 1] != quote) break;
      ++end;
    }
    token.text += query[end];
  }
  token.length = std::min(end + 1, query.size()) - at;
  return token;
}

std::size_t behindComment(std::string_view query, std::size_t at) {
  const bool isLine = query.substr(at).starts_with("--");
  const std::size_t end = query.find(isLine ? "\n" : "*/", at + 2);
  return end == query.npos ? query.size() : end + (isLine ? 1 : 2);
}

Token word(std::string_view query, std::size_t at) {
  Token token{Token::Kind::Word, {}, at, 0};
  for (; at < query.size() && isWordLetter(query[at]); ++at) {
    token.text += static_cast<char>(std::tolower(static_cast<unsigned char>(query[at])));
  }
  token.length = token.text.size();
  return token;
}

std::vector<Token> tokensOf(std::string_view query) {
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < query.size();) {
    const std::string_view rest = query.substr(at);
    if (rest.starts_with("--") || rest.starts_with("/*")) {
      at = behindComment(query, at);
    } else if (std::isspace(static_cast<unsigned char>(query[at]))) {
      ++at;
    } else {
      Token token;
      if (query[at] == '\'' || query[at] == '"') {
        token = quoted(query, at);
      } else if (isWordLetter(query[at])) {
        token = word(query, at);
      } else {
        const bool isPair = rest.starts_with("<>") || rest.starts_with("!=") || rest.starts_with("==");
        token = {Token::Kind::Sign, std::string(rest.substr(0, isPair ? 2 : 1)), at, isPair ? 2u : 1u};
      }
      at += token.length;
      tokens.push_back(std::move(token));
    }
  }
  return tokens;
}

const std::set<std::string, std::less<>>& tablesWithSlug() {
  static const auto kTables = [] {
    std::set<std::string, std::less<>> tables;
    model::forEachTable([&]<class Row>(model::RowType<Row>) {
      if constexpr (requires(const Row& row) { row.slug; }) tables.emplace(Row::kTable);
    });
    return tables;
  }();
  return kTables;
}

bool isKeyword(const std::string& text) {
  static const std::set<std::string> kWords{"where", "join",  "on",    "using", "left",   "inner",  "cross",
                                            "outer", "order", "group", "limit", "union",  "except", "intersect",
                                            "and",   "or",    "having", "full", "natural", "right", "in",
                                            "not",   "is",    "as",    "set",   "values", "then",   "end"};
  return kWords.contains(text);
}

class Reader {
 public:
  explicit Reader(std::string_view query) : tokens_(tokensOf(query)) { readNames(); }

  std::vector<AskedSlug> asked() const {
    std::vector<AskedSlug> found;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      if (tokens_[i].kind != Token::Kind::String) continue;
      auto tables = tablesBefore(i);
      if (tables.empty()) tables = tablesBehind(i);
      if (!tables.empty()) found.push_back({tokens_[i].text, std::move(tables), tokens_[i].at, tokens_[i].length});
    }
    return found;
  }

 private:
  bool is(std::size_t i, std::string_view text) const {
    return i < tokens_.size() && tokens_[i].kind != Token::Kind::String && tokens_[i].text == text;
  }
  bool isEquals(std::size_t i) const {
    return is(i, "=") || is(i, "==") || is(i, "<>") || is(i, "!=") || is(i, "is");
  }

  // What the tables that have slugs are called in the query.
  void readNames() {
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const std::string& table = tokens_[i].text;
      if (tokens_[i].kind != Token::Kind::Word || !tablesWithSlug().contains(table) || is(i + 1, ".")) continue;
      const bool isFrom = i > 0 && (is(i - 1, "from") || is(i - 1, "join") || is(i - 1, ",") || is(i - 1, "("));
      if (!isFrom) continue;
      all_.insert(table);
      names_[table] = table;
      const std::size_t alias = is(i + 1, "as") ? i + 2 : i + 1;
      const bool isNamed = alias < tokens_.size() && tokens_[alias].kind == Token::Kind::Word;
      if (isNamed && !isKeyword(tokens_[alias].text)) names_[tokens_[alias].text] = table;
    }
  }

  // The tables of `slug` or `z.slug` whose last word is at `i`; none for anything else.
  std::vector<std::string> tablesOf(std::size_t i) const {
    if (!is(i, "slug")) return {};
    if (i < 2 || !is(i - 1, ".")) return {all_.begin(), all_.end()};
    const auto found = names_.find(tokens_[i - 2].text);
    return found == names_.end() ? std::vector<std::string>() : std::vector{found->second};
  }

  // slug = 'x', slug IS NOT 'x', slug IN ('x', 'y')
  std::vector<std::string> tablesBefore(std::size_t i) const {
    std::size_t at = i;
    if (at > 1 && is(at - 1, "not") && is(at - 2, "is")) return at > 2 ? tablesOf(at - 3) : std::vector<std::string>();
    if (at > 1 && isEquals(at - 1)) return tablesOf(at - 2);
    while (at > 1 && is(at - 1, ",") && tokens_[at - 2].kind == Token::Kind::String) at -= 2;
    if (at < 3 || !is(at - 1, "(") || !is(at - 2, "in")) return {};
    return tablesOf(is(at - 3, "not") && at > 3 ? at - 4 : at - 3);
  }

  // 'x' = slug
  std::vector<std::string> tablesBehind(std::size_t i) const {
    if (!isEquals(i + 1)) return {};
    return tablesOf(is(i + 3, ".") ? i + 4 : i + 2);
  }

  std::vector<Token> tokens_;
  std::set<std::string> all_;
  std::map<std::string, std::string> names_;
};

bool hasSlug(const model::Battle& battle, const std::vector<std::string>& tables, const std::string& slug) {
  bool isThere = false;
  model::forEachTable([&]<class Row>(model::RowType<Row>) {
    if constexpr (requires(const Row& row) { row.slug; }) {
      const bool isAsked = std::find(tables.begin(), tables.end(), Row::kTable) != tables.end();
      const auto& rows = battle.all<Row>();
      isThere = isThere || (isAsked && std::any_of(rows.begin(), rows.end(),
                                                   [&](const Row& row) { return row.slug == slug; }));
    }
  });
  return isThere;
}

}  // namespace

std::vector<AskedSlug> askedSlugs(std::string_view query) {
  return Reader(query).asked();
}

std::vector<AskedSlug> unknownSlugs(const model::Battle& battle, std::string_view query) {
  auto asked = askedSlugs(query);
  std::erase_if(asked, [&](const AskedSlug& each) { return hasSlug(battle, each.tables, each.slug); });
  return asked;
}

void renameInHouseChecks(model::Edit& edit, const model::Battle& battle, std::string_view table, std::string_view from,
                         std::string_view to) {
  for (const model::HouseCheck& row : battle.all<model::HouseCheck>()) {
    model::HouseCheck changed = row;
    auto asked = askedSlugs(row.query);
    std::reverse(asked.begin(), asked.end());  // places before a replacement stay
    for (const AskedSlug& each : asked) {
      const bool isMeant = each.tables.size() == 1 && each.tables.front() == table && each.slug == from;
      if (isMeant) changed.query.replace(each.at, each.length, "'" + std::string(to) + "'");
    }
    if (changed != row) edit.put(std::move(changed));
  }
}

}  // namespace redoubt::document
