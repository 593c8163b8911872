#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/base/watch.h"
#include "core/model/aid_rows.h"
#include "core/model/edit.h"
#include "editor/scripts/extension.h"

/// Running scripts, each in a process of its own under limits.
namespace redoubt::scripts {

/// What a script may cost before it is stopped.
struct ScriptLimits {
  int seconds = 30;
  int megabytes = 512;  ///< beside the engine and the battle
};

struct ScriptJob {
  std::filesystem::path script;
  OfferKind kind = OfferKind::Action;
  std::string id;
  std::string title;             ///< of the edit
  std::filesystem::path battle;  ///< the battle file; empty: an empty battle
  std::int64_t variant = 0;      ///< the id of the set-up that is meant; 0: none
  bool reads = false;            ///< of a format: it reads `input`
  std::filesystem::path input;
  std::map<std::string, std::string> asked;  ///< the answers by the ids of what is asked for
  /// The files that the script may read and write, by the same. It knows their names and can name no others.
  std::map<std::string, std::filesystem::path> opens;
  std::map<std::string, std::filesystem::path> saves;
  std::string language = "en";
  ScriptLimits limits = {};
};

/// Something that a check found.
struct ScriptFinding {
  model::Severity severity = model::Severity::Warning;
  std::string words;
  std::string hex;    ///< its number; empty for none
  std::string table;  ///< of the row that it is about; empty for none
  std::string key;
};

/// What a script did, none of which has happened yet: nothing of it is in the battle or in a file.
struct ScriptOutcome {
  model::Edit edit;
  std::string message;  ///< for the person who ran it
  std::vector<std::string> log;
  std::vector<ScriptFinding> findings;
  std::map<std::string, std::string> written;  ///< contents by the names in `saves`; of a format "" and "/name"
};

/// The largest file that scripts read, and the most that they may give back, in bytes.
inline constexpr std::uintmax_t kLargestInput = std::uintmax_t{64} << 20;
inline constexpr std::size_t kLargestOutput = std::size_t{512} << 20;

/// Runs what a script offers. `heard` gets what it tells while it runs, in the thread that calls; it may be empty.
/// Throws Error: BadInput with the words and the line where the script threw, TooLarge where it took too long or too
/// much memory, NotFound where a file is missing; exchange::Stopped where the watch stopped it.
ScriptOutcome runScript(const ScriptJob& job, const Watch& watch,
                        const std::function<void(const std::string&)>& heard = {});

/// Writes the files of an outcome, each whole or not at all; those that exist are replaced. Throws Error.
void writeFiles(const ScriptJob& job, const ScriptOutcome& outcome);

/// The script runs as far as it says what it offers: its offers as JSON. Throws Error as runScript.
std::string offersOf(const std::filesystem::path& script, const std::string& language);

}  // namespace redoubt::scripts
