#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/watch.h"
#include "core/exchange/foreign_tiles.h"
#include "core/exchange/options.h"
#include "core/exchange/problem.h"
#include "core/exchange/transfer_report.h"
#include "core/model/battle.h"

/// What a format of files is, in which battles go out to other programs and come in from them. Each stands in a folder
/// of its own and is one line of the registry (formats.h); whatever offers, documents or tests formats goes by that.
namespace redoubt::exchange {

class Artwork;
class Package;

/// How much of a table a format holds.
enum class Carriage { Whole, Part, None };

std::string_view toText(Carriage carriage);

/// What becomes of the rows of a table in a format; a table that it doesn't name is not carried.
struct TableCarriage {
  std::string_view table;
  Carriage out = Carriage::None;  ///< when a battle is exported
  Carriage in = Carriage::None;   ///< when a file is imported
};

/// What is to be exported, and how.
struct ExportJob {
  const model::Battle& battle;
  Options options;
  std::optional<Id<model::Scenario>> scenario{};  ///< for formats that hold one set-up; none: the first
  std::optional<Id<model::Variant>> variant{};    ///< of that scenario; none: its first
  Artwork* artwork = nullptr;                     ///< for formats that need pictures
  const Watch* watch = nullptr;                   ///< null: nobody waits

  const Watch& watched() const;
};

/// What is to be imported, and how.
struct ImportJob {
  std::filesystem::path input;
  Options options;
  /// The folder of rule systems that systems of the input may inherit from; empty: none.
  std::filesystem::path systems{};
  const Watch* watch = nullptr;
  /// The export that the input is the main file of, if it is read back before its files are in their places.
  const Package* package = nullptr;

  const Watch& watched() const;
};

/// A battle of an input that holds several has a name of its own.
struct ImportedBattle {
  std::string name;  ///< for a file; empty where there is one battle
  model::Battle battle;
};

inline constexpr std::size_t kMostForeignTiles = 500;

/// What was read, or all that is wrong with it; never half a battle.
struct Imported {
  std::vector<ImportedBattle> battles;
  std::vector<Problem> problems;  ///< if there are any, there are no battles
  TransferReport report;
  /// Kinds of tiles whose terrain a person can say better, those that nobody knows first. At most kMostForeignTiles.
  std::vector<ForeignTile> tiles{};
};

/// Which set-ups of a battle a format holds.
enum class SetUps {
  All,
  One,         ///< that of the job; without one the map alone
  AllOneLaid,  ///< all, and that of the job is laid out
};

struct Format {
  std::string_view id;
  std::vector<std::string_view> endings;  ///< of file names, without a dot; the first is given to new files
  std::vector<Option> options;
  std::vector<TableCarriage> tables;
  bool needsArtwork = false;
  SetUps setUps = SetUps::All;
  bool isPicture = false;      ///< it is the map as it is drawn, which can be shown beforehand
  /// Of a format that an extension offers: its own title, and a sentence of what it is for.
  Phrase ownTitle{};
  Phrase ownAbout{};

  /// Writes the battle. Throws Error, and Stopped when the watch stops it. Null for formats that are only read.
  std::function<void(const ExportJob& job, Package& package)> write{};
  /// The battle as far as the format holds it: rows and columns that it doesn't are missing or have their defaults. With
  /// that the report before an export is made, and a file that was written and read again compared.
  std::function<model::Battle(const ExportJob& job)> carried{};
  /// What else a person should know before an export: sentences. May be null.
  std::function<std::vector<Phrase>(const ExportJob& job)> warnings{};
  /// Reads a file, or a folder if the format knows any. Throws Error. Null for formats that are only written.
  std::function<Imported(const ImportJob& job)> read{};
  /// Whether what was written is read back and compared whole: formats that come back as they went out.
  bool comesBack = false;
  /// What of a file that was just written is otherwise when it is read again, for formats that hold battles in forms of
  /// their own. May be null.
  std::function<std::vector<Phrase>(const ExportJob& job, const Imported& again)> compare{};
  /// The options with which a file is read back that was just written.
  Options::Given readBack{};
  /// Whether an input of that name, beginning with these bytes, is likely to be of this format; a folder has none.
  std::function<bool(const std::filesystem::path& input, std::string_view head)> recognises{};
};

/// Thrown out of an export or import that its watch stopped.
struct Stopped {};

/// Throws Stopped if the watch says so.
void stopIfAsked(const Watch& watch);

}  // namespace redoubt::exchange
