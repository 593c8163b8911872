#include "core/rules/book/provenance.h"

#include "core/model/origins.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::rules {
namespace {

// "K6.21", but "K table/combat" for a place in a book that has a name instead of a number.
std::string withPrefix(const std::string& prefix, const std::string& number) {
  const bool isNumber = !number.empty() && '0' <= number.front() && number.front() <= '9';
  return prefix.empty() || isNumber ? prefix + number : prefix + " " + number;
}

}  // namespace

const model::Provenance* provenanceOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                      std::string_view field) {
  const auto& rows = battle.all<model::Provenance>();
  const model::Provenance* whole = nullptr;
  auto row = rows.lowerBound({std::string(table), key, std::string()});
  for (; row != rows.end() && row->subjectTable == table && row->subject == key; ++row) {
    if (row->field == field) return &*row;
    if (row->field == "*") whole = &*row;
  }
  return whole;
}

std::optional<Citation> citationOf(const model::Battle& battle, Id<model::Paragraph> paragraph) {
  const model::Paragraph* found = battle.find<model::Paragraph>(paragraph);
  const model::Source* source = found ? battle.find<model::Source>(found->source) : nullptr;
  if (!source) return std::nullopt;
  const model::Rule* rule = ruleRow(battle, "citation/" + source->slug);
  const std::string prefix = rule ? textOf(rule->value.text).value_or("") : "";
  const std::string occurrence = found->occurrence > 1 ? " (" + std::to_string(found->occurrence) + ")" : "";
  return Citation{source->slug, found->number, withPrefix(prefix, found->number) + occurrence};
}

std::optional<Citation> citationOf(const model::Battle& battle, std::string_view table, const std::string& key,
                                   std::string_view field) {
  const model::Provenance* own = provenanceOf(battle, table, key, field);
  if (own && !own->paragraph) own = provenanceOf(battle, table, key, "*");
  const bool isCited = own && own->paragraph && own->note != model::kSetByHand;
  return isCited ? citationOf(battle, *own->paragraph) : std::nullopt;
}

}  // namespace redoubt::rules
