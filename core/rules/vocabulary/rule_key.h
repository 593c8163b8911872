#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules/book/rule_book.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::rules {

/// A rule that the program reads, declared once: its path, the shape of its value, and the type for the value that is
/// read. The declaration makes it a term of the vocabulary, so that the window has a form for it, docs/rules.md a line
/// and schemas/rules.schema.json an entry. Its meaning is under its path in data/words/<language>/rules.json. Keys are
/// made by `key()` (typed_value.h), in one file for each family of paths, and rules are read only through keys: a test
/// searches the sources for their paths.
template <class T>
class RuleKey {
 public:
  using Read = std::function<std::optional<T>(std::string_view json)>;

  RuleKey(std::string path, Shape shape, Read read)
      : path_(std::move(path)), shape_(std::move(shape)), read_(std::move(read)) {}

  /// The path as the vocabulary has it: "control/stops".
  const std::string& path() const { return path_; }

  /// The value that holds. Nullopt if there is no such rule, if it is null, or if its value doesn't have the shape;
  /// such a value counts as missing and is a finding (rule-malformed).
  std::optional<T> in(const RuleBook& book) const {
    const auto json = book.json(path_);
    return json ? read_(*json) : std::nullopt;
  }
  T in(const RuleBook& book, T otherwise) const { return in(book).value_or(std::move(otherwise)); }

  Term term() const { return {path_, shape_, {}, true}; }

 private:
  std::string path_;
  Shape shape_;
  Read read_;
};

/// The terms of a family, in reading order.
template <class... T>
std::vector<Term> termsOf(const RuleKey<T>&... keys) {
  return {keys.term()...};
}

}  // namespace redoubt::rules
