#pragma once

#include "editor/cli/arguments.h"

/// What redoubt-cli does. Every verb answers the code to end with and throws Error.
namespace redoubt::cli {

inline constexpr int kClean = 0;
inline constexpr int kFindings = 1;
inline constexpr int kFailure = 2;

/// Throws Error if something lies at `path` that is not to be replaced.
void refuseOverwriting(const std::filesystem::path& path, bool force);
/// Throws Error if `output` is `source` or a file in that folder.
void refuseReplacingSource(const std::filesystem::path& source, const std::filesystem::path& output);

// making files
int makeNew(const Arguments& arguments);
int importBattle(const Arguments& arguments);
int importText(const Arguments& arguments);
int exportBattle(const Arguments& arguments);
int listFormats(const Arguments& arguments);
int render(const Arguments& arguments);
int makeThumbnail(const Arguments& arguments);
int makeAids(const Arguments& arguments);
int salvage(const Arguments& arguments);
int upgrade(const Arguments& arguments);

// looking
int info(const Arguments& arguments);
int dump(const Arguments& arguments);
int query(const Arguments& arguments);
int ask(const Arguments& arguments);
int validate(const Arguments& arguments);
int scan(const Arguments& arguments);

// proving a transcription
int report(const Arguments& arguments);
int doubleEntry(const Arguments& arguments);

// for paper
int counterSheet(const Arguments& arguments);
int printAndPlay(const Arguments& arguments);

// forces
int manifest(const Arguments& arguments);
/// The table of all fields, printed or into a file.
void writeManifest(const Arguments& arguments);
/// A table that is taken into a copy.
int takeManifest(const Arguments& arguments);
int placements(const Arguments& arguments);
int schedule(const Arguments& arguments);
int compareSetUps(const Arguments& arguments);

// comparing files
int diff(const Arguments& arguments);
int mergeBattles(const Arguments& arguments);

// scripts
int runScript(const Arguments& arguments);
int listExtensions(const Arguments& arguments);

// JSON
int formatJson(const Arguments& arguments);

}  // namespace redoubt::cli
