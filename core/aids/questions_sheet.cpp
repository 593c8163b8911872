#include "core/aids/ground.h"
#include "core/rules/book/questions.h"
#include "core/rules/book/sources.h"

namespace redoubt::aids {

// The sheet of known questions: what the sources leave open or contradict, and how the file reads it.
std::vector<Block> questionsSheet(const Ground& ground) {
  std::vector<Block> blocks;
  const auto inherited = rules::inheritedSources(ground.battle);
  std::optional<Id<model::Source>> source;
  bool isFirst = true;
  for (const model::Question* question : rules::questionsInOrder(ground.battle)) {
    if (rules::isInherited(ground.battle, inherited, *question)) continue;
    const model::Paragraph* about = ground.battle.find(question->paragraph);
    const auto of = about ? std::optional(about->source) : std::nullopt;
    if (isFirst || of != source) {
      const model::Source* book = ground.battle.find(of);
      blocks.push_back(heading(1, book ? exchange::titleOf(*book) : ground.say("aids.question.no-paragraph")));
      source = of;
      isFirst = false;
    }
    Line cite;
    if (about) {
      if (const auto cited = rules::citationOf(ground.battle, about->id)) cite = ground.cite(*cited);
    }
    const std::string kind = ground.say("aids.question." + std::string(model::toText(question->kind)));
    blocks.push_back(heading(3, exchange::titleOf(*question), joined(quiet(kind), cite)));
    if (!question->text.empty()) blocks.push_back(paragraph(plain(question->text)));
    if (rules::isOpen(*question)) {
      blocks.push_back(paragraph(quiet(ground.say("aids.question.open"))));
    } else {
      blocks.push_back(paragraph(
          {{ground.say("aids.question.reading") + ": ", Manner::Strong}, {question->reading, Manner::Plain}}));
    }
  }
  return blocks;
}

}  // namespace redoubt::aids
