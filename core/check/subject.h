#pragma once

#include <compare>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/hex/keys.h"
#include "core/model/any_row.h"

namespace redoubt::check {

/// A row, by its slug, or by its key if it has none; without either the table as a whole.
struct RowSubject {
  std::string table;
  std::string row;
};
/// A rule; the system only if several can have it.
struct RuleSubject {
  std::string system;  ///< slug
  std::string path;
};
struct SettingSubject {
  std::string scenario;  ///< slug
  std::string path;
};
/// A hex, and its armies, if it is only about some of those in it.
struct HexSubject {
  hex::HexKey hex;
  std::string armies;  ///< slugs, joined by '+'
};
/// Something that the rules define: a terrain, a unit type of an army, a formation of an army.
struct KindSubject {
  std::string kind;  ///< "terrain", "unit-type", "formation"
  std::string slug;
  std::string army;  ///< slug; empty for all
};
/// A number in a book, whether or not the file has a row for it.
struct ParagraphSubject {
  std::string source;  ///< slug
  std::string number;
};

/// The subject of a finding. Its text is as stable as slugs: waivers, exports and tests use the text.
class Subject {
 public:
  using What = std::variant<RowSubject, RuleSubject, SettingSubject, HexSubject, KindSubject, ParagraphSubject>;

  Subject() = default;
  // Each of the kinds is a subject.
  template <class Kind>
  requires(!std::is_same_v<Kind, Subject> && std::is_constructible_v<What, Kind>) Subject(Kind kind)
      : Subject(What(std::move(kind)), 0) {}  // NOLINT(google-explicit-constructor)

  template <class Row>
  static Subject of(const Row& row) {
    std::string name;
    if constexpr (requires { row.slug; }) name = row.slug;
    return RowSubject{std::string(Row::kTable), name.empty() ? model::keyText<Row>(row.key()) : name};
  }
  static Subject of(const model::AnyRow& row);
  static Subject ofTable(std::string table) { return RowSubject{std::move(table), {}}; }
  static Subject ofRule(std::string path) { return RuleSubject{{}, std::move(path)}; }
  /// Reads a subject from a text, as house checks write it.
  static Subject parse(std::string_view text);

  const What& what() const { return what_; }
  /// "unit/1-guard", "rule/command/range", "setting/day/turn/last", "hex/10051005", "formation/square/poles", "map".
  const std::string& text() const { return text_; }
  bool empty() const { return text_.empty(); }

  friend bool operator==(const Subject& a, const Subject& b) { return a.text_ == b.text_; }
  friend auto operator<=>(const Subject& a, const Subject& b) { return a.text_ <=> b.text_; }

 private:
  Subject(What what, int);

  What what_;
  std::string text_;
};

}  // namespace redoubt::check
