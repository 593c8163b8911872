#include "editor/cli/describe/writers.h"

#include <algorithm>

namespace redoubt::cli {

std::string joined(const std::vector<std::string>& words, const std::string& separator) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : separator) + word;
  return text;
}

std::string replaced(std::string text, std::string_view what, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size()) {
    text.replace(at, what.size(), by);
  }
  return text;
}

std::string shortened(const std::string& text) {
  std::size_t end = text.size();
  for (const std::string_view stop : {". ", "; ", ": "}) end = std::min(end, text.find(stop));
  std::string clause = text.substr(0, end);
  if (clause.ends_with('.')) clause.pop_back();
  return clause;
}

std::string functionName(const DescribedProgram& program) {
  return replaced(program.name, "-", "_");
}

std::string madeFrom(const DescribedProgram& program) {
  return "Made from the options of " + program.name + " " + program.version + ".\n";
}

}  // namespace redoubt::cli
