#include <algorithm>
#include <iostream>
#include <sstream>

#include "core/base/error.h"
#include "core/exchange/input/read_source.h"
#include "core/exchange/json/json_folder.h"
#include "core/store/files.h"
#include "editor/cli/output.h"
#include "editor/cli/verbs.h"

// JSON in our layout.
namespace redoubt::cli {
namespace fs = std::filesystem;
namespace {

std::vector<fs::path> filesOf(const fs::path& input) {
  if (!fs::is_directory(input)) return {input};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(input)) {
    if (entry.is_regular_file() && entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  if (files.empty()) throw Error(ErrorCode::NotFound, Phrase::of("errors.input.empty-folder"), input.string());
  return files;
}

int formatInput() {
  std::ostringstream text;
  text << std::cin.rdbuf();
  const std::string given = std::move(text).str();
  print(exchange::relaid(given, "-").value_or(given));
  return kClean;
}

}  // namespace

int formatJson(const Arguments& arguments) {
  if (arguments.inputs.size() == 1 && arguments.inputs.front() == "-") return formatInput();
  // All are read before any is written.
  std::vector<std::pair<fs::path, std::string>> changed;
  for (const fs::path& input : arguments.inputs) {
    for (const fs::path& file : filesOf(input)) {
      if (auto laid = exchange::relaid(exchange::input::readSource(file), file.string()))
        changed.emplace_back(file, std::move(*laid));
    }
  }
  for (const auto& [file, text] : changed) {
    if (!arguments.dryRun) noteWritten(file, store::writeFile(file, text));
    print(harmless(file.string()) + "\n");
  }
  return arguments.dryRun && !changed.empty() ? kFindings : kClean;
}

}  // namespace redoubt::cli
