#include "core/compare/rule_words.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <utility>

#include "core/base/text.h"
#include "core/proof/rows.h"
#include "core/rules/book/json_values.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::compare {
namespace {

using namespace model;
using proof::orSlug;
using Json = nlohmann::ordered_json;

std::optional<std::string> titleOf(const SideWords& side, rules::NameKind kind, const std::string& slug) {
  const auto named = [&](const auto* row) -> std::optional<std::string> {
    if (!row) return std::nullopt;
    if constexpr (requires { row->title; }) {
      return orSlug(row->title, slug);
    } else {
      return orSlug(row->name, slug);
    }
  };
  const Battle& battle = side.names();
  switch (kind) {
    case rules::NameKind::Army: return named(battle.bySlug<Army>(slug));
    case rules::NameKind::Leader: return named(battle.bySlug<Leader>(slug));
    case rules::NameKind::Unit: return named(battle.bySlug<Unit>(slug));
    case rules::NameKind::Player: return named(battle.bySlug<Player>(slug));
    case rules::NameKind::Zone: return named(battle.bySlug<Zone>(slug));
    case rules::NameKind::Command: return named(battle.bySlug<Command>(slug));
    case rules::NameKind::Track: return named(battle.bySlug<Track>(slug));
    default: break;
  }
  const std::string_view prefix = kind == rules::NameKind::Influence ? "zone" : rules::toText(kind);
  return side.book().text(std::string(prefix) + "/" + slug + "/title");
}

// The title that a slug has in a part of a path; the slug itself where it has none.
std::string partTitle(const SideWords& side, std::string_view open, const std::string& prefix,
                      const std::string& slug) {
  if (const auto title = side.book().text(prefix + "/title")) return *title;
  for (const rules::NameKind kind : rules::kNameKinds) {
    if (rules::toText(kind) != open) continue;
    if (const auto title = titleOf(side, kind, slug); title && !title->empty()) return *title;
  }
  return slug;
}

// "The title of the rating" of "The title of the rating (R3.1): …."
std::string firstClause(std::string meaning) {
  static const std::regex rest("\\s*(\\([^)]*[0-9\\[]|\\[|[:;]\\s|\\.\\s|\\.$)[^]*$");
  meaning = std::regex_replace(meaning, rest, "");
  std::erase(meaning, '`');
  return meaning;
}

// Values of one rule in words.
class Values {
 public:
  Values(const SideWords& side, std::string_view path) : side_(side) {
    const rules::Term* term = rules::termOf(path);
    room_ = rules::roomOf(term ? term->path : path);
  }

  // "Range: 6; Order: 2".
  std::string text(const Json& value, const std::string& member) const {
    if (isPlain(value)) return plain(value, member);
    std::vector<std::string> parts;
    if (value.is_array()) {
      for (const Json& each : value) parts.push_back(text(each, member));
      return parts.empty() ? kNothing : join(parts, isList(value) ? ", " : "; ");
    }
    for (const auto& [name, each] : value.items()) parts.push_back(named(name) + ": " + text(each, name));
    return parts.empty() ? kNothing : join(parts, "; ");
  }

  std::string named(const std::string& name) const {
    if (const auto label = rules::memberLabel(room_, name)) return side_.said(*label);
    return titled(name).value_or(name);
  }

 private:
  static bool isPlain(const Json& value) { return !value.is_object() && !value.is_array(); }
  static bool isList(const Json& value) {
    return std::all_of(value.begin(), value.end(), [](const Json& each) { return isPlain(each); });
  }

  std::optional<std::string> titled(const std::string& slug) const {
    for (const rules::NameKind kind : rules::kNameKinds) {
      if (auto title = titleOf(side_, kind, slug); title && !title->empty()) return title;
    }
    return std::nullopt;
  }

  std::string plain(const Json& value, const std::string& member) const {
    if (value.is_boolean()) return side_.said(Phrase::of(value.get<bool>() ? "proof.yes" : "proof.no"));
    if (value.is_null()) return kNothing;
    if (!value.is_string()) return value.dump();
    const std::string text = value.get<std::string>();
    if (const auto word = rules::memberWord(room_, member, text)) return side_.said(*word);
    return titled(text).value_or(text);
  }

  const SideWords& side_;
  std::string room_;
};

// What differs between two values, as deep as they have the same form.
class Differences {
 public:
  Differences(const Values& first, const Values& second) : first_(first), second_(second) {}

  std::vector<Told> of(const Json& before, const Json& after) {
    compare(before, after, {}, {});
    return std::move(told_);
  }

 private:
  static std::string under(const std::string& path, const std::string& name) {
    return path.empty() ? name : path + ", " + lowered(name);
  }

  void compare(const Json& before, const Json& after, const std::string& path, const std::string& member) {
    if (before == after) return;
    if (before.is_object() && after.is_object()) {
      for (const auto& [name, value] : before.items()) {
        const auto other = after.find(name);
        const std::string there = under(path, first_.named(name));
        if (other == after.end()) told_.push_back({there, first_.text(value, name), kNothing});
        if (other != after.end()) compare(value, *other, there, name);
      }
      for (const auto& [name, value] : after.items()) {
        if (!before.contains(name)) {
          told_.push_back({under(path, second_.named(name)), kNothing, second_.text(value, name)});
        }
      }
      return;
    }
    const bool areAlike = before.is_array() && after.is_array() && before.size() == after.size() && before.size() > 1 &&
                          std::any_of(before.begin(), before.end(), [](const Json& e) { return e.is_structured(); });
    if (!areAlike) return told_.push_back({path, first_.text(before, member), second_.text(after, member)});
    for (std::size_t i = 0; i < before.size(); ++i) {
      compare(before[i], after[i], under(path, std::to_string(i + 1) + "."), member);
    }
  }

  const Values& first_;
  const Values& second_;
  std::vector<Told> told_;
};

}  // namespace

std::string lowered(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

std::string ruleTitle(const SideWords& side, std::string_view path, std::string_view json) {
  const rules::Term* term = rules::termOf(path);
  if (!term) return std::string(path);
  const auto open = words(term->path, "/");
  const auto parts = words(path, "/");
  std::vector<std::string> names;
  std::string prefix;
  for (std::size_t i = 0; i < parts.size() && i < open.size(); ++i) {
    prefix += (i > 0 ? "/" : "") + std::string(parts[i]);
    if (open[i].starts_with('<')) {
      names.push_back(partTitle(side, open[i].substr(1, open[i].size() - 2), prefix, std::string(parts[i])));
    }
  }
  const nlohmann::json value = rules::parsedJson(json);
  const auto own = rules::textOf(rules::member(value, "title"));
  if (own && !names.empty()) names.back() = *own;
  const std::string named = join(names, ", ");
  if (!names.empty() && (own || side.book().text(std::string(path) + "/title"))) return named;
  const std::string meaning = firstClause(side.said(term->meaning));
  return names.empty() ? meaning : named + ": " + lowered(meaning);
}

std::string ruleValue(const SideWords& side, std::string_view path, std::string_view json) {
  const Json value = Json::parse(json, nullptr, false);
  return value.is_discarded() ? std::string(json) : Values(side, path).text(value, {});
}

std::vector<Told> ruleDifference(const SideWords& first, const SideWords& second, std::string_view path,
                                 std::string_view before, std::string_view after) {
  const Json one = Json::parse(before, nullptr, false);
  const Json other = Json::parse(after, nullptr, false);
  const Values firstValues(first, path);
  const Values secondValues(second, path);
  std::vector<Told> told;
  if (!one.is_discarded() && !other.is_discarded()) told = Differences(firstValues, secondValues).of(one, other);
  // The same value, spelt otherwise.
  if (told.empty()) told.push_back({"", std::string(before), std::string(after)});
  return told;
}

}  // namespace redoubt::compare
