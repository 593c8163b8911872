#pragma once

#include <optional>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/vassal/reading/attributes.h"
#include "core/exchange/vassal/reading/module.h"
#include "core/exchange/vassal/reading/prototypes.h"
#include "core/exchange/vassal/reading/save.h"

/// Private to core/exchange/vassal/reading: the elements of a module, one by one.
namespace redoubt::exchange::vassal::reading {

/// Fills a module from the trees of its build file and of its extensions.
class ModuleBuilder {
 public:
  explicit ModuleBuilder(Module& module) : module_(module) {}

  /// The root of a module, and then those of extensions.
  void addModule(pugi::xml_node root);
  void addExtension(pugi::xml_node root, const std::string& name);
  /// Decodes and expands all pieces, when all prototypes are known, and gathers what was wrong.
  void finish();

 private:
  // What an element stands in.
  struct Within {
    std::optional<std::size_t> map;
    std::optional<std::size_t> stack;
    std::vector<std::string> folders;
    std::vector<std::string> menus;
    bool inPicker = false;
  };

  void visit(pugi::xml_node element, const Within& within);
  void visitChildren(pugi::xml_node element, const Within& within);
  bool visitOfMap(pugi::xml_node element, std::string_view kind, const Within& within);
  bool visitOfModule(pugi::xml_node element, std::string_view kind, const Within& within);

  void addMap(pugi::xml_node element, std::string_view kind);
  void addBoard(pugi::xml_node element, std::size_t map);
  void readUsualBoards(pugi::xml_node picker, std::size_t map);
  void addStack(pugi::xml_node element, const Within& within, bool isDeck);
  void addSlot(pugi::xml_node element, const Within& within, bool isCard);
  void addPrototype(pugi::xml_node element);
  void addSetUp(pugi::xml_node element, const Within& within);
  void addTracker(pugi::xml_node element);
  TurnLevel turnLevel(pugi::xml_node element);
  void addDice(pugi::xml_node element, bool hasFaces);
  Within withinTarget(const std::string& target) const;

  Grid gridOf(pugi::xml_node element);
  Grid spacedGrid(pugi::xml_node element, GridKind kind);
  Numbering numberingOf(pugi::xml_node element, bool isKnown);
  std::vector<Grid> gridsWithin(pugi::xml_node element);
  Zone zoneOf(pugi::xml_node element);
  void addRegions(pugi::xml_node element, Grid& grid);
  void addZones(pugi::xml_node element, Grid& grid);

  void decode(Slot& slot, const std::string& definition);
  void findPalettes();
  void finishSlot(Slot& slot, PrototypeTroubles& troubles);

  Module& module_;
  Attributes attributes_;
  Effort effort_;
  std::size_t slots_ = 0;
  int broken_ = 0;
  std::string firstBroken_;
};

}  // namespace redoubt::exchange::vassal::reading
