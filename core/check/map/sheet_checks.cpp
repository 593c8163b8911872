#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/rational.h"
#include "core/check/finding_collector.h"
#include "core/check/map/map_checks.h"
#include "core/hex/paper.h"
#include "core/rules/book/json_values.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/rule_values.h"

namespace redoubt::check {
namespace {

using hex::PaperSize;

// Less than the precision of a printer or a ruler.
constexpr double kSlackMm = 0.05;

// With one decimal at most: "680", "19.5".
std::string roundedText(double number) {
  std::array<char, 400> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed, 1);
  std::string text(buffer.data(), end.ptr);
  if (text.ends_with(".0")) text.resize(text.size() - 2);
  return text;
}

std::string sizeText(PaperSize size) {
  return roundedText(size.width) + " × " + roundedText(size.height) + " mm";
}

bool isWithin(PaperSize size, PaperSize room) {
  return size.width <= room.width + kSlackMm && size.height <= room.height + kSlackMm;
}

bool isAlike(double a, double b) {
  return std::abs(a - b) <= kSlackMm;
}
bool isAlike(PaperSize a, PaperSize b) {
  return isAlike(a.width, b.width) && isAlike(a.height, b.height);
}

PaperSize sheetOf(const model::MapSheet& map) {
  return {map.sheetWidthMm, map.sheetHeightMm};
}

// The size of all hexes; half hexes at an edge are cut off there.
PaperSize gridOf(const FindingCollector& collector, double hexWidth) {
  const hex::Bounds bounds = collector.layout().bounds();
  return {bounds.width() * hexWidth, bounds.height() * hexWidth};
}

model::MapSheet onSheet(model::MapSheet map, PaperSize sheet) {
  map.sheetWidthMm = sheet.width;
  map.sheetHeightMm = sheet.height;
  return map;
}

void fixSheet(FindingCollector& collector, std::string_view key, model::MapSheet map) {
  model::Edit edit;
  edit.put(std::move(map));
  collector.fix(key, std::move(edit));
}

// Rotates the sheet if that is enough, otherwise uses smaller hexes, in tenths of a millimetre.
void fixGrid(FindingCollector& collector, const model::MapSheet& map) {
  const PaperSize sheet = sheetOf(map);
  if (isWithin(gridOf(collector, map.hexWidthMm), sheet.turned())) {
    return fixSheet(collector, "turn-sheet", onSheet(map, sheet.turned()));
  }
  const PaperSize unit = gridOf(collector, 1);
  model::MapSheet smaller = map;
  smaller.hexWidthMm = std::floor(10 * std::min(sheet.width / unit.width, sheet.height / unit.height)) / 10;
  if (smaller.hexWidthMm > 0) fixSheet(collector, "shrink-hexes", std::move(smaller));
}

void lookAtGrid(FindingCollector& collector, const model::MapSheet& map) {
  const PaperSize grid = gridOf(collector, map.hexWidthMm);
  if (isWithin(grid, sheetOf(map))) return;
  collector.add("grid-larger-than-sheet", Subject::ofTable(std::string(model::MapSheet::kTable)),
                {{"grid", sizeText(grid)}, {"sheet", sizeText(sheetOf(map))}});
  collector.cite(map, "sheet_width_mm");
  fixGrid(collector, map);
}

// Two sides of a sheet, in no particular order; nothing for other values.
std::optional<PaperSize> printedSheet(const rules::RuleBook& book, std::string_view path) {
  const nlohmann::json value = rules::ruleValue(book, path);
  if (!value.is_array() || value.size() != 2 || !value[0].is_number() || !value[1].is_number()) return std::nullopt;
  return PaperSize{value[0].get<double>(), value[1].get<double>()};
}

// Rules that a battle hides from the rules it began with are not missing; values marked as unknown are.
bool isThere(const FindingCollector& collector, std::string_view path) {
  const model::Rule* row = collector.book().row(path);
  return row && (row->value.text != "null" || rules::provenanceOf(collector.battle(), *row, "value"));
}

void lookAtPrintedSize(FindingCollector& collector, const model::MapSheet& map) {
  constexpr std::string_view kPath = "box/map-millimetres";
  if (!isThere(collector, kPath) || !collector.needsRule(kPath)) return;
  const auto printed = printedSheet(collector.book(), kPath);
  if (!printed) return collector.missesRule(kPath);
  const PaperSize sheet = sheetOf(map);
  if (isAlike(sheet, *printed) || isAlike(sheet, printed->turned())) return;
  collector.add("sheet-not-as-printed", Subject::ofTable(std::string(model::MapSheet::kTable)),
                {{"sheet", sizeText(sheet)}, {"printed", sizeText(*printed)}});
  collector.citeRule(kPath);
  // In its present orientation, unless only the other one has room for the hexes.
  const PaperSize grid = gridOf(collector, map.hexWidthMm);
  const bool isAsNow = (sheet.width < sheet.height) == (printed->width < printed->height);
  const PaperSize first = isAsNow ? *printed : printed->turned();
  for (const PaperSize size : {first, first.turned()}) {
    if (isWithin(grid, size)) return fixSheet(collector, "take-printed-sheet", onSheet(map, size));
  }
}

// A number, or a fraction as a text.
std::optional<double> numberOf(const nlohmann::json& value) {
  if (value.is_number()) return value.get<double>();
  const auto fraction = value.is_string() ? rationalFromText(value.get<std::string>()) : std::nullopt;
  if (!fraction) return std::nullopt;
  return static_cast<double>(fraction->numerator()) / static_cast<double>(fraction->denominator());
}

void lookAtScale(FindingCollector& collector, const model::MapSheet& map) {
  constexpr std::string_view kPath = "scale/metres-per-hex";
  if (!map.metresPerHex || !collector.book().row(kPath) || !collector.needsRule(kPath)) return;
  const auto metres = numberOf(rules::ruleValue(collector.book(), kPath));
  if (!metres) return collector.missesRule(kPath);
  if (isAlike(*metres, *map.metresPerHex)) return;
  collector.add("scale-differs", Subject::ofTable(std::string(model::MapSheet::kTable)),
                {{"map", roundedText(*map.metresPerHex)}, {"rules", roundedText(*metres)}});
  collector.citeRule(kPath);
  model::MapSheet scaled = map;
  scaled.metresPerHex = metres;
  fixSheet(collector, "take-scale", std::move(scaled));
}

}  // namespace

std::vector<Finding> checkSheet(const CheckContext& context) {
  FindingCollector collector(context);
  if (!collector.hasMap()) return collector.take();
  const model::MapSheet& map = *model::mapSheet(context.battle());
  lookAtGrid(collector, map);
  lookAtPrintedSize(collector, map);
  lookAtScale(collector, map);
  return collector.take();
}

}  // namespace redoubt::check
