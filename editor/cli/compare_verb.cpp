#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/compare/table.h"
#include "core/exchange/playing/event_words.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

// Two set-ups side by side.
namespace redoubt::cli {
namespace {

// What `arguments` say of the second set-up, as if it were the first. What is not said is as for the first.
Arguments asSecond(const Arguments& arguments) {
  Arguments other = arguments;
  if (!arguments.withScenario.empty()) other.scenario = arguments.withScenario;
  if (!arguments.withScenario.empty() || arguments.withVariant) other.variant = arguments.withVariant;
  if (!arguments.otherFile.empty()) other.file = arguments.otherFile;
  return other;
}

Id<model::Variant> variantOf(const model::Battle& battle, const Arguments& arguments) {
  return chosenVariant(battle, chosenScenario(battle, arguments), arguments).id;
}

// Orders and events in words.
compare::RowNamer rowNamer(const model::Battle& names, const model::Battle& secondNames, const std::string& language) {
  const auto first = std::make_shared<exchange::SpokenBattle>(names, language);
  const bool isOne = &names == &secondNames;
  const auto second = isOne ? first : std::make_shared<exchange::SpokenBattle>(secondNames, language);
  return [first, second, of = &names](const model::Battle& battle, const model::TableInfo& table,
                                      const void* row) -> std::optional<std::string> {
    const exchange::SpokenBattle& spoken = &battle == of ? *first : *second;
    if (table.name() == model::SetUpOrder::kTable) {
      return exchange::orderText(spoken, *static_cast<const model::SetUpOrder*>(row));
    }
    if (table.name() == model::Event::kTable) {
      return exchange::eventText(spoken, *static_cast<const model::Event*>(row));
    }
    return std::nullopt;
  };
}

std::string textOf(const compare::SetUpComparison& comparison, const compare::CompareWords& words) {
  std::string text = harmless(words.titleOfFirst() + " → " + words.titleOfSecond()) + "\n";
  std::string army;
  for (const compare::PlacementDifference& each : comparison.placements()) {
    const std::string of = words.army(each);
    if (of != army) text += "\n" + harmless(of) + "\n";
    army = of;
    text += "  " + harmless(words.sentence(each)) + "\n";
  }
  std::string table;
  for (const compare::RowDifference& each : comparison.rows()) {
    const std::string of = words.table(each);
    if (of != table) text += "\n" + harmless(of) + "\n";
    table = of;
    text += "  " + harmless(words.sentence(each)) + "\n";
  }
  return text + "\n" + harmless(words.summary()) + "\n";
}

}  // namespace

int compareSetUps(const Arguments& arguments) {
  const Arguments other = asSecond(arguments);
  const bool isOneBattle = arguments.otherFile.empty();
  const model::Battle battle = store::readBattle(arguments.file).battle;
  const model::Battle second = isOneBattle ? battle : store::readBattle(other.file).battle;
  const auto firstVariant = variantOf(battle, arguments);
  const auto secondVariant = variantOf(second, other);
  const auto comparison = isOneBattle
                              ? std::make_unique<compare::SetUpComparison>(battle, firstVariant, secondVariant)
                              : std::make_unique<compare::SetUpComparison>(battle, firstVariant, second, secondVariant);
  const model::Battle names = rules::inLanguage(battle, arguments.language);
  std::optional<model::Battle> others;
  if (!isOneBattle) others = rules::inLanguage(second, arguments.language);
  const model::Battle& secondNames = others ? *others : names;
  compare::CompareWords words(*comparison, names, secondNames, arguments.language);
  words.setRowNamer(rowNamer(names, secondNames, arguments.language));
  if (arguments.format == PrintForm::Json) {
    print(compare::toJson(*comparison, words));
  } else if (arguments.format == PrintForm::Csv) {
    std::string text;
    for (const CsvRow& row : compare::toTable(*comparison, words)) text += csvLine(row);
    print(text);
  } else {
    print(textOf(*comparison, words));
  }
  return comparison->empty() ? kClean : kFindings;
}

}  // namespace redoubt::cli
