#pragma once

#include "core/model/field.h"
#include "core/model/force_rows.h"
#include "core/model/map_rows.h"

/// What a scenario starts with and how it runs: set-up blocks and placements, entries, the activation pool,
/// victory, and the tracks next to the map.
namespace redoubt::model {

struct Scenario {
  Id<Scenario> id;
  std::string slug;
  std::string title;
  std::optional<Id<Scenario>> parent;
  int ordinal = 0;
  std::string description;

  static constexpr std::string_view kTable = "scenario";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Scenario::id),
                      field("slug", &Scenario::slug, Nature::Slug),
                      field("title", &Scenario::title, Nature::Name),
                      field("parent", &Scenario::parent),
                      field("ordinal", &Scenario::ordinal, Nature::Ordinal),
                      field("description", &Scenario::description, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// A named choice among set-up blocks. Every scenario has at least one.
struct Variant {
  Id<Variant> id;
  std::string slug;
  Id<Scenario> scenario;
  std::string title;
  int ordinal = 0;

  static constexpr std::string_view kTable = "variant";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Variant::id), field("slug", &Variant::slug, Nature::Slug),
                      field("scenario", &Variant::scenario), field("title", &Variant::title, Nature::Name),
                      field("ordinal", &Variant::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const Variant&, const Variant&) = default;
};

/// A list of placements for one army. A block with a parent holds only what differs: its placement of a
/// subject replaces the parent's.
struct SetUpBlock {
  Id<SetUpBlock> id;
  std::string slug;
  Id<Army> army;
  std::optional<Id<SetUpBlock>> parent;
  std::string title;
  int ordinal = 0;

  static constexpr std::string_view kTable = "set_up_block";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &SetUpBlock::id),
                      field("slug", &SetUpBlock::slug, Nature::Slug),
                      field("army", &SetUpBlock::army),
                      field("parent", &SetUpBlock::parent),
                      field("title", &SetUpBlock::title, Nature::Name),
                      field("ordinal", &SetUpBlock::ordinal, Nature::Ordinal)};
  }
  auto key() const { return id; }
  friend bool operator==(const SetUpBlock&, const SetUpBlock&) = default;
};

struct VariantBlock {
  Id<Variant> variant;
  Id<SetUpBlock> block;

  static constexpr std::string_view kTable = "variant_block";
  static constexpr auto fields() {
    return std::tuple{model::key("variant", &VariantBlock::variant), model::key("block", &VariantBlock::block)};
  }
  auto key() const { return std::tuple{variant, block}; }
  friend bool operator==(const VariantBlock&, const VariantBlock&) = default;
};

/// One value of a scenario, such as `turn/last` or `overall-commander/<army>`.
struct Setting {
  Id<Scenario> scenario;
  std::string path;
  JsonText value;

  static constexpr std::string_view kTable = "setting";
  static constexpr auto fields() {
    return std::tuple{model::key("scenario", &Setting::scenario),
                      model::key("path", &Setting::path, Nature::SettingPath),
                      field("value", &Setting::value, kLongText)};
  }
  auto key() const { return std::tuple{scenario, path}; }
  auto keyView() const { return std::tie(scenario, path); }
  friend bool operator==(const Setting&, const Setting&) = default;
};

enum class EntryTrigger { Turn, Activation };
template <>
struct EnumText<EntryTrigger> {
  static constexpr std::array<std::string_view, 2> kWords{"turn", "activation"};
};

enum class EntryFallback { None, NearestFree, Wait };
template <>
struct EnumText<EntryFallback> {
  static constexpr std::array<std::string_view, 3> kWords{"none", "nearest-free", "wait"};
};

/// How counters come onto the map during play: when, over which hexes, and what if these are taken.
struct Entry {
  Id<Entry> id;
  std::string slug;
  Id<Scenario> scenario;
  Id<Army> army;
  EntryTrigger trigger = EntryTrigger::Turn;
  std::optional<int> turn;
  Id<Zone> zone;
  EntryFallback fallback = EntryFallback::None;
  std::string exempt;
  std::optional<JsonText> dice;

  static constexpr std::string_view kTable = "entry";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Entry::id),        field("slug", &Entry::slug, Nature::Slug),
                      field("scenario", &Entry::scenario), field("army", &Entry::army),
                      field("trigger", &Entry::trigger),   field("turn", &Entry::turn, Nature::Turn),
                      field("zone", &Entry::zone),         field("fallback", &Entry::fallback),
                      field("exempt", &Entry::exempt),     field("dice", &Entry::dice, kLongText)};
  }
  auto key() const { return id; }
  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Track {
  Id<Track> id;
  std::string slug;
  std::string kind;
  std::string title;

  static constexpr std::string_view kTable = "track";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Track::id), field("slug", &Track::slug, Nature::Slug),
                      field("kind", &Track::kind, kName), field("title", &Track::title, Nature::Name)};
  }
  auto key() const { return id; }
  friend bool operator==(const Track&, const Track&) = default;
};

struct Space {
  Id<Space> id;
  std::string slug;
  Id<Track> track;
  int ordinal = 0;
  std::string label;
  std::optional<int> capacity;

  static constexpr std::string_view kTable = "space";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Space::id),         field("slug", &Space::slug, Nature::Slug),
                      field("track", &Space::track),        field("ordinal", &Space::ordinal, Nature::Ordinal),
                      field("label", &Space::label, kName), field("capacity", &Space::capacity)};
  }
  auto key() const { return id; }
  friend bool operator==(const Space&, const Space&) = default;
};

enum class PlacementSubject { Unit, Leader, Marker, Group };
template <>
struct EnumText<PlacementSubject> {
  static constexpr std::array<std::string_view, 4> kWords{"unit", "leader", "marker", "group"};
};

enum class PlacementRule { At, WithOwnUnits, Within, Zone, Space, Enters, OnActivation, OffMap };
template <>
struct EnumText<PlacementRule> {
  static constexpr std::array<std::string_view, 8> kWords{"at",    "with-own-units", "within",        "zone",
                                                          "space", "enters",         "on-activation", "off-map"};
};

/// Where one subject starts. `words` is what the source prints and stays even when no unit has that name; then unit and
/// leader are empty. `hex` is the hex of At and the anchor of Within, `secondHex` the other hex of a long unit under At
/// (core/model/standing.h); `stack` counts from 1 at the top; `direction` is empty where the source gives none.
struct Placement {
  Id<Placement> id;
  Id<SetUpBlock> block;
  int ordinal = 0;
  PlacementSubject subject = PlacementSubject::Unit;
  std::optional<Id<Unit>> unit;
  std::optional<Id<Leader>> leader;
  std::string words;
  int count = 1;
  PlacementRule rule = PlacementRule::At;
  std::optional<hex::HexKey> hex;
  std::optional<int> distance;
  std::optional<Id<Zone>> zone;
  std::optional<Id<Space>> space;
  std::optional<Id<Entry>> entry;
  std::optional<Facing> direction;
  int stack = 1;
  std::string formation;
  std::string note;
  std::optional<int> step;  ///< the strength it begins with, 1 the strongest (see Step); nothing: the first
  std::optional<hex::HexKey> secondHex;  ///< a neighbour of `hex`, across both of which a long unit lies

  static constexpr std::string_view kTable = "placement";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Placement::id),
                      field("block", &Placement::block),
                      field("ordinal", &Placement::ordinal, Nature::Ordinal),
                      field("subject", &Placement::subject),
                      owned(field("unit", &Placement::unit)),
                      owned(field("leader", &Placement::leader)),
                      field("words", &Placement::words, Nature::Prose),
                      field("count", &Placement::count, Nature::Count),
                      field("rule", &Placement::rule),
                      field("hex", &Placement::hex),
                      field("distance", &Placement::distance, Nature::Count),
                      field("zone", &Placement::zone),
                      field("space", &Placement::space),
                      field("entry", &Placement::entry),
                      field("direction", &Placement::direction),
                      field("stack", &Placement::stack, Nature::Count),
                      field("formation", &Placement::formation, Nature::Formation),
                      field("note", &Placement::note, Nature::Prose),
                      field("step", &Placement::step, between(1, 1'000)),
                      field("second_hex", &Placement::secondHex)};
  }
  auto key() const { return id; }
  friend bool operator==(const Placement&, const Placement&) = default;
};

/// An order of the set-up that applies to a number of counters, such as 'weaken five hussars' (K). `verb` and
/// `selector` are words of the rules' vocabulary (`order/<verb>`).
struct SetUpOrder {
  Id<SetUpOrder> id;
  Id<Scenario> scenario;
  Id<Army> army;
  int ordinal = 0;
  std::string verb;
  int count = 1;
  JsonText selector{"{}"};

  static constexpr std::string_view kTable = "set_up_order";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &SetUpOrder::id),
                      field("scenario", &SetUpOrder::scenario),
                      field("army", &SetUpOrder::army),
                      field("ordinal", &SetUpOrder::ordinal, Nature::Ordinal),
                      field("verb", &SetUpOrder::verb, Nature::OrderVerb),
                      field("count", &SetUpOrder::count, Nature::Count),
                      field("selector", &SetUpOrder::selector, kLongText)};
  }
  auto key() const { return id; }
  friend bool operator==(const SetUpOrder&, const SetUpOrder&) = default;
};

enum class PoolKind { Fixed, FreeChoice, Available, Unavailable, Enters, Dice, Opens };
template <>
struct EnumText<PoolKind> {
  static constexpr std::array<std::string_view, 7> kWords{"fixed",  "free-choice", "available", "unavailable",
                                                          "enters", "dice",        "opens"};
};

/// One line of the activation schedule, holding from `firstTurn` to `lastTurn`: which chit is in the pool, how many may
/// be chosen, which leader is restricted, enters or opens.
struct PoolLine {
  Id<PoolLine> id;
  Id<Scenario> scenario;
  Id<Army> army;
  PoolKind kind = PoolKind::Fixed;
  std::optional<Id<Leader>> leader;
  int firstTurn = 1;
  int lastTurn = 1;
  std::optional<int> count;
  std::optional<JsonText> choice;
  std::optional<Id<Entry>> entry;
  std::string note;

  static constexpr std::string_view kTable = "pool";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &PoolLine::id),
                      field("scenario", &PoolLine::scenario),
                      field("army", &PoolLine::army),
                      field("kind", &PoolLine::kind),
                      owned(field("leader", &PoolLine::leader)),
                      field("first_turn", &PoolLine::firstTurn, Nature::Turn),
                      field("last_turn", &PoolLine::lastTurn, Nature::Turn),
                      field("count", &PoolLine::count, Nature::Count),
                      field("choice", &PoolLine::choice, kLongText),
                      field("entry", &PoolLine::entry),
                      field("note", &PoolLine::note, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const PoolLine&, const PoolLine&) = default;
};

struct ReturnPoint {
  Id<ReturnPoint> id;
  Id<Scenario> scenario;
  Id<Army> army;
  Id<Zone> zone;
  std::string note;

  static constexpr std::string_view kTable = "return_point";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &ReturnPoint::id), field("scenario", &ReturnPoint::scenario),
                      field("army", &ReturnPoint::army), field("zone", &ReturnPoint::zone),
                      field("note", &ReturnPoint::note, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const ReturnPoint&, const ReturnPoint&) = default;
};

/// Something that happens in play when its trigger comes and its condition holds; the shapes of all three are in the
/// rules' vocabulary (`event/…`).
struct Event {
  Id<Event> id;
  std::string slug;
  Id<Scenario> scenario;
  JsonText trigger{"{}"};
  std::optional<JsonText> condition;
  JsonText effect{"{}"};

  static constexpr std::string_view kTable = "event";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Event::id),
                      field("slug", &Event::slug, Nature::Slug),
                      field("scenario", &Event::scenario),
                      field("trigger", &Event::trigger, kLongText),
                      field("condition", &Event::condition, kLongText),
                      field("effect", &Event::effect, kLongText)};
  }
  auto key() const { return id; }
  friend bool operator==(const Event&, const Event&) = default;
};

enum class VictoryKind { Award, Threshold, Level };
template <>
struct EnumText<VictoryKind> {
  static constexpr std::array<std::string_view, 3> kWords{"award", "threshold", "level"};
};

/// What earns points (award), how many end the game at once (threshold), what a lead is called (level).
struct Victory {
  Id<Victory> id;
  std::string slug;
  std::optional<Id<Scenario>> scenario;
  std::optional<Id<Player>> player;
  VictoryKind kind = VictoryKind::Award;
  std::optional<int> points;
  std::optional<JsonText> formula;
  std::string words;

  static constexpr std::string_view kTable = "victory";
  static constexpr auto fields() {
    return std::tuple{model::key("id", &Victory::id),
                      field("slug", &Victory::slug, Nature::Slug),
                      owned(field("scenario", &Victory::scenario)),
                      owned(field("player", &Victory::player)),
                      field("kind", &Victory::kind),
                      field("points", &Victory::points),
                      field("formula", &Victory::formula, kLongText),
                      field("words", &Victory::words, Nature::Prose)};
  }
  auto key() const { return id; }
  friend bool operator==(const Victory&, const Victory&) = default;
};

}  // namespace redoubt::model
