#pragma once

#include <string>
#include <vector>

#include "core/exchange/output/element.h"
#include "core/exchange/vassal/module_boxes.h"
#include "core/exchange/vassal/module_grid.h"

/// The windows of a module that show boards.
namespace redoubt::exchange::vassal {

struct BoardWish {
  const ModuleWords& words;
  std::string picture;
  const BoardGeometry& geometry;
  const ModuleBoxes& boxes;
};

/// A piece as it lies in a deck.
struct CardSlot {
  std::string name;
  int id = 0;
  int width = 0;
  int height = 0;
  std::string text;
};

/// The map of the battle.
void addMainMap(Element& module, const BoardWish& wish);
/// The tracks and boxes beside it, with the cup of chits if there are any.
void addBoxesMap(Element& module, const ModuleWords& words, const ModuleBoxes& boxes,
                 const std::vector<CardSlot>& cards);
/// What only one player sees.
void addHand(Element& module, const ModuleWords& words, const std::string& name, const std::string& player);

/// The type of the cup as saves have it, made of the attributes that addBoxesMap gives it.
std::string cupType(const ModuleWords& words);

}  // namespace redoubt::exchange::vassal
