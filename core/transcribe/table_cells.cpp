#include "core/transcribe/table_cells.h"

#include "core/base/text.h"
#include "core/transcribe/lexicon.h"

namespace redoubt::transcribe {

namespace {

// "3 PM" in a column that numbers turns: the turn, and which half of the day it is.
std::optional<int> turnOfHalfDay(const Column& column, const std::vector<Token>& tokens) {
  const bool counts = column.numbers > 0 && Lexicon::get().isOne("turn", column.head);
  if (!counts || tokens.size() != 2 || !isDigits(tokens[0].text) || tokens[0].text.size() > 2 ||
      Lexicon::get().match("half-day", tokens, 1) == 0)
    return std::nullopt;
  return static_cast<int>(*toInteger(tokens[0].text));
}

}  // namespace

void addTurn(std::vector<Item>& items, const Column& column, const std::string& cell) {
  const auto turns = turnsOfCell(cell);
  for (Item& item : items) {
    if (turns) {
      item.turn = turns->first;
      item.lastTurn = turns->last;
      item.onward = turns->isOpen;
    } else if (!cell.empty()) {
      const std::vector<Token> tokens = tokensOf(cell);
      const Statement statement = statementOf(cell, HexStyle());
      if (statement.turn)
        item.turn = statement.turn->first;
      else if (const auto turn = turnOfHalfDay(column, tokens))
        item.turn = turn, item.time = tokens[1].text;
      else if (clockAt(tokens, 0) > 0 || cell.find_first_of("0123456789") != std::string::npos)
        item.time = cell;
    }
  }
}

namespace {

// What a column of remarks says of a unit: a facing, a state.
void addNote(Item& item, const std::string& cell, const HexStyle& style) {
  for (const Group& group : statementOf(cell, HexStyle()).groups) {
    if (group.place && !group.place->facing.empty() && item.facing.empty()) item.facing = group.place->facing;
  }
  if (item.facing.empty()) {
    const std::vector<Token> tokens = tokensOf(cell);
    const std::size_t word = Lexicon::get().match("facing", tokens, 0);
    if (word > 0 && word < tokens.size()) item.facing = printed(cell, tokens, word, tokens.size());
  }
  if (const auto place = placeOfCell(cell, style);
      place && item.hex.empty() && item.zone.empty() && !place->hexes.empty()) {
    item.hex = place->hexes.size() == 1 ? place->hexes.front() : place->hexText;
    return;
  }
  if (Lexicon::get().isOne("reduced", cell))
    item.state = cell;
  else
    item.note = cell;
}

}  // namespace

void addCell(Item& item, const Column& column, const std::string& cell, const HexStyle& style) {
  switch (column.role) {
    case Role::Leader:
      if (item.leader.empty()) item.leader = cell;
      break;
    case Role::Count:
      if (const auto count = toInteger(cell); count && *count >= 0 && *count < 1'000)
        item.count = static_cast<int>(*count);
      break;
    case Role::Facing: item.facing = cell; break;
    case Role::Note: addNote(item, cell, style); break;
    case Role::Figure: item.figures[column.head] = cell; break;
    default: break;
  }
}

}  // namespace redoubt::transcribe
