#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What redoubt-cli says.
namespace redoubt::cli {

/// Writes all of `text` to the standard output. Throws Error when that fails, as on a full disk.
void print(std::string_view text);

/// Writes "redoubt-cli: text" to stderr, made harmless for terminals.
void printError(std::string_view text);

/// The same in the words of an Error: file, what is wrong, what to do.
void printFailure(const std::filesystem::path& file, const std::exception& failure);

/// After a file was written: warns if the disk does not promise to keep it should the power fail now.
void noteWritten(const std::filesystem::path& file, bool isPromised);

using CsvRow = std::vector<std::string>;

/// RFC 4180 with LF. Control characters but tabs and ends of lines become '?', and what a spreadsheet would take for a
/// formula though it is no number gets an apostrophe before it.
std::string csvLine(const CsvRow& row);

/// `text` as one line of valid UTF-8 without control characters.
std::string harmless(std::string_view text);

}  // namespace redoubt::cli
