#include "core/ask/first_turn/words.h"
#include "core/ask/questions.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/cli/output.h"
#include "editor/cli/scenario_choice.h"
#include "editor/cli/verbs.h"

namespace redoubt::cli {
namespace {

ask::Question questionOf(const Arguments& arguments) {
  return {arguments.question, arguments.about,  arguments.by,   arguments.on,    arguments.army,
          arguments.change,   arguments.action, arguments.from, arguments.hexes, arguments.suppositions};
}

}  // namespace

int ask(const Arguments& arguments) {
  ask::requireQuestion(arguments.question);
  const bool isText = arguments.question == ask::kFirstTurn && arguments.format == PrintForm::Text;
  const model::Battle battle =
      isText ? rules::inLanguage(battleOf(arguments), arguments.language) : battleOf(arguments);
  const model::Scenario& scenario = chosenScenario(battle, arguments);
  const ask::Question question = questionOf(arguments);
  const ask::World world(battle, chosenVariant(battle, scenario, arguments).id,
                         suppositionsOf(battle, scenario.id, question));
  print(isText ? textOf(wordsFor(world, askFirstTurn(world)), arguments.language, 0)
               : answerTo(world, question).dump(2) + "\n");
  return kClean;
}

}  // namespace redoubt::cli
