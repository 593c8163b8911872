#include "core/scan/scan_tables.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/scan/table_text.h"

namespace redoubt::scan {
namespace {

constexpr std::string_view kPointColumns = "hex,x,y,held_out";
constexpr std::string_view kSampleColumns = "place,kind";

constexpr std::array<std::array<std::string_view, 6>, 2> kSideNames{
    {{"N", "NE", "SE", "S", "SW", "NW"}, {"NE", "E", "SE", "SW", "W", "NW"}}};

Error lineError(const TableLine& line, Phrase problem) {
  return Error(ErrorCode::BadInput, Phrase::of("errors.scan.line", {{"line", std::to_string(line.number)},
                                                                    {"problem", std::move(problem)}}));
}

double numberIn(const TableLine& line, std::size_t column, std::string_view name) {
  std::string text(cellOf(line, column));
  if (std::count(text.begin(), text.end(), ',') == 1 && text.find('.') == std::string::npos) {
    std::replace(text.begin(), text.end(), ',', '.');  // as half of Europe writes it
  }
  double value = 0;
  const char* from = text.data() + (text.starts_with('+') ? 1 : 0);
  const auto [end, failure] = std::from_chars(from, text.data() + text.size(), value);
  if (failure != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
    throw lineError(line, Phrase::of("errors.scan.no-number-in", {{"column", name}, {"text", text}}));
  }
  return value;
}

bool isHeldOut(const TableLine& line, std::optional<std::size_t> column) {
  const std::string word = folded(cellOf(line, column));
  static constexpr std::array<std::string_view, 6> kYes{"1", "yes", "true", "y", "x", "tak"};
  return std::find(kYes.begin(), kYes.end(), word) != kYes.end();
}

// A spreadsheet makes 101 of 0101.
hex::HexKey hexIn(const TableLine& line, std::string_view number, const hex::Layout& layout) {
  if (const auto key = layout.parse(number)) return *key;
  std::string padded(number);
  for (int i = 0; i < 4; ++i) {
    padded.insert(padded.begin(), '0');
    if (const auto key = layout.parse(padded)) return *key;
  }
  std::string large(number);
  std::transform(large.begin(), large.end(), large.begin(), [](unsigned char c) { return std::toupper(c); });
  if (const auto key = layout.parse(large)) return *key;
  const auto all = layout.allHexes();
  const auto example =
      std::find_if(all.begin(), all.end(), [&](hex::HexKey key) { return !layout.number(key).empty(); });
  throw lineError(line,
                  Phrase::of("errors.scan.no-hex",
                             {{"hex", number}, {"example", example == all.end() ? "" : layout.number(*example)}}));
}

struct PointColumns {
  explicit PointColumns(const TableText& table)
      : hex(table.needed({"hex", "number", "id", "hex_id", "hexid", "hex number", "place", "name"}, kPointColumns)),
        x(table.needed({"x", "px", "pixelx", "x_px", "imagex", "col_px"}, kPointColumns)),
        y(table.needed({"y", "py", "pixely", "y_px", "imagey", "row_px"}, kPointColumns)),
        heldOut(table.column({"heldout", "holdout", "hold", "test", "check", "validation"})) {}

  std::size_t hex, x, y;
  std::optional<std::size_t> heldOut;
};

std::vector<SeenPoint> pointsIn(const TableText& table, const hex::Layout* layout) {
  const PointColumns columns(table);
  std::vector<SeenPoint> points;
  for (const TableLine& line : table.lines()) {
    SeenPoint point;
    point.name = cellOf(line, columns.hex);
    if (layout) {
      const hex::HexKey key = hexIn(line, point.name, *layout);
      point.name = layout->number(key);
      point.place = layout->centre(key);
    }
    point.at = {numberIn(line, columns.x, "x"), numberIn(line, columns.y, "y")};
    point.isHeldOut = isHeldOut(line, columns.heldOut);
    points.push_back(std::move(point));
  }
  return points;
}

enum class Form { Hex, Side, Link };

struct Place {
  Form form = Form::Hex;
  hex::HexKey hex;
  hex::HexsideKey side;
};

// What stands between the two hexes of a pair, and what it says they are.
struct Between {
  std::string_view sign;
  Form form;
};
constexpr std::array<Between, 9> kBetween{{{"<->", Form::Link},
                                           {"->", Form::Link},
                                           {"→", Form::Link},
                                           {">", Form::Link},
                                           {"/", Form::Side},
                                           {"|", Form::Side},
                                           {"–", Form::Side},
                                           {"-", Form::Side},
                                           {" ", Form::Side}}};

Place pairOf(const TableLine& line, std::string_view a, std::string_view b, Form form, const hex::Layout& layout) {
  const hex::HexKey from = hexIn(line, a, layout);
  if (const auto side = sideFromName(layout.orientation(), b)) {
    if (const auto other = layout.neighbourAnywhere(from, *side)) return {form, from, layout.side(from, *side)};
  }
  const auto side = layout.sideBetween(from, hexIn(line, b, layout));
  if (!side) {
    throw lineError(line, Phrase::of("errors.scan.no-neighbours", {{"a", a}, {"b", b}}));
  }
  return {form, from, *side};
}

std::string_view withoutEnds(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

Place placeOf(const TableLine& line, std::string_view text, const hex::Layout& layout) {
  if (const auto key = layout.parse(text)) return {Form::Hex, *key, {}};
  for (const Between& between : kBetween) {
    const std::size_t at = text.find(between.sign);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view a = withoutEnds(text.substr(0, at));
    const std::string_view b = withoutEnds(text.substr(at + between.sign.size()));
    // The sign can be a part of the numbers: 18-09.
    if (a.empty() || b.empty() || !layout.parse(a)) continue;
    return pairOf(line, a, b, between.form, layout);
  }
  return {Form::Hex, hexIn(line, text, layout), {}};
}

bool meansNothing(std::string_view kind) {
  static constexpr std::array<std::string_view, 7> kNothing{"", "none", "no", "nothing", "0", "empty", "brak"};
  return std::find(kNothing.begin(), kNothing.end(), folded(kind)) != kNothing.end();
}

const rules::TerrainKind* kindCalled(std::string_view word, const std::vector<rules::TerrainKind>& kinds, Form form) {
  const auto place = form == Form::Hex    ? rules::TerrainPlace::Hex
                     : form == Form::Side ? rules::TerrainPlace::Hexside
                                          : rules::TerrainPlace::Link;
  const rules::TerrainKind* found = nullptr;
  for (const rules::TerrainKind& kind : kinds) {
    if (folded(kind.slug) != folded(word) && folded(kind.title) != folded(word)) continue;
    if (!found || kind.place == place) found = &kind;
  }
  return found;
}

class SampleReader {
 public:
  SampleReader(const hex::Layout& layout, const std::vector<rules::TerrainKind>& kinds)
      : layout_(layout), kinds_(kinds) {}

  void read(const TableLine& line, std::string_view text, std::string_view kind, std::optional<Form> told) {
    Place place = placeOf(line, text, layout_);
    if (told && place.form != Form::Hex) place.form = *told;
    std::string slug(kind);
    if (meansNothing(kind)) {
      if (place.form == Form::Hex) throw lineError(line, Phrase::of("errors.scan.no-kind-for-hex", {{"hex", text}}));
      slug.clear();
    } else if (const rules::TerrainKind* known = kindCalled(kind, kinds_, place.form)) {
      slug = known->slug;
      const bool isOfHex = known->place == rules::TerrainPlace::Hex;
      if (isOfHex != (place.form == Form::Hex)) {
        throw lineError(line, Phrase::of("errors.scan.kind-elsewhere", {{"kind", kind}, {"place", text}}));
      }
      if (!isOfHex) place.form = known->place == rules::TerrainPlace::Hexside ? Form::Side : Form::Link;
    } else if (slugged(slug) != slug) {
      throw lineError(line, Phrase::of("errors.scan.no-kind", {{"kind", kind}}));
    }
    switch (place.form) {
      case Form::Hex: samples_.hexes.push_back({place.hex, slug}); break;
      case Form::Side: samples_.sides.push_back({place.side, slug}); break;
      case Form::Link: samples_.links.push_back({place.side, slug}); break;
    }
  }

  Samples taken() { return std::move(samples_); }

 private:
  const hex::Layout& layout_;
  const std::vector<rules::TerrainKind>& kinds_;
  Samples samples_;
};

std::optional<Form> formFrom(std::string_view word) {
  const std::string form = folded(word);
  if (form == "link" || form == "road" || form == "links") return Form::Link;
  if (form == "hexside" || form == "side" || form == "hexsides" || form == "edge") return Form::Side;
  return std::nullopt;
}

}  // namespace

std::string_view sideName(hex::Orientation orientation, int side) {
  return kSideNames[orientation == hex::Orientation::Flat ? 0 : 1][static_cast<std::size_t>(hex::wrapped(side))];
}

std::optional<int> sideFromName(hex::Orientation orientation, std::string_view name) {
  std::string large(name);
  std::transform(large.begin(), large.end(), large.begin(), [](unsigned char c) { return std::toupper(c); });
  if (large.size() == 1 && large[0] >= '0' && large[0] < '6') return large[0] - '0';
  if (large.size() == 2 && large[0] == 'S' && large[1] >= '0' && large[1] < '6') return large[1] - '0';
  for (int side = 0; side < hex::kSides; ++side) {
    if (sideName(orientation, side) == large) return side;
  }
  return std::nullopt;
}

std::vector<SeenPoint> pointsFromCsv(std::string_view text, const hex::Layout& layout) {
  return pointsIn(TableText(text), &layout);
}

std::vector<SeenPoint> numbersFromCsv(std::string_view text) {
  return pointsIn(TableText(text), nullptr);
}

Samples samplesFromCsv(std::string_view text, const hex::Layout& layout, const std::vector<rules::TerrainKind>& kinds) {
  const TableText table(text);
  const auto kind = table.needed({"kind", "terrain", "label", "class", "slug", "value"}, kSampleColumns);
  const auto place = table.column({"place", "hexside", "link", "where"});
  const auto hex = table.column({"hex", "number", "from", "a"});
  if (!place && !hex) table.needed({"place", "hex", "number"}, kSampleColumns);
  const auto other = table.column({"other", "side", "direction", "to", "b", "neighbour"});
  const auto form = table.column({"type", "form", "what"});
  SampleReader reader(layout, kinds);
  for (const TableLine& line : table.lines()) {
    std::string where(cellOf(line, place));
    if (where.empty()) where = cellOf(line, hex);
    if (place && hex && where != cellOf(line, hex) && where.find_first_of("/->| ") == std::string::npos) {
      where = std::string(cellOf(line, hex)) + "/" + where;  // hex and hexside, each in its column
    }
    if (!cellOf(line, other).empty()) where += "/" + std::string(cellOf(line, other));
    reader.read(line, where, cellOf(line, kind), formFrom(cellOf(line, form)));
  }
  return reader.taken();
}

}  // namespace redoubt::scan
