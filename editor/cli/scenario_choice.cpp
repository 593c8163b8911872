#include "editor/cli/scenario_choice.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"

namespace redoubt::cli {
namespace {

template <class Row>
const Row& chosen(const std::vector<const Row*>& rows, const std::string& id, const std::string& kind,
                  const Arguments& arguments) {
  std::vector<std::string> ids;
  for (const Row* row : rows) {
    ids.push_back(publicId(*row, rows));
    if (ids.back() == id) return *row;
  }
  const std::string hint = ids.empty() ? "it has none." : "choose one of: " + join(ids, ", ") + ".";
  throw Error(ErrorCode::NotFound, "there is no " + kind + " \"" + id + "\"; " + hint, arguments.file.string());
}

}  // namespace

model::Battle battleOf(const Arguments& arguments) {
  const model::Battle battle = store::readBattle(arguments.file).battle;
  if (arguments.textsIn.empty()) return battle;
  std::vector<std::string> known = rules::translatedLanguages(battle);
  if (const model::BattleInfo* info = model::info(battle); info && !info->language.empty()) {
    known.insert(known.begin(), info->language);
  }
  if (std::find(known.begin(), known.end(), arguments.textsIn) == known.end()) {
    throw Error(ErrorCode::NotFound,
                Phrase::of("errors.no-texts", {{"language", arguments.textsIn}, {"known", join(known, ", ")}}),
                arguments.file.string());
  }
  return rules::inLanguage(battle, arguments.textsIn);
}

const model::Scenario& chosenScenario(const model::Battle& battle, const Arguments& arguments) {
  const auto all = rules::scenarios(battle);
  if (arguments.scenario.empty() && all.size() == 1) return *all.front();
  return chosen(rules::scenarios(battle), arguments.scenario, "scenario", arguments);
}

const model::Variant& chosenVariant(const model::Battle& battle, const model::Scenario& scenario,
                                    const Arguments& arguments) {
  const auto variants = rules::variants(battle, scenario.id);
  if (arguments.variant) return chosen(variants, *arguments.variant, "variant", arguments);
  if (!variants.empty()) return *variants.front();
  throw Error(ErrorCode::NotFound,
              "the scenario \"" + arguments.scenario + "\" has no variant, so nothing is placed; add one.",
              arguments.file.string());
}

}  // namespace redoubt::cli
