#include <algorithm>
#include <fstream>
#include <map>
#include <optional>

#include "core/base/error.h"
#include "core/model/set_ups.h"
#include "core/store/dump.h"
#include "tests/editor/scripts/script_fixture.h"

// What scripts see of a battle and make of it.
namespace redoubt::scripts::test {
namespace {

using Scripts = ScriptTest;

TEST_F(Scripts, RowsAreTheFilesRowsUnderItsNames) {
  const model::Unit& unit = *battle().all<model::Unit>().begin();
  EXPECT_EQ(
      answer("const u = battle.row('unit', '" + unit.slug + "'); return [u.id, u.name, u.type, u.ordinal].join('|');"),
      std::to_string(unit.id.value) + "|" + unit.name + "|" + unit.type + "|" + std::to_string(unit.ordinal));
  EXPECT_EQ(answer("return battle.row('unit', '" + unit.slug + "').army.slug;"),
            battle().find<model::Army>(unit.army)->slug);
  EXPECT_EQ(answer("return battle.rows('unit', {army: battle.armies[0]}).length + battle.rows('unit', {army: "
                   "battle.armies[1]}).length;"),
            std::to_string(battle().all<model::Unit>().size()));
  EXPECT_EQ(answer("return battle.units[0] === battle.row('unit', battle.units[0].slug);"), "true");
  EXPECT_EQ(answer("return Object.keys(battle.armies[0]).join();"), "id,slug,player,name,colour,ordinal");
  EXPECT_EQ(answer("return String(battle.row('hex', '0101').terrain) + battle.row('unit', 'no-such');"),
            battle().find<model::HexRow>(hex("0101"))->terrain + "null");
}

TEST_F(Scripts, AllThatOneChangesIsOneEditThatIsUndone) {
  const std::string before = document_->dump();
  apply(R"(
    battle.paint(['0202', '0203'], 'woods');
    battle.setLevel('0202', 3);
    battle.paintSide('0202', '0203', 'stream');
    battle.units[0].name = 'Żółć & Söhne';
    battle.info.title = 'Another';
    const player = battle.add('player', {slug: 'third', name: 'Third'});
    battle.add('army', {slug: 'third-army', player, name: 'Third army', colour: '#123456'});
    battle.remove(battle.rows('label'));
  )");
  EXPECT_EQ(battle().find<model::HexRow>(hex("0203"))->terrain, "woods");
  EXPECT_EQ(battle().find<model::HexRow>(hex("0202"))->level, 3);
  EXPECT_EQ(battle().all<model::Unit>().begin()->name, "Żółć & Söhne");
  EXPECT_EQ(battle().bySlug<model::Army>("third-army")->player, battle().bySlug<model::Player>("third")->id);
  EXPECT_EQ(battle().all<model::Label>().size(), 0u);
  EXPECT_EQ(document_->history().size(), 1u);
  EXPECT_EQ(document_->undoTitle(), "An action");
  EXPECT_TRUE(document_->undo());
  EXPECT_EQ(document_->dump(), before);
}

TEST_F(Scripts, ASeesWhatItChangedItself) {
  EXPECT_EQ(answer("battle.row('hex', '0101').terrain = 'marsh'; return battle.rows('hex', {terrain: 'marsh'}).some(h "
                   "=> h.hex === '0101');"),
            "true");
  EXPECT_EQ(answer("const u = battle.units[0]; battle.remove(u); return battle.isThere(u) + '/' + "
                   "battle.rows('counter', {unit: null}).includes(u);"),
            "false/false");
  EXPECT_EQ(
      answer("const c = battle.add('note', {hex: '0101', text: 'x'}); return battle.row('note', {text: 'x'}) === c;"),
      "true");
}

// A variant with a counter that its block takes from another one, and that other variant.
struct Inherited {
  Id<model::Variant> variant;
  Id<model::Variant> other;
  std::string unit;
};

std::optional<Inherited> inheritedIn(const model::Battle& battle) {
  for (const model::Variant& variant : battle.all<model::Variant>()) {
    for (const model::Placement* row : model::placements(battle, variant.id)) {
      const auto& named = battle.all<model::VariantBlock>();
      const auto names = [&](Id<model::Variant> in) {
        return std::any_of(named.begin(), named.end(),
                           [&](auto& each) { return each.variant == in && each.block == row->block; });
      };
      if (!row->unit || !row->hex || names(variant.id)) continue;
      for (const model::Variant& other : battle.all<model::Variant>()) {
        if (names(other.id)) return Inherited{variant.id, other.id, battle.find(row->unit)->slug};
      }
    }
  }
  return std::nullopt;
}

TEST_F(Scripts, CountersMoveInTheMeantSetUpAlone) {
  const auto placed = [&](Id<model::Variant> in) {
    std::map<std::string, std::int64_t> hexes;
    for (const model::Placement* row : model::placements(battle(), in)) {
      if (row->unit && row->hex) hexes[battle().find(row->unit)->slug] = row->hex->value;
    }
    return hexes;
  };
  const auto inherited = inheritedIn(battle());
  ASSERT_TRUE(inherited);
  const auto& [variant, other, unit] = *inherited;
  const auto elsewhere = placed(other);
  const std::string choose =
      "battle.choose(battle.rows('variant').find(v => v.id === " + std::to_string(variant.value) + "));";
  apply(choose + "battle.move('" + unit + "', '0101'); battle.turn('" + unit + "', 'v2'); battle.setStep('" + unit +
        "', 2);");
  EXPECT_EQ(placed(variant).at(unit), hex("0101").value);
  EXPECT_EQ(placed(other), elsewhere);
  for (const model::Placement* row : model::placements(battle(), variant)) {
    if (!row->unit || battle().find(row->unit)->slug != unit) continue;
    EXPECT_EQ(model::toText(*row->direction), "v2");
    EXPECT_EQ(row->step, 2);
  }
  apply(choose + "battle.takeOff('" + unit + "');");
  EXPECT_FALSE(placed(variant).contains(unit));
  apply(choose + "const c = battle.place('" + unit + "', '0102', 'v1'); redoubt.log(c.hex);");
  EXPECT_EQ(placed(variant).at(unit), hex("0102").value);
  EXPECT_EQ(placed(other), elsewhere);
}

TEST_F(Scripts, AValueOfAPrintedSourceBecomesAnEstimate) {
  const auto& origins = battle().all<model::Provenance>();
  const auto printed = std::find_if(origins.begin(), origins.end(), [](const model::Provenance& each) {
    return each.subjectTable == "unit" && each.field == "*" && each.status == model::Status::Printed;
  });
  ASSERT_NE(printed, origins.end());
  const std::string key = printed->subject;
  apply("battle.units.find(u => String(u.id) === '" + key + "').name = 'Otherwise';");
  const auto* set = battle().find<model::Provenance>({"unit", key, "name"});
  ASSERT_NE(set, nullptr);
  EXPECT_EQ(set->status, model::Status::Estimated);
}

TEST_F(Scripts, AsksTheRulesAndTheChecks) {
  EXPECT_EQ(answer("const unit = battle.setUp.find(c => c.unit && c.hex).unit;"
                   "const told = battle.ask('reach', {about: unit});"
                   "return typeof told.certainty + (JSON.stringify(told.answer).length > 50);"),
            "stringtrue");
  EXPECT_EQ(
      answer("return battle.findings().every(f => f.code && f.words && f.severity) && battle.findings().length > 3;"),
      "true");
  EXPECT_NE(failure("battle.ask('weather');").find("weather"), std::string::npos);
}

TEST_F(Scripts, KnowsTheGridUnderThePrintedNumbers) {
  EXPECT_EQ(answer("const {column, row} = battle.columnRow('0203'); return battle.hexAt(column, row);"), "0203");
  EXPECT_EQ(answer("return String(battle.hexAt(99999, 1)) + battle.hexAt(-5000, -1);"), "nullnull");
  EXPECT_EQ(answer("return battle.neighbours('0203').length + '/' + battle.distance('0203', '0503') + '/' + "
                   "battle.hexes.length;"),
            "6/3/918");
  EXPECT_EQ(answer("return battle.mirrored('s1') + battle.mirrored('v0', true) + battle.turned('v5', 2) + "
                   "battle.mirrored('free');"),
            "s4v3v1free");
}

TEST_F(Scripts, MistakesAreToldWithTheLineAndChangeNothing) {
  EXPECT_EQ(failure("\nbattle.units[0].nam = 'x';"),
            "line 3: table \"unit\" has no column \"nam\", but id, slug, army, name, short_name, type, ordinal");
  EXPECT_NE(failure("\nconst x = battle.units[0].nam;").find("line 3: table \"unit\" has no column"),
            std::string::npos);
  EXPECT_EQ(failure("battle.units[0].name = 5;"), "line 2: column name of table unit doesn't take 5.");
  EXPECT_NE(failure("battle.units[0].army = 'nobody';").find("takes a row of table army"), std::string::npos);
  EXPECT_NE(failure("battle.units[0].army = battle.players[0];").find("takes a row of table army"), std::string::npos);
  EXPECT_EQ(failure("battle.units[0].army = {row: 99999999};"), "line 2: column army takes no object");
  EXPECT_EQ(failure("battle.rows('unit', {army: [1]});"), "line 2: column army takes no list");
  EXPECT_NE(failure("battle.units[0].id = 5;").find("part of the key"), std::string::npos);
  EXPECT_NE(failure("battle.map.columns = 1e12;").find("columns"), std::string::npos);
  EXPECT_NE(failure("battle.rows('nothing');").find("no table \"nothing\""), std::string::npos);
  EXPECT_NE(failure("battle.add('unit', {slug: 'x'});").find("needs a value in column army"), std::string::npos);
  EXPECT_NE(failure("battle.paint('9999', 'woods');").find("no hex"), std::string::npos);
  EXPECT_NE(failure("battle.paintSide('0101', '0909', 'stream');").find("neighbours"), std::string::npos);
  EXPECT_NE(failure("battle.turn(battle.setUp[0], 'north');").find("no facing"), std::string::npos);
  EXPECT_NE(failure("const u = battle.units[0]; battle.remove(u); u.name = 'x';").find("no more"), std::string::npos);
  EXPECT_NE(failure("undeclared = 5;").find("undeclared"), std::string::npos);
  EXPECT_NE(failure("throw 'only words';").find("only words"), std::string::npos);
  EXPECT_NE(failure("throw undefined;").find("undefined"), std::string::npos);
  EXPECT_EQ(document_->history().size(), 0u);
}

TEST_F(Scripts, NothingOfTheProgramIsWithinReach) {
  EXPECT_EQ(answer("return Object.keys(redoubt).sort().join();"),
            "action,check,format,language,log,progress,say,version");
  EXPECT_EQ(answer("return [typeof require, typeof XMLHttpRequest, typeof Qt, typeof console, typeof host, typeof "
                   "process].join();"),
            "undefined,undefined,undefined,undefined,undefined,undefined");
  EXPECT_NE(failure("redoubt.log = null;"), "");
  EXPECT_NE(failure("battle.rows = null;"), "");
}

TEST_F(Scripts, TellsHowFarItIsAndWhatItLogs) {
  double share = 0;
  Watch watch;
  watch.progress = [&](double now) { share = now; };
  std::vector<std::string> heard;
  const ScriptOutcome outcome =
      runScript(job(action("redoubt.progress(0.5); redoubt.log('a', 1, {b: 2}, battle.armies[0]);")), watch,
                [&](const std::string& line) { heard.push_back(line); });
  EXPECT_EQ(share, 0.5);
  ASSERT_EQ(heard.size(), 1u);
  EXPECT_TRUE(heard[0].starts_with("a 1 {\"b\":2} army ")) << heard[0];
  EXPECT_EQ(outcome.log, heard);
}

TEST_F(Scripts, FilesAreThoseThatAreGivenAndNoOthers) {
  const auto script = write("files.js", R"(
    redoubt.action({id: 'a', title: 'Files', asks: [{id: 'from', kind: 'open'}, {id: 'to', kind: 'save'}],
      run(battle, asked) {
        asked.to.write(asked.from.lines.map(line => line.toUpperCase()).join('\n'));
        return asked.from.name.length > 5 && asked.from.bytes.byteLength;
      }});
  )");
  ScriptJob wanted = job(script);
  wanted.opens["from"] = write("in.txt", "zażółć\r\ngęślą\n");
  wanted.saves["to"] = at("out.txt");
  const ScriptOutcome outcome = runScript(wanted, {});
  EXPECT_FALSE(std::filesystem::exists(at("out.txt"))) << "nothing happens before all went well";
  writeFiles(wanted, outcome);
  std::ifstream in(at("out.txt"));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "ZAŻÓŁĆ\nGĘŚLĄ");
  wanted.opens["from"] = write("bad.txt", "\xFF\xFE");
  EXPECT_NE(failureOf([&] { runScript(wanted, {}); }).find("UTF-8"), std::string::npos);
  wanted.opens["from"] = at("missing.txt");
  EXPECT_NE(failureOf([&] { runScript(wanted, {}); }).find("no such file"), std::string::npos);
}

}  // namespace
}  // namespace redoubt::scripts::test
