#include "core/compare/rule_words.h"

#include <array>
#include <nlohmann/json.hpp>
#include <regex>
#include <string_view>
#include <utility>

#include "core/base/text.h"
#include "core/proof/rows.h"
#include "core/rules/book/json_values.h"
#include "core/rules/vocabulary/shape_values.h"
#include "core/rules/vocabulary/vocabulary.h"

namespace redoubt::compare {
namespace {

using namespace model;
using proof::orSlug;

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

rules::NameWords namesOf(const SideWords& side) {
  return [&side](rules::NameKind kind, std::string_view name) {
    const auto title = titleOf(side, kind, std::string(name));
    return Phrase(title && !title->empty() ? *title : std::string(name));
  };
}

}  // namespace

std::string lowered(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kPolish{
      {{"Ą", "ą"}, {"Ć", "ć"}, {"Ę", "ę"}, {"Ł", "ł"}, {"Ń", "ń"}, {"Ó", "ó"}, {"Ś", "ś"}, {"Ź", "ź"}, {"Ż", "ż"}}};
  for (const auto& [capital, small] : kPolish) {
    if (text.starts_with(capital)) return std::string(small) + text.substr(capital.size());
  }
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
  const rules::Term* term = rules::termOf(path);
  return term ? side.said(rules::valueWords(*term, json, namesOf(side))) : std::string(json);
}

std::vector<Told> ruleDifference(const SideWords& first, const SideWords& second, std::string_view path,
                                 std::string_view before, std::string_view after) {
  std::vector<Told> told;
  if (const rules::Term* term = rules::termOf(path)) {
    for (const rules::ValueChange& each : rules::valueChanges(*term, before, after, namesOf(second))) {
      told.push_back({second.said(each.what), first.said(each.first), second.said(each.second)});
    }
  }
  // A rule of the author's own, or the same value spelt otherwise.
  if (told.empty()) told.push_back({"", std::string(before), std::string(after)});
  return told;
}

}  // namespace redoubt::compare
