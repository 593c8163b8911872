#include "tests/core/exchange/battles.h"

#include <gtest/gtest.h>

#include <random>

#include "core/base/base64.h"
#include "core/base/ids.h"
#include "tests/core/model/face_figures.h"

namespace redoubt::exchange::test {
namespace {

using namespace model;

template <class Row>
Id<Row> hashed(std::string_view key) {
  return {hashedId(Row::kTable, key)};
}

hex::HexsideKey side(int column, int row, int index) {
  return hex::HexsideKey::at(at(column, row), index);
}

void addBook(Battle& battle) {
  battle.all<BattleInfo>().put({hashed<BattleInfo>("bitwa"), "bitwa", "Bitwa „pod” \"Górą\"\t<&>\\/", "1794-04-04",
                                "Łąka, 50° N", "pl", hashed<System>("own"),
                                "Wiersz 1\nWiersz 2 \x7f \xF0\x9F\x90\x8E"});
  battle.all<Source>().put(
      {hashed<Source>("rulebook"), "rulebook", SourceKind::Rulebook, "Zasady", "1", "W", 2013, "pl", ""});
  battle.all<Source>().put({{77}, "sheet two", SourceKind::Errata, "", "", "", std::nullopt, "", ""});
  const auto paragraph = [&](std::int64_t id, const char* source, const char* number, int occurrence) {
    const auto owner = std::string(source) == "rulebook" ? hashed<Source>("rulebook") : Id<Source>{77};
    battle.all<Paragraph>().put({{id}, owner, number, occurrence, "§"});
  };
  paragraph(hashed<Paragraph>("rulebook/8.15.6/1").value, "rulebook", "8.15.6", 1);
  paragraph(hashed<Paragraph>("rulebook/8.15.6/2").value, "rulebook", "8.15.6", 2);
  paragraph(901, "rulebook", "8.15.6#2", 1);  // written like the one before
  paragraph(902, "sheet two", "1", 1);
  paragraph(903, "sheet two", "1", 1);  // as the one before
  battle.all<Question>().put({hashed<Question>("q"), "q", QuestionKind::Misprint, Id<Paragraph>{901}, "?", "a", "b"});
  battle.all<Question>().put({{12}, "", QuestionKind::Gap, std::nullopt, "no slug", "", ""});
  const Id<SourceText> text = hashed<SourceText>("Rozstawienie");
  battle.all<SourceText>().put({text, hashed<Source>("rulebook"), "Rozstawienie", "1/I: 0202\r\n\t„2/I” – 0303\n"});
  battle.all<SourceText>().put({{13}, std::nullopt, "Rozstawienie", ""});
  battle.all<Reading>().put(
      {hashed<Reading>("1-y p./unit"), hashed<Source>("rulebook"), "1-y p.", ReadingKind::Unit, "u/1"});
  battle.all<Reading>().put({{14}, {{77}}, "s. 7", ReadingKind::Skip, ""});
  battle.all<Reading>().put({{15}, std::nullopt, "", ReadingKind::Phrase, "z"});
  battle.all<Provenance>().put({"battle", std::to_string(hashed<BattleInfo>("bitwa").value), "date", Status::Printed,
                                std::nullopt, "", hashed<Source>("rulebook"), text, 2, "4 kwietnia 1794 r.", "Ala",
                                "2026-11-27T12:00:00Z", "1794-04-04"});
  battle.all<Provenance>().put({"source", "77", "*", Status::Derived, Id<Paragraph>{902}, "n", {}, Id<SourceText>{13}});
  battle.all<System>().put({hashed<System>("family"), "family", std::nullopt, "Family"});
  battle.all<System>().put({hashed<System>("own"), "own", hashed<System>("family"), "Own"});
  for (const char* value :
       {"1", "-0.5", "\"ż\"", "{\"$text\":\"x\"}", "{\"a\":[1,{\"b\":null}],\"z\":1}", "null", "[]", "1e+20",
        "{ \"spaced\" : 1 }", "{\"b\":1,\"a\":2}", "not json", "", "\"\\u0000\"", "007",
        "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"}) {
    battle.all<Rule>().put({hashed<System>("own"), std::string("p/") + value, {value}});
  }
}

void addMap(Battle& battle) {
  MapSheet sheet;
  sheet.id = hashed<MapSheet>("map");
  sheet.title = "Mapa";
  sheet.invented = false;
  sheet.columns = 6;
  sheet.rows = 5;
  sheet.edgeLeft = hex::EdgeKind::Unnumbered;
  sheet.hexWidthMm = 19.05;
  sheet.metresPerHex = 100;
  battle.all<MapSheet>().put(sheet);
  for (int column = 1; column <= 6; ++column) {
    for (int row = 1; row <= 5; ++row)
      battle.all<HexRow>().put({at(column, row), row == 3 ? "woods" : "clear", column / 5});
  }
  battle.all<HexRow>().put({at(-3, 900), "clear", 0});
  battle.all<HexRow>().put({at(7, 1), "", -2});
  const auto red = hashed<Army>("red");
  battle.all<Hexside>().put({side(2, 2, 0), "stream", std::nullopt, std::nullopt});
  battle.all<Hexside>().put({side(2, 2, 0), "slope", HighSide::Near, std::nullopt});
  battle.all<Hexside>().put({side(2, 2, 1), "slope", HighSide::Far, std::nullopt});
  battle.all<Hexside>().put({side(0, 0, 2), "wall", std::nullopt, red});
  for (int column = 1; column <= 5; ++column) battle.all<Link>().put({side(column, 2, 1), "road"});
  for (int index = 0; index < 3; ++index) battle.all<Link>().put({side(3, 3, index), "track"});
  battle.all<Symbol>().put({hashed<Symbol>("mill/0204"), at(2, 4), "mill", 0.25, -0.125, 30});
  battle.all<Symbol>().put({{41}, at(2, 4), "mill", 0, 0, 0});
  battle.all<Label>().put({hashed<Label>("Kościół/@1,1"), "Kościół", LabelStyle::Town, at(1, 1), 0, 0.1, -7.5, 0.35});
  battle.all<Label>().put(
      {{42}, "Żółkiewka", LabelStyle::Water, at(2, 4), 0, 0, 0, 0.2, LabelFont::Sans, "-1,0 0,0.25 1.125,-0.5"});
  const std::string scan = battle.pictures().add(onePixel());
  battle.all<MapPicture>().put({hashed<MapPicture>("Skan"), "Skan", scan, PicturePlace::Under, at(2, 4), 0.5, -0.25, 6.5,
                                5, 0.75, 0.5, 1});
  battle.all<MapPicture>().put({{43}, "Tabela", "lost", PicturePlace::Beside, std::nullopt, 0, 0, 0, 0, 0, 1, 2});
  battle.all<MapPicture>().put({{44}, "Drugi arkusz", "", PicturePlace::Over, at(1, 1), 0, 0, 6, 5, 0, 1, 3,
                                PictureFit::Warp, "../skany/drugi arkusz.tif", {{77}}});
  const auto point = [&](Id<ScanPoint> id, int column, double x, bool isHeldOut) {
    battle.all<ScanPoint>().put({id, hashed<MapPicture>("Skan"), at(column, 2), 0.5, -0.125, x, 17.25, isHeldOut});
  };
  point(hashed<ScanPoint>("Skan/@1,2/1"), 1, 100, false);
  point({45}, 1, 100.5, true);
  point({46}, -3, -7, false);
  battle.all<Zone>().put({hashed<Zone>("edge"), "edge", "Krawędź", ZoneKind::Entry});
  battle.all<Zone>().put({hashed<Zone>("empty"), "empty", "", ZoneKind::Camp});
  for (int row = 1; row <= 5; ++row) battle.all<ZoneHex>().put({hashed<Zone>("edge"), at(6, row)});
  battle.all<ZoneHex>().put({hashed<Zone>("edge"), at(1, 1)});
  battle.all<ZoneHex>().put({hashed<Zone>("edge"), at(40, 40)});
}

void addForces(Battle& battle) {
  const auto red = hashed<Army>("red");
  battle.all<Player>().put({hashed<Player>("one"), "one", "Pierwszy", 1});
  battle.all<Army>().put({red, "red", hashed<Player>("one"), "Czerwoni", "#FF0000", 2});
  battle.all<Army>().put({{5150}, "blue", hashed<Player>("one"), "Błękitni", "", 1});
  battle.all<Leader>().put({hashed<Leader>("k"), "k", red, "Kościuszko", "K.", true, 1});
  battle.all<Command>().put({hashed<Command>("first"), "first", red, "I", hashed<Leader>("k"), "#00FF00", 1});
  battle.all<Command>().put({{61}, "first", red, "I again", std::nullopt, "", 2});  // the same slug
  battle.all<Unit>().put({hashed<Unit>("u/1"), "u/1", red, "1/I", "1", "infantry", 10});
  battle.all<Unit>().put({{1234567890123456}, "u2", {5150}, "2/I", "", "gun", 9});
  battle.all<UnitCommand>().put({hashed<Unit>("u/1"), hashed<Command>("first")});
  battle.all<UnitCommand>().put({hashed<Unit>("u/1"), {61}});
  const auto counter = hashed<Counter>("u/1/unit/1");
  battle.all<Counter>().put({counter, CounterRole::Unit, hashed<Unit>("u/1"), std::nullopt, 1, 7, 2, 1, "błąd"});
  battle.all<Counter>().put(
      {{71}, CounterRole::Unit, hashed<Unit>("u/1"), hashed<Leader>("k"), 1, std::nullopt, 1, 1, ""});
  battle.all<Counter>().put({{72}, CounterRole::Chit, std::nullopt, hashed<Leader>("k"), 1, std::nullopt, 1, 1, ""});
  battle.all<Counter>().put({{73}, CounterRole::Marker, std::nullopt, std::nullopt, 1, std::nullopt, 30, 30, "fence"});
  testing::putFace(battle, {hashed<Face>("u/1/unit/1/front"), counter, FaceSide::Front, FaceRole::Step}, 6, {}, 0);
  battle.all<FaceFigure>().put({hashed<Face>("u/1/unit/1/front"), kSize, std::nullopt});
  testing::putFace(battle, {{81}, counter, FaceSide::Back, FaceRole::State}, {}, 3, 4);
  battle.all<Face>().put({{82}, {72}, FaceSide::Front, FaceRole::Chit});
  battle.all<FaceFigure>().put({hashed<Face>("u/1/unit/1/front"), "pace", 5});
  battle.all<FaceFigure>().put({{81}, "help", -1});
  battle.all<FaceFigure>().put({{81}, "pace", std::nullopt});
  battle.all<Provenance>().put({"face_figure", "81/help", "value", Status::Estimated, std::nullopt, "zgadnięte"});
  battle.all<Step>().put({{91}, hashed<Unit>("u/1"), 1, {81}});
  battle.all<Step>().put({hashed<Step>("u/1/2"), hashed<Unit>("u/1"), 2, {81}});
  battle.all<Step>().put({{93}, {1234567890123456}, 1, {81}});   // on another unit's counter
  battle.all<Step>().put({{94}, hashed<Unit>("u/1"), 3, {82}});  // on a leader's
  battle.all<Mark>().put({hashed<Mark>("u/1/star/2"), hashed<Unit>("u/1"), "star", "red", 2});
  battle.all<Mark>().put({hashed<Mark>("u/1/star/1"), hashed<Unit>("u/1"), "star", "", 1});
  battle.all<Mark>().put({{95}, hashed<Unit>("u/1"), "star", "blue", 1});
  CounterSheet sheet{hashed<CounterSheet>("Arkusz 1"), "Arkusz 1", hashed<Source>("rulebook"),
                     battle.pictures().add(onePixel())};
  sheet.columns = 12;
  sheet.right = 800.5;
  sheet.backAngle = -0.75;
  sheet.flip = SheetFlip::TopBottom;
  battle.all<CounterSheet>().put(sheet);
  battle.all<CounterSheet>().put({{96}, "Arkusz 1", std::nullopt, "lost", "lost too"});
  battle.all<SheetCell>().put({sheet.id, 1, 12, FaceSide::Front, Id<Face>{82}, SheetCellState::Done, ""});
  battle.all<SheetCell>().put({sheet.id, 1, 12, FaceSide::Back, std::nullopt, SheetCellState::Skipped, "pusty"});
  battle.all<SheetCell>().put({{96}, 1, 2, FaceSide::Front});
  battle.all<Mark>().put({hashed<Mark>("u2/dot/2"), {1234567890123456}, "dot", "", 1});  // the first was removed
}

void addScenarios(Battle& battle) {
  const auto red = hashed<Army>("red");
  battle.all<Track>().put({hashed<Track>("morale"), "morale", "morale", "Morale"});
  battle.all<Track>().put({hashed<Track>("turn"), "turn", "turn", ""});
  battle.all<Space>().put({hashed<Space>("morale/1"), "1", hashed<Track>("morale"), 1, "1", 3});
  battle.all<Space>().put({hashed<Space>("turn/1"), "1", hashed<Track>("turn"), 1, "I", std::nullopt});
  for (const char* name : {"day", "night"}) {
    const auto scenario = hashed<Scenario>(name);
    const std::string start = std::string(name) + "/";
    const auto parent = start == "night/" ? std::optional(hashed<Scenario>("day")) : std::nullopt;
    battle.all<Scenario>().put({scenario, name, "Dzień", parent, 1, ""});
    battle.all<Variant>().put({hashed<Variant>(start + "first"), "first", scenario, "", 1});
    battle.all<Setting>().put({scenario, "turn/last", {"15"}});
    battle.all<Entry>().put({hashed<Entry>(start + "late"), "late", scenario, red, EntryTrigger::Activation,
                             std::nullopt, hashed<Zone>("edge"), EntryFallback::Wait, "stacking",
                             JsonText{"{\"sides\":6}"}});
    battle.all<Event>().put(
        {hashed<Event>(start + "rain"), "rain", scenario, JsonText{R"({"turn":3})"}, JsonText{"null"}, {"[1]"}});
    battle.all<ReturnPoint>().put({hashed<ReturnPoint>(start + "red/edge"), scenario, red, hashed<Zone>("edge"), ""});
    battle.all<SetUpOrder>().put(
        {hashed<SetUpOrder>(start + "red/1"), scenario, red, 1, "weaken", 5, JsonText{R"({"arms":["infantry"]})"}});
    battle.all<VariantBlock>().put({hashed<Variant>(start + "first"), hashed<SetUpBlock>("red/block")});
  }
  const auto night = hashed<Scenario>("night");
  battle.all<SetUpBlock>().put({hashed<SetUpBlock>("red/block"), "block", red, std::nullopt, "", 1});
  battle.all<SetUpBlock>().put(
      {hashed<SetUpBlock>("blue/block"), "block", {5150}, hashed<SetUpBlock>("red/block"), "", 2});
  Placement place;
  place.block = hashed<SetUpBlock>("red/block");
  place.id = hashed<Placement>("red/block/u/1");
  place.unit = hashed<Unit>("u/1");
  place.words = "1/I";
  place.hex = at(2, 2);
  place.direction = Facing{hex::Direction{hex::FacingKind::Vertex, 5}};
  battle.all<Placement>().put(place);
  place.id = {101};  // the same unit once more
  place.direction = Facing{};
  place.hex = at(1, 2);
  place.secondHex = at(2, 2);
  battle.all<Placement>().put(place);
  place = {};
  place.block = hashed<SetUpBlock>("blue/block");
  place.id = hashed<Placement>("blue/block/Nieznany oddział");
  place.words = "Nieznany oddział";
  place.rule = PlacementRule::Space;
  place.space = hashed<Space>("turn/1");
  place.entry = hashed<Entry>("night/late");
  place.zone = hashed<Zone>("edge");
  place.distance = 0;
  battle.all<Placement>().put(place);
  battle.all<PoolLine>().put({hashed<PoolLine>("night/red/opens/k/3"), night, red, PoolKind::Opens, hashed<Leader>("k"),
                              3, 9, 2, JsonText{"{\"any\":true}"}, hashed<Entry>("day/late"), "uwaga"});
  battle.all<PoolLine>().put(
      {{111}, night, red, PoolKind::FreeChoice, std::nullopt, 1, 1, 2, std::nullopt, std::nullopt, ""});
  battle.all<PoolLine>().put(
      {{112}, night, red, PoolKind::FreeChoice, std::nullopt, 1, 2, 2, std::nullopt, std::nullopt, ""});
  battle.all<Victory>().put({hashed<Victory>("night/v"), "v", night, hashed<Player>("one"), VictoryKind::Level, 10,
                             JsonText{"\"x\""}, "słowa"});
  battle.all<Victory>().put(
      {hashed<Victory>("/v"), "v", std::nullopt, std::nullopt, VictoryKind::Award, std::nullopt, std::nullopt, ""});
}

void addAids(Battle& battle) {
  battle.all<Waiver>().put({"hex-off-map", "unit/1/2", "wiem"});
  battle.all<HouseCheck>().put({hashed<HouseCheck>("h"), "h", "", Severity::Note, "SELECT '\"'\n-- ż"});
  battle.all<ExportPreset>().put({hashed<ExportPreset>("p"), "p", "pdf", {"{\"dpi\":300.5}"}});
  battle.all<Note>().put({hashed<Note>("0204/tu"), at(2, 4), "tu"});
  battle.all<Note>().put({hashed<Note>("/wszędzie"), std::nullopt, "wszędzie"});
  battle.all<Translation>().put({"en", "Łąka, 50° N", "Meadow, 50° N"});
  battle.all<Translation>().put({"en", "Wiersz 1\nWiersz 2 \x7f \xF0\x9F\x90\x8E", "Line 1\nLine 2"});
  battle.all<Translation>().put({"", "", ""});
  const auto source = [&](std::string table, std::string subject, std::string field, Status status,
                          std::optional<Id<Paragraph>> paragraph, std::string note) {
    battle.all<Provenance>().put(
        {std::move(table), std::move(subject), std::move(field), status, paragraph, std::move(note)});
  };
  const std::string unit = keyText<Unit>(hashed<Unit>("u/1"));
  const auto first = hashed<Paragraph>("rulebook/8.15.6/1");
  source("unit", unit, "*", Status::Printed, std::nullopt, "");
  source("unit", unit, "name", Status::Derived, first, "");
  source("unit", unit, "type", Status::Estimated, Id<Paragraph>{902}, "reguła");
  source("unit", unit, "short_name", Status::Unknown, std::nullopt, "ręką");
  source("unit", unit, "no such column", Status::Printed, std::nullopt, "");
  source("unit", "999999", "*", Status::Printed, first, "its row is gone");
  source("no such table", "1", "*", Status::Printed, std::nullopt, "");
  source("rule", keyText<Rule>({hashed<System>("own"), "p/1"}), "value", Status::Unknown, std::nullopt, "");
  source("hex", keyText<HexRow>(at(2, 3)), "terrain", Status::Estimated, std::nullopt, "las");
  source("hex", keyText<HexRow>(at(3, 3)), "terrain", Status::Estimated, std::nullopt, "las");
  source("hexside", keyText<Hexside>({side(2, 2, 0), "stream"}), "*", Status::Printed, first, "");
  source("link", keyText<Link>({side(2, 2, 1), "road"}), "*", Status::Printed, first, "");
  source("zone_hex", keyText<ZoneHex>({hashed<Zone>("edge"), at(6, 1)}), "*", Status::Printed, first, "");
  source("provenance", "unit/" + unit + "/*", "*", Status::Printed, std::nullopt, "");
  source("waiver", "hex-off-map/unit/1/2", "reason", Status::Printed, std::nullopt, "");
}

template <class T>
void keepWithin(T& value, const Bounds& bounds) {
  if constexpr (IsOptional<T>::value) {
    keepWithin(*value, bounds);
  } else if constexpr (std::is_arithmetic_v<T>) {
    value = static_cast<T>(bounds.least);
  }
}

// Random rows. Values are drawn from few, so that natural keys and slugs clash often.
class Dice {
 public:
  explicit Dice(std::uint32_t seed) : generator_(seed) {}

  int upTo(int most) { return static_cast<int>(generator_() % (static_cast<unsigned>(most) + 1)); }
  bool oneIn(int n) { return upTo(n - 1) == 0; }

  template <class T>
  T value(const Battle& battle) {
    if constexpr (IsOptional<T>::value) {
      if (oneIn(3)) return std::nullopt;
      return value<typename T::value_type>(battle);
    } else if constexpr (!std::is_void_v<typename Refers<T>::Row>) {
      const auto& rows = battle.all<typename Refers<T>::Row>();
      auto row = rows.begin();
      for (int skip = upTo(static_cast<int>(rows.size()) - 1); skip > 0; --skip) ++row;
      return row->id;
    } else if constexpr (std::is_same_v<T, bool>) {
      return oneIn(2);
    } else if constexpr (std::is_same_v<T, int>) {
      return oneIn(10) ? -2147483647 - upTo(1) : upTo(3);
    } else if constexpr (std::is_same_v<T, double>) {
      return oneIn(3) ? upTo(4) : (upTo(1000000) - 500000) / 7.0e5;
    } else if constexpr (std::is_same_v<T, JsonText>) {
      static const std::vector<std::string> texts{"1",    "true", "{\"a\":\"ż\"}", "[1,2.5,{}]", "\"a b\"",
                                                  "null", "{}",   "nonsense"};
      return JsonText{texts[static_cast<std::size_t>(upTo(7))]};
    } else if constexpr (std::is_same_v<T, Facing>) {
      if (oneIn(4)) return Facing{};
      return Facing{hex::Direction{oneIn(2) ? hex::FacingKind::Vertex : hex::FacingKind::Hexside, upTo(5)}};
    } else if constexpr (std::is_same_v<T, hex::HexKey>) {
      return at(upTo(8) - 1, upTo(7) - 1);
    } else if constexpr (std::is_same_v<T, hex::HexsideKey>) {
      return side(upTo(8) - 1, upTo(7) - 1, upTo(2));
    } else if constexpr (NamedEnum<T>) {
      return static_cast<T>(upTo(static_cast<int>(EnumText<T>::kWords.size()) - 1));
    } else if constexpr (IsOpenWord<T>::value) {
      using Known = typename IsOpenWord<T>::Known;
      return oneIn(2) ? T(value<Known>(battle)) : T("own " + std::to_string(upTo(9)));
    } else {
      static const std::vector<std::string> texts{"", "a", "b", "a/b", "a 1", "1#2", "Żółć \"x\"\n", "12", "*", "@1,1"};
      return texts[static_cast<std::size_t>(upTo(9))];
    }
  }

 private:
  std::mt19937 generator_;
};

// Half of the ids are those of natural keys such as shipped data has.
template <class Row>
Id<Row> randomIdOf(Dice& dice, const Row& row) {
  if (dice.oneIn(2)) return Id<Row>{1 + dice.upTo(1'000'000)};
  if constexpr (requires { row.slug; }) return hashed<Row>(row.slug);
  return Id<Row>{hashedId(Row::kTable, std::to_string(dice.upTo(50)))};
}

template <class Row>
void addRandomRows(Battle& battle, Dice& dice) {
  if constexpr (std::is_same_v<Row, MapSheet>) {
    addMap(battle);
    Battle mapOnly;
    mapOnly.all<MapSheet>() = battle.all<MapSheet>();
    battle = mapOnly;
    return;
  }
  const int count = Row::kTable == "hex" || Row::kTable == "hexside" || Row::kTable == "link" ? 60 : 8;
  for (int i = 0; i < count; ++i) {
    Row row{};
    forEachField<Row>([&](const auto& field) {
      using T = typename std::remove_cvref_t<decltype(field)>::Type;
      if constexpr (std::is_same_v<T, Id<Row>>) {
        if (field.isKey) return;
      }
      if constexpr (std::is_same_v<T, std::optional<Id<Row>>>) {
        if (battle.all<Row>().empty()) return;
      }
      row.*(field.member) = dice.value<T>(battle);
      if (!isWithin(row.*(field.member), field.bounds)) keepWithin(row.*(field.member), field.bounds);
    });
    if constexpr (requires { row.id; }) row.id = randomIdOf(dice, row);
    battle.all<Row>().put(row);
  }
}

}  // namespace

Battle fullBattle() {
  Battle battle;
  addBook(battle);
  addMap(battle);
  addForces(battle);
  addScenarios(battle);
  addAids(battle);
  return battle;
}

std::string onePixel() {
  return *fromBase64(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");
}

Battle randomBattle(std::uint32_t seed) {
  Battle battle;
  Dice dice(seed);
  // Every table after those it refers to.
  const auto add = [&]<class... Rows>(RowList<Rows...>) { (addRandomRows<Rows>(battle, dice), ...); };
  add(RowList<MapSheet, System, BattleInfo, Source, Paragraph, Question, SourceText, Reading, Provenance, Rule, Player, Army, HexRow,
              Hexside, Link, Symbol, Label, MapPicture, ScanPoint, Zone, ZoneHex, Leader, Command, Unit, UnitCommand, Counter, Face,
              FaceFigure, Step, Mark, CounterSheet, SheetCell, Scenario, Variant, SetUpBlock, VariantBlock, Setting, Entry, Track, Space,
              Placement, SetUpOrder, PoolLine, ReturnPoint, Event, Victory, Waiver, HouseCheck, ExportPreset, Note,
              Translation>{});
  return battle;
}

Battle readWhole(const std::string& text) {
  auto read = readJsonText(text);
  if (auto* battle = std::get_if<Battle>(&read)) return std::move(*battle);
  ADD_FAILURE() << problemsOf(text);
  return {};
}

std::string problemsOf(const std::string& text) {
  const auto read = readJsonText(text, "t.json");
  std::string all;
  if (const auto* problems = std::get_if<std::vector<Problem>>(&read)) {
    for (const Problem& problem : *problems) all += toText(problem) + "\n";
  }
  return all;
}

}  // namespace redoubt::exchange::test
