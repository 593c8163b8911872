#include "core/exchange/new_battle.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/exchange/new_forces.h"
#include "core/exchange/starting_rules.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/terrain/terrain.h"

namespace redoubt::exchange {
namespace {

[[noreturn]] void refuse(std::string key, std::vector<Phrase::Argument> arguments = {}) {
  throw Error(ErrorCode::BadInput, Phrase::of(std::move(key), std::move(arguments)));
}

// Digits for the larger of the two, so that all numbers of a map are of one length.
int digitsFor(const NewBattleOptions& options) {
  const std::size_t digits = std::to_string(std::max(options.columns, options.rows)).size();
  return std::max(2, static_cast<int>(digits));
}

// "413.5"; what a ruler can tell.
std::string millimetres(double length) {
  const double tenths = std::round(length * 10);
  std::string text = std::to_string(static_cast<long long>(tenths / 10));
  const long long rest = static_cast<long long>(tenths) % 10;
  return rest == 0 ? text : text + "." + std::to_string(rest);
}

Phrase sizeText(hex::PaperSize size) {
  return Phrase::of("errors.new-battle.size",
                    {{"width", millimetres(size.width)}, {"height", millimetres(size.height)}});
}

bool isBetween(double value, double least, double most) {
  return value >= least && value <= most;  // false for what is no number
}

void refuseNonsense(const NewBattleOptions& options) {
  if (!isBetween(options.hexWidth, kSmallestHex, kLargestHex)) {
    refuse("errors.new-battle.hex", {{"least", millimetres(kSmallestHex)}, {"most", millimetres(kLargestHex)}});
  }
  if (!isBetween(options.margin, 0, 1000)) refuse("errors.new-battle.margin");
  if (options.metresPerHex && !isBetween(*options.metresPerHex, 0.1, 1e6)) {
    refuse("errors.new-battle.scale");
  }
}

hex::PaperSize sizeFor(const NewBattleOptions& options) {
  const hex::PaperSize grid = hex::sizeOfGrid(options.orientation, options.hexWidth, {options.columns, options.rows});
  if (!options.paper) {
    return {std::ceil(grid.width + 2 * options.margin), std::ceil(grid.height + 2 * options.margin)};
  }
  const hex::PaperSize room = options.paper->within(options.margin);
  const hex::GridSize fit = hex::gridThatFits(options.orientation, options.hexWidth, room);
  // A grid that is narrower and taller than the largest may fit too, so it is the size that is compared.
  const bool fits = grid.width <= room.width + 1e-3 && grid.height <= room.height + 1e-3;
  if (fits) return *options.paper;
  if (fit.columns < 1) refuse("errors.new-battle.no-room");
  refuse("errors.new-battle.too-large", {{"grid", sizeText(grid)},
                                         {"room", sizeText(room)},
                                         {"columns", std::to_string(fit.columns)},
                                         {"rows", std::to_string(fit.rows)}});
}

model::BattleInfo infoOf(const NewBattleOptions& options, Id<model::System> system) {
  model::BattleInfo info;
  info.slug = slugged(options.title);
  if (info.slug.empty()) info.slug = "battle";
  info.id = {hashedId(model::BattleInfo::kTable, info.slug)};
  info.title = options.title;
  info.language = options.language;
  info.system = system;
  return info;
}

model::Battle startOf(const NewBattleOptions& options) {
  model::Battle start = options.rulesOf ? rulesOnly(*options.rulesOf) : blankBattle();
  const model::BattleInfo* info = model::info(start);
  if (!info || !info->system) refuse("errors.new-battle.no-rules");
  model::BattleInfo fresh = infoOf(options, *info->system);
  // A design under way goes on as it is.
  if (!rules::isSetUpUnfinished(rules::RuleBook(start))) fresh.system = addOwnSystem(start, fresh);
  start.all<model::BattleInfo>() = {};
  start.all<model::BattleInfo>().put(fresh);
  return start;
}

// Where the rules give another scale, the battle's own system gives that of its map.
void sayScale(model::Battle& battle, double metres) {
  constexpr const char* kPath = "scale/metres-per-hex";
  const rules::RuleBook book(battle);
  const bool isWhole = metres == std::round(metres);
  if (!book.row(kPath) || !isWhole || book.integer(kPath) == static_cast<int>(metres)) return;
  rules::RuleEdit edit(battle, {});
  edit.set(kPath, std::to_string(static_cast<int>(metres)));
  battle = model::applied(battle, edit.take());
}

}  // namespace

model::MapSheet newSheet(const NewBattleOptions& options) {
  refuseNonsense(options);
  model::MapSheet sheet;
  sheet.id = {hashedId(model::MapSheet::kTable, "map")};
  sheet.title = options.title;
  sheet.orientation = options.orientation;
  sheet.shifted = options.shifted;
  sheet.columns = options.columns;
  sheet.rows = options.rows;
  sheet.columnDigits = digitsFor(options);
  sheet.rowDigits = sheet.columnDigits;
  sheet.hexWidthMm = options.hexWidth;
  sheet.metresPerHex = options.metresPerHex;
  const auto made = hex::Layout::make(model::layoutSpec(sheet));
  if (const auto* error = std::get_if<hex::LayoutError>(&made)) {
    refuse("errors.new-battle.layout", {{"why", error->sentence()}});
  }
  const hex::PaperSize size = sizeFor(options);
  sheet.sheetWidthMm = size.width;
  sheet.sheetHeightMm = size.height;
  return sheet;
}

std::vector<SizeConcern> concernsAbout(const model::MapSheet& sheet) {
  std::vector<SizeConcern> concerns;
  if (sheet.columns * sheet.rows > kManyHexes) concerns.push_back(SizeConcern::ManyHexes);
  if (std::max(sheet.sheetWidthMm, sheet.sheetHeightMm) > kLargeSheet) concerns.push_back(SizeConcern::LargeSheet);
  return concerns;
}

model::Battle newBattle(const NewBattleOptions& options) {
  if (words(options.title).empty() || !isValidUtf8(options.title)) {
    refuse("errors.new-battle.no-title");
  }
  const model::MapSheet sheet = newSheet(options);
  model::Battle battle = startOf(options);
  battle.all<model::MapSheet>().put(sheet);
  if (sheet.metresPerHex) sayScale(battle, *sheet.metresPerHex);
  const std::string ground = rules::groundTerrain(rules::RuleBook(battle));
  model::layoutOf(battle).forEachHex([&](hex::HexKey hex) { battle.all<model::HexRow>().put({hex, ground, 0}); });
  addForces(battle, options);
  dropRulesAboutNobody(battle);
  dropIdleTranslations(battle);
  return battle;
}

}  // namespace redoubt::exchange
