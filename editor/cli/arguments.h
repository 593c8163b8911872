#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/compare/merge.h"
#include "core/exchange/new_battle.h"
#include "core/model/aid_rows.h"

/// What redoubt-cli is asked to do.
namespace redoubt::cli {

enum class Verb {
  New,
  Info,
  Validate,
  Import,
  Export,
  Render,
  Dump,
  Query,
  Manifest,
  Placements,
  Schedule,
  Salvage,
  Ask,
  Upgrade,
  Formats,
  ImportText,
  Scan,
  Report,
  DoubleEntry,
  CounterSheet,
  PrintAndPlay,
  Aids,
  CompareSetUps,
  Diff,
  Merge,
  Format,
  Run,
  Extensions,
  Thumbnail
};

enum class PrintForm { Text, Json, Csv, Table, Sarif, Xlsx };

/// Of `scan`: what is done with which picture.
struct ScanArguments {
  std::string action;  ///< "register", "classify" or "grid"
  std::filesystem::path picture;
  int page = 1;
  double dpi = 200;  ///< of a page of PDF
  std::filesystem::path points;
  std::filesystem::path samples;
  std::optional<std::string>
      fit;                      ///< "affine", "perspective" or "warp"; nothing: the simplest that explains the points
  std::string refine = "auto";  ///< "auto", "yes" or "no": by the printed lines
};

struct Arguments {
  Verb verb = Verb::Info;
  std::filesystem::path file;       ///< the battle file; the folder or JSON file of `import`
  std::filesystem::path otherFile;  ///< of `double-entry`, `diff`: the second; of `compare-set-ups`: empty: the same
  std::vector<std::filesystem::path> inputs;  ///< of `merge`: base, ours and theirs, or ours and theirs; of `format`
  std::optional<compare::MergeSide> prefer;   ///< of `merge`
  std::filesystem::path output;               ///< "-" is the standard output
  bool force = false;
  PrintForm format = PrintForm::Text;
  std::string scenario;
  std::optional<std::string> variant;
  std::string withScenario;                ///< of `compare-set-ups`; empty: the same scenario
  std::optional<std::string> withVariant;  ///< of `compare-set-ups`
  std::string sql;
  std::string question;                   ///< of `ask`: "attack", "sight", …
  std::vector<std::string> about;         ///< of `ask`: units and hexes, as the question wants them
  std::vector<std::string> by;            ///< of `ask`: the units that act
  std::vector<std::string> on;            ///< of `ask`: the hexes that they act on
  std::string army;                       ///< of `ask`: an army, for questions about all its units
  std::string change;                     ///< of `ask check`: one change of a state; empty: all
  std::string action;                     ///< of `ask`: one of several actions; empty: the first that is allowed
  std::vector<std::string> suppositions;  ///< of `ask`
  std::string from;                       ///< of `ask`: the hex in which the unit is supposed to stand
  int hexes = 0;                          ///< of `ask`: how long a retreat is at most; 0: as the results say
  std::string language = "en";            ///< of messages
  std::string textsIn;                    ///< language of the battle's texts; empty: as they are written
  model::Severity failOn = model::Severity::Error;
  bool withoutHouseChecks = false;
  std::filesystem::path text;  ///< of `import-text`
  std::string form;            ///< of `import-text`: "plain", "markdown", "html", "csv"; empty: told by the text
  bool dryRun = false;
  std::filesystem::path table;        ///< of `manifest`: the table that is taken; empty: none
  std::string tableSheet;             ///< of `manifest`: its sheet; empty: the first with anything in it
  bool makesCommands = false;         ///< of `manifest`: commands that are missing are made
  std::vector<std::string> newTypes;  ///< of `manifest`: "TITLE=ARM"
  std::filesystem::path artifact;     ///< what SARIF names instead of `file`; empty: that
  exchange::NewBattleOptions newBattle;
  bool landscape = false;         ///< the paper of `new` lies on its longer side
  int units = 0;                  ///< of each arm, in each army of `new`
  std::filesystem::path rulesOf;  ///< the battle whose rules `new` takes over
  std::filesystem::path systems;  ///< the folder of shared rule systems for `import`; empty: the one of the program
  bool keepFaultyRules = false;
  std::string formatId;                    ///< of `import` and `export`: a format of the registry; empty: the usual one
  std::vector<std::string> formatOptions;  ///< "NAME=VALUE"; of `counter-sheet` too
  std::string preset;                      ///< of `export`: a preset of the battle
  std::filesystem::path report;            ///< where the report of `import` and `export` goes; empty: nowhere
  std::filesystem::path module;            ///< of `import`: what a save or extension belongs to
  std::filesystem::path terrainMap;        ///< of `import`: which terrain the tiles of others are, as CSV
  std::optional<int> pixelsPerHex;
  std::optional<int> height;
  std::optional<double> dpi;
  int thumbnailSize = 256;          ///< pixels
  std::string crop;                 ///< "0101-1215"
  std::vector<std::string> layers;  ///< none: all
  std::string theme;                ///< the name or file of one; empty: the usual one
  bool upright = false;             ///< of `render`: counters stand upright
  std::string estimates;            ///< of `render`: "grey", "amber" or "left-out"; empty: grey
  std::string paper;                ///< of `render`: "sheet", "a4"; empty: the map's own sheet; of `aids`: "A4"
  std::optional<double> overlap;    ///< mm
  std::vector<std::string> sheets;  ///< of `aids`: none: all
  bool folded = false;              ///< of `aids`: pages in pairs, in the order of folding
  std::string changedSince;         ///< of `counter-sheet` and `diff`: a version by its name; empty: none
  ScanArguments scan;
  bool withoutNumbers = false;
  bool asGrid = false;  ///< of `schedule`
  bool showsProgress = false;
  std::string script;   ///< of `run`: the path of a script, or the name of an extension
  std::string offer;    ///< of `run`: what of several things that it offers; empty: the only one
  int seconds = 30;     ///< of `run`: how long the script may take
  int megabytes = 512;  ///< of `run`: how much memory it may take
};

/// What to end with at once: help and the version go to the standard output with 0, mistakes to stderr with 2.
struct Ending {
  int code = 0;
  std::string text;
};

/// Reads the command line.
std::variant<Arguments, Ending> parseArguments(int count, const char* const* values);

}  // namespace redoubt::cli
