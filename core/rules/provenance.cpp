#include "core/rules/provenance.h"

#include "core/rules/rule_book.h"

namespace redoubt::rules {

const model::Provenance* provenanceOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                      std::string_view field) {
  const auto find = [&](std::string_view name) {
    return battle.find<model::Provenance>({std::string(table), key, std::string(name)});
  };
  const model::Provenance* own = find(field);
  return own ? own : find("*");
}

std::optional<Citation> citationOf(const model::Battle& battle, Id<model::Paragraph> paragraph) {
  const model::Paragraph* found = battle.find<model::Paragraph>(paragraph);
  const model::Source* source = found ? battle.find<model::Source>(found->source) : nullptr;
  if (!source) return std::nullopt;
  const model::Rule* rule = ruleRow(battle, "citation/" + source->slug);
  const std::string prefix = rule ? textOf(rule->value.text).value_or("") : "";
  const std::string occurrence = found->occurrence > 1 ? " (" + std::to_string(found->occurrence) + ")" : "";
  return Citation{source->slug, found->number, prefix + found->number + occurrence};
}

std::optional<Citation> citationOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                   std::string_view field) {
  const model::Provenance* own = provenanceOf(battle, table, key, field);
  if (own && !own->paragraph) own = provenanceOf(battle, table, key, "*");
  return own && own->paragraph ? citationOf(battle, *own->paragraph) : std::nullopt;
}

}  // namespace redoubt::rules
