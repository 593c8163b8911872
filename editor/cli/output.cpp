#include "editor/cli/output.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <new>
#include <system_error>

#include "core/base/error.h"
#include "core/base/text.h"

namespace redoubt::cli {

void print(std::string_view text) {
  const bool isWritten = std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
  if (!isWritten) throw Error(ErrorCode::DiskFull, "writing failed; is the disk full?", "standard output");
}

// Texts of a battle file may hold anything, escape sequences of terminals too.
std::string harmless(std::string_view text) {
  std::string safe;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t length = 1;
    while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xC0) == 0x80) ++length;
    const std::string_view character = text.substr(at, length);
    at += length;
    const auto first = static_cast<unsigned char>(character[0]);
    const bool isControl = first < 0x20 || first == 0x7F ||
                           (first == 0xC2 && length == 2 && static_cast<unsigned char>(character[1]) < 0xA0);
    if (isControl || !isValidUtf8(character)) {
      safe += '?';
    } else {
      safe += character;
    }
  }
  return safe;
}

void printError(std::string_view text) {
  std::string lines = "redoubt-cli: ";
  for (const std::string_view line : words(text, "\n")) lines += harmless(line) + "\n";
  std::fwrite(lines.data(), 1, lines.size(), stderr);
}

void printFailure(const std::filesystem::path& file, const std::exception& failure) {
  const auto* error = dynamic_cast<const Error*>(&failure);
  if (dynamic_cast<const std::bad_alloc*>(&failure)) {
    return printError(file.string() + ": there is not enough memory for this.");
  }
  if (!error) return printError(file.string() + ": " + failure.what());
  const std::string& context = error->context().empty() ? file.string() : error->context();
  printError(context + ": " + error->sentence());
}

void noteWritten(const std::filesystem::path& file, bool isPromised) {
  if (isPromised) return;
  printError("warning: " + file.string() +
             ": it is written, but the disk does not promise to keep it should the power fail now.");
}

namespace {

bool isNumber(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  double number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

// What a spreadsheet would compute, or even run, where a text is meant.
bool isTakenForFormula(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return false;
  const std::string_view rest = text.substr(first);
  return rest.size() > 1 && std::string_view("=+-@").find(rest[0]) != std::string_view::npos && !isNumber(rest);
}

std::string csvCell(std::string_view text) {
  std::string cell = isTakenForFormula(text) ? "'" : "";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\t\n\r", at), text.size());
    cell += harmless(text.substr(at, end - at));
    if (end < text.size()) cell += text[end];
    at = end + 1;
  }
  return csvField(cell);
}

}  // namespace

std::string csvLine(const CsvRow& row) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) line += (i ? "," : "") + csvCell(row[i]);
  if (row.size() == 1 && line.empty()) line = "\"\"";  // many readers skip an empty line
  return line + "\n";
}

}  // namespace redoubt::cli
