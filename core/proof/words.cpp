#include "core/proof/words.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/check/finding.h"
#include "core/hex/facing.h"
#include "core/model/placement_verbs.h"
#include "core/proof/rows.h"
#include "core/rules/book/provenance.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::proof {
namespace {

using namespace model;

constexpr char kNone[] = "–";
constexpr std::size_t kLongestName = 80;

// The columns that can name a row, in order of preference.
constexpr std::array<std::string_view, 7> kNaming{"title", "name", "label", "words", "text", "path", "slug"};

// The part of the rules that has the titles of what a column names; empty for other columns.
std::string_view ruleKind(Nature nature) {
  switch (nature) {
    case Nature::HexTerrain:
    case Nature::SideTerrain:
    case Nature::LinkTerrain: return "terrain";
    case Nature::UnitType: return "unit-type";
    case Nature::Formation: return "formation";
    case Nature::Figure: return "figure";
    default: return {};
  }
}

std::string shortened(std::string text) {
  if (text.size() <= kLongestName) return text;
  std::size_t end = kLongestName;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

std::string rowsKey(const TableInfo& table) {
  return "rows." + std::string(table.name());
}

}  // namespace

ProofWords::ProofWords(const Battle& battle, std::string language)
    : battle_(battle), language_(std::move(language)), layout_(layoutOf(battle)), book_(battle) {}

std::string ProofWords::side(hex::HexsideKey side) const {
  return check::toText(check::Place(side), layout_);
}

std::string ProofWords::facing(std::string_view word) const {
  const auto facing = facingFromText(word);
  if (!facing) return std::string(word);
  if (!facing->direction) return said(Phrase::of("proof.facing.free"));
  const std::string angle = std::to_string(hex::angle(*facing->direction, layout_.orientation()));
  const bool isSide = facing->direction->kind == hex::FacingKind::Hexside;
  return said(Phrase::of(isSide ? "proof.facing.side" : "proof.facing.vertex", {{"angle", angle}}));
}

std::string ProofWords::column(const TableInfo& table, const void* row, std::string_view column) const {
  const auto at = table.column(column);
  return at ? value(table, table.fields()[*at], valueOf(row, table.fields()[*at])) : std::string();
}

std::string ProofWords::nameOf(const Counter* counter) const {
  if (!counter) return kNone;
  if (const Unit* unit = battle_.find(counter->unit)) return unit->name;
  if (const Leader* leader = battle_.find(counter->leader)) return leader->name;
  return counter->note.empty() ? kNone : shortened(counter->note);
}

std::string ProofWords::nameOf(const Face* face) const {
  if (!face) return kNone;
  const std::string side = column(tableInfo<Face>(), face, "side");
  const Counter* counter = battle_.find<Counter>(face->counter);
  const std::string number = counter && counter->number > 1 ? " " + std::to_string(counter->number) : std::string();
  return nameOf(counter) + number + ", " + side;
}

std::string ProofWords::name(const TableInfo& table, const void* row) const {
  if (const auto* placement = as<Placement>(table, row)) return model::nameOf(battle_, *placement);
  if (const auto* counter = as<Counter>(table, row)) return nameOf(counter);
  if (const auto* face = as<Face>(table, row)) return nameOf(face);
  if (const auto* figure = as<FaceFigure>(table, row)) {
    return nameOf(battle_.find<Face>(figure->face)) + ": " + column(table, row, "kind");
  }
  if (const auto* step = as<Step>(table, row)) {
    const Unit* unit = battle_.find<Unit>(step->unit);
    return (unit ? unit->name : std::string(kNone)) + ", " + std::to_string(step->ordinal);
  }
  for (const std::string_view naming : kNaming) {
    const auto at = table.column(naming);
    if (!at || table.fields()[*at].kind == ColumnKind::Id) continue;
    const std::string text = toText(valueOf(row, table.fields()[*at]));
    if (!text.empty()) return shortened(text);
  }
  std::vector<std::string> parts;
  for (const FieldInfo& field : table.fields()) {
    const bool isOwnId = field.isKey && table.hasIds();
    const bool tells = field.isKey || (!field.refersTo.empty() && (!field.isOptional || field.isOwned)) ||
                       !field.words.empty() || field.nature == Nature::Ordinal;
    if (isOwnId || !tells || parts.size() == 3) continue;
    const Value part = valueOf(row, field);
    if (!std::holds_alternative<std::monostate>(part)) parts.push_back(value(table, field, part));
  }
  return shortened(join(parts, ", "));
}

std::string ProofWords::row(const TableInfo& table, const void* row) const {
  return said(Phrase::of(rowsKey(table) + ".one")) + " " + name(table, row);
}

std::string ProofWords::field(const TableInfo& table, std::string_view field) const {
  if (field == kWholeRow) return said(Phrase::of(rowsKey(table) + ".one"));
  return said(Phrase::of(rowsKey(table) + ".columns." + std::string(field) + ".label"));
}

std::string ProofWords::value(const TableInfo& table, const FieldInfo& field, const Value& value) const {
  const std::string plain = toText(value);
  if (plain.empty()) return kNone;
  switch (field.kind) {
    case ColumnKind::Truth: return said(Phrase::of(plain == "1" ? "proof.yes" : "proof.no"));
    case ColumnKind::Facing: return facing(plain);
    case ColumnKind::Hex: return check::hexText(layout_, hex::HexKey{std::get<std::int64_t>(value)});
    case ColumnKind::Hexside: return side(hex::HexsideKey{std::get<std::int64_t>(value)});
    case ColumnKind::Id: {
      const TableInfo* other = tableNamed(field.refersTo);
      const void* row = other ? other->findByKey(battle_, plain) : nullptr;
      return row ? name(*other, row) : plain;
    }
    default: break;
  }
  if (!field.words.empty()) {
    const std::string key = rowsKey(table) + ".columns." + std::string(field.name) + ".values." + plain;
    if (wording::find(language_, key)) return said(Phrase::of(key));
  }
  if (const std::string_view kind = ruleKind(field.nature); !kind.empty()) {
    if (const auto title = book_.text(std::string(kind) + "/" + plain + "/title")) return *title;
  }
  return plain;
}

std::string ProofWords::value(const ProofValue& value) const {
  if (!value.column) return name(*value.table, value.row);
  const FieldInfo& field = value.table->fields()[*value.column];
  return this->value(*value.table, field, valueOf(value.row, field));
}

std::string ProofWords::status(const Provenance* origin) const {
  if (!origin) return said(Phrase::of("proof.status.own"));
  return said(Phrase::of("proof.status." + std::string(toText(origin->status))));
}

std::string ProofWords::citation(const Provenance* origin) const {
  if (!origin) return {};
  std::vector<std::string> parts;
  const auto cited = origin->paragraph ? rules::citationOf(battle_, *origin->paragraph) : std::nullopt;
  const Source* source = cited ? battle_.bySlug<Source>(cited->source) : battle_.find(origin->source);
  if (cited) parts.push_back(cited->text);
  if (!cited && source) parts.push_back(source->title.empty() ? source->slug : source->title);
  if (const SourceText* text = battle_.find(origin->text)) {
    const bool hasLine = origin->line.has_value();
    parts.push_back(said(Phrase::of(hasLine ? "proof.line" : "proof.text",
                                    {{"line", std::to_string(origin->line.value_or(0))}, {"text", text->title}})));
  }
  return join(parts, ", ");
}

}  // namespace redoubt::proof
