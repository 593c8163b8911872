#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/model/force_rows.h"
#include "core/model/scenario_rows.h"

/// Sheets for players as plain data: what stands on them, whatever paper or page they are set on.
namespace redoubt::aids {

/// How a part of a line is written.
enum class Manner {
  Plain,
  Strong,
  Quiet,  ///< a remark, less than the rest
  Cite,   ///< the paragraph that the rest comes from: "R6.2"
};

struct Span {
  std::string text;
  Manner manner = Manner::Plain;

  friend bool operator==(const Span&, const Span&) = default;
};
using Line = std::vector<Span>;

/// A drawing: one thing of the battle, and its words for those who don't see it.
struct Picture {
  enum class Kind { Unit, Leader, Chit, Marker, Terrain, Map };
  Kind kind = Kind::Unit;
  std::int64_t id = 0;     ///< of the unit, leader or, for Map, the variant; 0: none
  std::int64_t setUp = 0;  ///< the placement whose step and formation a unit shows; 0: its first step
  std::string slug = {};   ///< of a marker or terrain
  std::string alt = {};

  friend bool operator==(const Picture&, const Picture&) = default;
};

struct Heading {
  int level = 1;  ///< 1 to 3
  Line text;
};

struct Paragraph {
  enum class Look { Body, Lead, Note };
  Line text;
  Look look = Look::Body;
};

/// Items with bullets, or with numbers. Items of depth 1 belong to the one before them, and are counted by letters.
struct List {
  struct Item {
    Line text;
    int depth = 0;
  };
  bool isNumbered = false;
  std::vector<Item> items;
};

/// What is so in few words: "Turns: 15".
struct Facts {
  struct Fact {
    Line label;
    Line value;
  };
  std::vector<Fact> facts;
};

struct Table {
  enum class Look {
    List,   ///< texts in lines
    Chart,  ///< short results that players look up
  };
  struct Cell {
    Line text;
    int span = 1;  ///< columns that it takes
    std::optional<Picture> picture = {};
  };
  struct Row {
    std::vector<Cell> cells;
    bool isGroup = false;  ///< one cell over all columns, the title of those below it
  };
  Look look = Look::List;
  Line caption;
  std::vector<Row> head;     ///< the lowest has a cell for each column
  std::vector<bool> isText;  ///< by column: words, not figures
  std::vector<Row> rows;
};

/// A counter with the words under it.
struct CounterItem {
  Picture picture;
  Line caption;
};
struct Counters {
  std::vector<CounterItem> items;
};

/// A command in an order of battle: who leads it, and its counters.
struct Branch {
  int depth = 0;
  std::string colour;  ///< "#RRGGBB" of its stripe, or empty
  Line title;
  Line note;
  std::vector<CounterItem> leaders;
  std::vector<CounterItem> counters;
};

struct MapPart {
  Picture picture;
};

/// Cards to be cut out or ticked off.
struct Cards {
  struct Card {
    std::string mark;    ///< "12"
    Line title;          ///< "17:50"
    std::string colour;  ///< of its edge, or empty
    std::vector<Line> lines;
    std::vector<CounterItem> counters;
  };
  std::vector<Card> cards;
};

struct Block {
  std::variant<Heading, Paragraph, List, Facts, Table, Counters, Branch, MapPart, Cards> is;
  bool isWide = false;  ///< over all columns of the page
};

enum class SheetKind { Scenario, Terrain, Tables, Sequence, Rules, Order, Questions, Turns };

struct Sheet {
  SheetKind kind = SheetKind::Scenario;
  std::string title;
  std::vector<Block> blocks;
};

struct Document {
  std::string language;
  std::string title;     ///< of the battle
  std::string subtitle;  ///< its date and place
  std::string scenario;  ///< the scenario and, if there are several, the variant
  std::vector<Sheet> sheets;
};

/// The words of a line without their manners.
std::string plainText(const Line& line);

}  // namespace redoubt::aids
