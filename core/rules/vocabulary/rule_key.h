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

/// Rules of one shape whose paths have open parts: "table/<table>/adjust/<adjust>". Otherwise like RuleKey.
template <class T>
class RuleFamily {
 public:
  using Read = typename RuleKey<T>::Read;

  RuleFamily(std::string path, Shape shape, Read read)
      : path_(std::move(path)), shape_(std::move(shape)), read_(std::move(read)) {}

  const std::string& path() const { return path_; }

  struct Entry {
    std::string name;  ///< what stands for the last open part
    std::string path;
    T value;
  };
  /// The rules with these names for all open parts but the last, by name; without null and values of another shape.
  std::vector<Entry> all(const RuleBook& book, const std::vector<std::string>& names = {}) const {
    const std::string path = pathOf(names);
    const std::size_t open = path.find('<');
    const std::size_t close = path.find('>', open);
    std::vector<Entry> entries;
    for (const std::string& name : book.under(std::string_view(path).substr(0, open - 1))) {
      std::string whole = path.substr(0, open) + name + path.substr(close + 1);
      const auto json = book.json(whole);
      auto value = json ? read_(*json) : std::nullopt;
      if (value) entries.push_back({name, std::move(whole), *std::move(value)});
    }
    return entries;
  }
  /// The rule with these names for its open parts.
  std::optional<T> in(const RuleBook& book, const std::vector<std::string>& names) const {
    const auto json = book.json(pathOf(names));
    return json ? read_(*json) : std::nullopt;
  }
  /// The path with its open parts filled in, as far as there are names.
  std::string pathOf(const std::vector<std::string>& names) const {
    std::string path = path_;
    for (const std::string& name : names) {
      const std::size_t open = path.find('<');
      path.replace(open, path.find('>', open) + 1 - open, name);
    }
    return path;
  }

  Term term() const { return {path_, shape_, {}, true}; }

 private:
  std::string path_;
  Shape shape_;
  Read read_;
};

/// The terms of keys and families, in reading order.
template <class... Keys>
std::vector<Term> termsOf(const Keys&... keys) {
  return {keys.term()...};
}

}  // namespace redoubt::rules
