#include <QBuffer>
#include <memory>
#include <optional>

#include "core/base/error.h"
#include "core/compare/table.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/vocabulary/translations.h"
#include "core/store/battle_file.h"
#include "core/store/files.h"
#include "editor/artwork/compared_counters.h"
#include "editor/artwork/order_names.h"
#include "editor/cli/offscreen.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"
#include "editor/render/fonts.h"

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

// Both on one map.
void drawBoth(const compare::SetUpComparison& comparison, const model::Battle& names, const model::Battle& secondNames,
              const Arguments& arguments) {
  const Offscreen offscreen;
  render::loadFonts();
  const QImage image = editor::comparedPicture(comparison, names, secondNames, arguments.pixelsPerHex.value_or(64));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  noteWritten(arguments.output, store::writeFile(arguments.output, std::string_view(bytes.data(), bytes.size())));
}

}  // namespace

int compareSetUps(const Arguments& arguments) {
  if (!arguments.output.empty()) {
    for (const auto& file : {arguments.file, arguments.otherFile}) refuseReplacingSource(file, arguments.output);
    if (arguments.output.extension() != ".png") {
      throw Error(ErrorCode::BadInput, Phrase::of("errors.compare.ending"), arguments.output.string());
    }
  }
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
  words.setRowNamer(editor::orderNames(names, secondNames, arguments.language));
  if (!arguments.output.empty()) drawBoth(*comparison, names, secondNames, arguments);
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
