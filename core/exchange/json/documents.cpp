#include "core/exchange/json/documents.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/error.h"
#include "core/exchange/spreadsheet/workbook.h"

namespace redoubt::exchange {
namespace fs = std::filesystem;
namespace {

std::vector<std::size_t> lineStartsOf(std::string_view text) {
  std::vector<std::size_t> starts{0};
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
    starts.push_back(at + 1);
  }
  return starts;
}

LineColumn placeIn(const Document& document, std::size_t at) {
  const auto line = std::upper_bound(document.lineStarts.begin(), document.lineStarts.end(), at) - 1;
  if (!document.cells.empty()) {
    const SheetCell& cell = document.cells[static_cast<std::size_t>(line - document.lineStarts.begin())];
    return {static_cast<int>(cell.row) + 1, static_cast<int>(cell.column.value_or(0)) + 1};
  }
  LineColumn place = lineColumn(std::string_view(document.text).substr(*line), at - *line);
  place.line = static_cast<int>(line - document.lineStarts.begin()) + 1;
  return place;
}

// "B3"; empty for a whole row.
std::string cellOf(const Document& document, std::size_t at) {
  const auto line = std::upper_bound(document.lineStarts.begin(), document.lineStarts.end(), at) - 1;
  const SheetCell& cell = document.cells[static_cast<std::size_t>(line - document.lineStarts.begin())];
  return cell.column ? spreadsheet::cellName(cell.row, *cell.column) : "";
}

// So that no input can make problems of any size.
std::string shortened(std::string text) {
  constexpr std::size_t kLongest = 1000;
  if (text.size() <= kLongest) return text;
  std::size_t end = kLongest;
  while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

Phrase shortened(const Phrase& phrase) {
  if (phrase.key().empty()) return shortened(phrase.text());
  if (!phrase.items().empty()) return phrase;  // lists are of names of ours
  std::vector<Phrase::Argument> arguments;
  for (const auto& [name, argument] : phrase.arguments()) arguments.push_back({name, shortened(argument)});
  return Phrase::of(phrase.key(), std::move(arguments));
}

[[noreturn]] void failToRead(const fs::path& path) {
  throw Error(ErrorCode::NotFound, Phrase::of("errors.input.unreadable"), path.string());
}

}  // namespace

std::string toText(Place place) {
  return place.document->name + ":" + std::to_string(placeIn(*place.document, place.at).line);
}

std::string toText(const Problem& problem) {
  return problem.file + ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column) + ": " +
         (problem.path.empty() ? "" : problem.path + ": ") + said(problem.message);
}

void Problems::add(Place place, std::string path, Phrase message) {
  if (isFull()) return;
  const LineColumn at = placeIn(*place.document, place.at);
  if (!place.document->cells.empty()) path = cellOf(*place.document, place.at);
  list_.push_back({place.document->name, at.line, at.column, shortened(std::move(path)), shortened(message)});
}

std::vector<Problem> Problems::take() {
  std::map<std::string, std::size_t> order;  // of the files, as they were read
  for (const Problem& problem : list_) order.try_emplace(problem.file, order.size());
  std::stable_sort(list_.begin(), list_.end(), [&](const Problem& a, const Problem& b) {
    return std::tuple(order.at(a.file), a.line, a.column) < std::tuple(order.at(b.file), b.line, b.column);
  });
  if (isFull()) {
    Phrase& last = list_.back().message;
    last = Phrase::of("import.and-no-more", {{"problem", std::move(last)}});
  }
  return std::move(list_);
}

void addDocument(Documents& documents, std::string name, const fs::path& folder, std::string text,
                 Problems& problems) {
  Document& document = documents.emplace_back();
  document.name = std::move(name);
  document.folder = folder;
  document.text = std::move(text);
  document.lineStarts = lineStartsOf(document.text);
  auto parsed = parseLocated(document.text);
  const auto* error = std::get_if<LocatedError>(&parsed);
  if (error) {
    problems.add({&document, error->at}, "", error->message);
    return documents.pop_back();
  }
  document.root = std::move(std::get<Node>(parsed));
  if (document.root.kind == Node::Kind::Object) return;
  problems.add({&document, document.root.begin}, "", expected("import.wanted.tables", document.root.kind));
  documents.pop_back();
}

std::vector<fs::path> jsonFiles(const fs::path& path) {
  std::error_code failure;
  if (!fs::is_directory(path, failure)) return {path};
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(path, failure)) {
    const fs::path name = entry.path().filename();
    if (name.extension() == ".json" && name != "expected-findings.json") files.push_back(entry.path());
  }
  if (failure) failToRead(path);
  if (files.empty()) {
    throw Error(ErrorCode::NotFound, Phrase::of("errors.input.empty-folder"), path.string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace redoubt::exchange
