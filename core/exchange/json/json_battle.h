#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/exchange/problem.h"
#include "core/model/battle.h"

/// Battles as JSON, for shipped data and for exchange. docs/battle-file.md and schemas/battle.schema.json say how the
/// format looks; import of an export gives the same canonical dump.
namespace redoubt::exchange {

/// The battle, or everything that is wrong with the input, up to kMaxProblems; never half a battle.
using JsonRead = std::variant<model::Battle, std::vector<Problem>>;

inline constexpr std::size_t kMaxInput = std::size_t{256} << 20;  ///< bytes, all files together
inline constexpr std::size_t kMaxProblems = 200;

/// How an input is read.
struct ReadOptions {
  /// Where the systems lie that a system of the input inherits from and that the input doesn't hold: `<slug>.json`.
  /// Empty: nowhere.
  std::filesystem::path systems;
  /// Whether rule values that are not of the shape the vocabulary gives (core/rules/vocabulary/vocabulary.h), that name
  /// what there is not, tables with gaps and systems that inherit from themselves are problems. If not, they are left
  /// to the checks.
  bool refusesFaultyRules = false;
};

/// Reads a file, or a folder whose `*.json` are merged (`expected-findings.json` is not part of a battle). Throws Error
/// when the path can't be read, is too large or holds no JSON file.
JsonRead readJson(const std::filesystem::path& path, const ReadOptions& options = {});

/// Reads one text; `name` stands for the file in problems.
JsonRead readJsonText(std::string_view text, std::string name = "text", const ReadOptions& options = {});

/// The battle as one object, in a fixed order and without what has its default. Throws Error Damaged for values that
/// JSON can't hold: text that is not UTF-8 or has NUL characters, numbers that are not finite.
std::string writeJson(const model::Battle& battle);

}  // namespace redoubt::exchange
