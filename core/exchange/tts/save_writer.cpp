#include "core/exchange/tts/save_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/text.h"
#include "core/exchange/package.h"
#include "core/exchange/playing/charts.h"
#include "core/exchange/playing/event_words.h"
#include "core/exchange/playing/played_rows.h"
#include "core/exchange/tts/set_up_script.h"
#include "core/exchange/tts/set_ups.h"
#include "core/model/pictures.h"
#include "core/rules/book/dice.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/orders.h"

namespace redoubt::exchange::tts {
namespace {

constexpr double kMmPerInch = 25.4;
double letterCount(std::string_view text) {
  return static_cast<double>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

constexpr char kBagColour[] = "#8A7350";

// Files beside the save, and the addresses by which it names them.
class PicturesBeside final : public TablePictures {
 public:
  PicturesBeside(const ExportJob& job, Package& package, int counterPixels)
      : job_(job), package_(package), pixels_(counterPixels) {}

  std::string counter(const FaceWish& wish, bool withFacing) override {
    stopIfAsked(job_.watched());
    return add("counter", "png", job_.artwork->tileFace(wish, pixels_, withFacing).bytes);
  }

  // Named by what is in it: the program keeps pictures by their addresses, so that another picture must have another.
  std::string add(const std::string& kind, const std::string& ending, const std::string& bytes) {
    const std::string name = fmt::format("{}-{}.{}", kind, model::pictureName(bytes), ending);
    package_.writeBeside(name, bytes);
    const std::string& address = job_.options.text("address");
    if (!address.empty()) return address + (address.ends_with('/') ? "" : "/") + name;
    // The program wants the path of a file as the system has it behind three slashes.
    return "file:///" +
           (std::filesystem::absolute(package_.target()).parent_path() / package_.reference(name)).string();
  }

 private:
  const ExportJob& job_;
  Package& package_;
  int pixels_;
};

class SaveWriter {
 public:
  SaveWriter(const ExportJob& job, Package& package)
      : job_(job),
        watch_(job.watched()),
        package_(package),
        ground_(job.battle, languageOf(job)),
        plan_(job.battle, job.artwork->mapPlan(wish()), job.options.number("inches")),
        pictures_(job, package, std::clamp(static_cast<int>(std::lround(pixels() * kCounterShare * 2)), 64, 512)),
        tiles_(ground_.battle, ground_.book, pictures_),
        setUpGround_{ground_, plan_, tiles_, guids_} {}

  void write() {
    addMap(partOf(watch_, 0, 0.5));
    addSpaces();
    addSetUps(partOf(watch_, 0.5, 0.95));
    addSpareCounters();
    addStocks();
    addCharts();
    addTable();
    package_.writeMain(document().dump(1, ' ', false, Json::error_handler_t::replace) + "\n");
  }

 private:
  const model::Battle& battle() const { return ground_.battle; }
  std::string say(const char* key) const { return ground_.say(key); }

  MapWish wish() const {
    MapWish wish;
    wish.theme = job_.options.text("theme");
    wish.language = ground_.language;
    return wish;
  }

  double pixels() const {
    const model::MapSheet* sheet = model::mapSheet(job_.battle);
    return std::clamp(job_.options.number("dpi") * (sheet ? sheet->hexWidthMm : 19) / kMmPerInch, 20.0, 600.0);
  }

  std::string title() const {
    const model::BattleInfo* info = model::info(battle());
    return info ? info->title : std::string();
  }

  void addBoard(const std::string& thing, const std::string& name, const std::string& address, Spot spot, double height,
                double side) {
    things_.push_back(tile(guids_.of(thing), name, "", {spot, height}, {address, address}, {side, true}));
  }

  // One of our own under everything, since those of the program have sizes of theirs.
  void addTable() {
    constexpr int kSide = 64;
    const BoxWish cloth{0, 0, kSide, kSide, {}, false, 0, "#4C5844"};
    const std::string picture = pictures_.add("table", "png", job_.artwork->boxes(kSide, kSide, {cloth}).bytes);
    addBoard("table", say("formats.tts.table"), picture, {}, kTableHeight, plan_.tableSide(row_));
  }

  void addMap(const Watch& watch) {
    const Sheets sheets = sheetsFor(plan_.sheet(), pixels());
    MapWish map = wish();
    map.across = map.down = sheets.scale;
    map.part = sheets.part;
    map.jpegQuality = static_cast<int>(job_.options.number("quality"));
    const std::vector<MapTile> squares = job_.artwork->mapTiles(map, sheets.pixels, watch);
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const hex::Bounds& place = squares[i].place;
      const std::string picture = pictures_.add("map", "jpg", squares[i].image.bytes);
      const hex::Point middle{sheets.part.left + (place.left + place.right) / 2,
                              sheets.part.top + (place.top + place.bottom) / 2};
      const std::string name = squares.size() == 1 ? title() : fmt::format("{} {}", title(), i + 1);
      addBoard(fmt::format("map {}", i + 1), name, picture, plan_.at(middle), kBoardHeight,
               place.width() * plan_.inches());
    }
  }

  void addSpaces() {
    if (plan_.spaces().isEmpty()) return;
    const Image board = job_.artwork->boxes(SpaceBoard::kSide, SpaceBoard::kSide, plan_.spaces().wishes());
    addBoard("spaces", say("formats.tts.spaces"), pictures_.add("spaces", "png", board.bytes), plan_.spaceBoard(),
             kBoardHeight, plan_.spaceBoardSide());
  }

  // The set-up of the job lies on the table, the others in bags that can lay them out.
  void addSetUps(const Watch& watch) {
    std::size_t bags = 0;  // the cup lies at their head
    bool isFirst = true;
    for (const model::Scenario* scenario : rules::scenarios(battle())) {
      for (const model::Variant* variant : rules::variants(battle(), scenario->id)) {
        SetUp setUp = setUpOf(setUpGround_, *scenario, *variant);
        const bool isLaid = isFirst && isWanted(*scenario, *variant);
        setUpBags_.push_back(setUpBag(setUp, *variant, ++bags, isLaid));
        if (!isLaid) continue;
        isFirst = false;
        laid_ = std::move(setUp);
        watch.progress(0.5);
      }
    }
    for (Json& thing : laid_.things) things_.push_back(std::move(thing));
    for (Json& bag : setUpBags_) things_.push_back(std::move(bag));
    row_ += plan_.rowsOf(bags + 1);
  }

  bool isWanted(const model::Scenario& scenario, const model::Variant& variant) const {
    return (!job_.scenario || *job_.scenario == scenario.id) && (!job_.variant || *job_.variant == variant.id);
  }

  Json setUpBag(const SetUp& setUp, const model::Variant& variant, std::size_t n, bool isLaid) {
    Json places = Json::array();
    for (const Json& thing : setUp.things) {
      const Json& at = thing["Transform"];
      places.push_back({{"guids", guidsOf(thing)},
                        {"position", {{"x", at["posX"]}, {"y", at["posY"]}, {"z", at["posZ"]}}},
                        {"rotation", {{"x", at["rotX"]}, {"y", at["rotY"]}, {"z", at["rotZ"]}}}});
    }
    const Json state{{"places", std::move(places)},
                     {"words", {{"layOut", say("formats.tts.lay-out")}, {"takeBack", say("formats.tts.take-back")}}}};
    Json json = bag(BagKind::Plain, guids_.of(fmt::format("set-up {}", variant.id.value)), setUp.title,
                    say("formats.tts.set-up-help"), {plan_.below(0, n)}, kBagColour,
                    isLaid ? std::vector<Json>() : setUp.things);
    json["LuaScript"] = setUpScript();
    json["LuaScriptState"] = state.dump(-1, ' ', false, Json::error_handler_t::replace);
    return json;
  }

  // A bag for each army with the counters that the set-up on the table doesn't have.
  void addSpareCounters() {
    std::size_t n = 0;
    for (const model::Army& army : battle().all<model::Army>()) {
      std::vector<Json> spare;
      for (const model::Leader& leader : battle().all<model::Leader>()) {
        if (leader.army == army.id && !laid_.leaders.contains(leader.id))
          spare.push_back(spareOf(tiles_.leader(leader)));
      }
      for (const model::Unit& unit : battle().all<model::Unit>()) {
        if (unit.army == army.id && !laid_.units.contains(unit.id)) spare.push_back(spareOf(tiles_.unit(unit)));
      }
      things_.push_back(bag(BagKind::Plain, guids_.of(fmt::format("army {}", army.id.value)), army.name,
                            say("formats.tts.army-help"), {plan_.below(row_, n++)}, army.colour, std::move(spare)));
    }
    things_.push_back(bag(BagKind::Plain, guids_.of("eliminated"), say("formats.tts.eliminated"), "",
                          {plan_.below(row_, n++)}, "#303030", {}));
    for (int number = 1; number <= 2; ++number) {
      auto made = die(sidesOfDie(), guids_.of(fmt::format("die {}", number)), {plan_.below(row_, n++)});
      if (made) things_.push_back(std::move(*made));
    }
    row_ += plan_.rowsOf(n);
  }

  int sidesOfDie() const {
    const auto faces = rules::faces(ground_.book);
    return faces ? static_cast<int>(faces->size()) : 6;
  }

  Json spareOf(const CounterTile& counter) { return tileOf(setUpGround_, counter, "spare", {}); }

  // Markers can be taken as often as they are needed.
  void addStocks() {
    std::vector<const CounterTile*> stocks;
    for (const std::string& marker : rules::markers(ground_.book)) stocks.push_back(&tiles_.marker(marker));
    for (const int loss : tiles_.losses()) stocks.push_back(&tiles_.words(fmt::format("−{}", loss)));
    for (std::size_t n = 0; n < stocks.size(); ++n) {
      std::vector<Json> one{tileOf(setUpGround_, *stocks[n], "stock", {})};
      things_.push_back(bag(BagKind::Endless, guids_.of("stock " + stocks[n]->thing), stocks[n]->name,
                            say("formats.tts.stock-help"), {plan_.below(row_, n)}, "#D8C690", std::move(one)));
    }
    row_ += plan_.rowsOf(stocks.size());
  }

  // The tables of the rules as boards of boxes.
  void addCharts() {
    std::size_t n = 0;
    for (const ChartTable& chart : chartTables(ground_.book, ground_.language)) {
      const Spot at = plan_.below(row_, n++);
      const std::string picture = pictures_.add("chart", "png", chartPicture(chart).bytes);
      things_.push_back(tile(guids_.of(fmt::format("chart {}", n)), chart.title, "", {at, kBoardHeight},
                             {picture, picture}, {4.2, false}));
    }
    row_ += plan_.rowsOf(n);
  }

  Image chartPicture(const ChartTable& chart) {
    constexpr double kSide = 1024;
    constexpr double kMargin = 16;
    constexpr double kHeading = 56;
    std::vector<BoxWish> boxes{{kMargin, kMargin, kSide - 2 * kMargin, kHeading, chart.title, true, 40}};
    const double columns = static_cast<double>(chart.columns.size() + 1);
    const double rows = static_cast<double>(chart.rows.size() + 1);
    const double width = (kSide - 2 * kMargin) / columns;
    const double height = std::min(110.0, (kSide - 2 * kMargin - kHeading) / rows);
    const auto addRow = [&](double row, const std::vector<std::string>& cells) {
      double longest = 1;  // word: lines are broken between words
      for (const std::string& cell : cells) {
        for (const std::string_view word : words(cell)) {
          longest = std::max({longest, letterCount(word), letterCount(cell) / 3});
        }
      }
      const double letters = std::clamp(std::min(height * 0.5, (width - 10) / longest * 1.7), 10.0, 40.0);
      for (std::size_t i = 0; i < cells.size(); ++i) {
        const double left = kMargin + width * static_cast<double>(i);
        boxes.push_back({left, kMargin + kHeading + row * height, width, height, cells[i], false, letters});
      }
    };
    std::vector<std::string> head{chart.head};
    head.insert(head.end(), chart.columns.begin(), chart.columns.end());
    addRow(0, head);
    for (std::size_t i = 0; i < chart.rows.size(); ++i) addRow(static_cast<double>(i + 1), chart.rows[i]);
    return job_.artwork->boxes(static_cast<int>(kSide), static_cast<int>(kSide), boxes);
  }

  Json snapPoints() const {
    Json points = Json::array();
    const auto add = [&](Spot spot) { points.push_back({{"Position", Pose{spot, kBoardHeight}.position()}}); };
    ground_.layout.forEachHex([&](hex::HexKey hex) { add(plan_.at(ground_.layout.centre(hex))); });
    for (const model::Space& space : battle().all<model::Space>()) add(plan_.at(space.id));
    return points;
  }

  // Sheets of the notebook.
  Json notes() const {
    Json tabs = Json::object();
    const auto add = [&](const std::string& title, const std::string& body) {
      const std::size_t n = tabs.size();
      tabs[std::to_string(n)] = {
          {"title", title}, {"body", body}, {"color", "Grey"}, {"visibleColor", colourOf("#808080")}, {"id", n}};
    };
    add(title(), say("formats.tts.how-to"));
    for (const model::Scenario* scenario : rules::scenarios(battle())) {
      std::string body = scenario->description;
      for (const model::SetUpOrder* order : rules::ordersIn(battle(), scenario->id)) {
        body += "\n" + orderText(ground_, *order);
      }
      add(titleOf(*scenario), body);
    }
    std::string sources;
    for (const std::string& line : sourceLines(battle())) sources += line + "\n";
    const model::MapSheet* sheet = model::mapSheet(battle());
    if (sheet && sheet->invented) sources += say("formats.tts.invented") + "\n";
    add(say("formats.tts.sources"), sources + say("formats.tts.made-by") + "\n");
    return tabs;
  }

  Json document() {
    const model::BattleInfo* info = model::info(battle());
    return {{"SaveName", title()},
            {"EpochTime", 0},
            {"Date", ""},
            {"VersionNumber", "v13.2.2"},
            {"GameMode", title()},
            {"GameType", ""},
            {"GameComplexity", ""},
            {"Tags", Json::array()},
            {"Gravity", 0.5},
            {"PlayArea", 1.0},
            {"Table", "Table_None"},
            {"Sky", "Sky_Museum"},
            {"Note", info ? info->description : std::string()},
            {"TabStates", notes()},
            {"LuaScript", ""},
            {"LuaScriptState", ""},
            {"XmlUI", ""},
            {"SnapPoints", snapPoints()},
            {"ObjectStates", std::move(things_)}};
  }

  const ExportJob& job_;
  const Watch& watch_;
  Package& package_;
  SpokenBattle ground_;
  TablePlan plan_;
  PicturesBeside pictures_;
  CounterTiles tiles_;
  Guids guids_;
  SetUpGround setUpGround_;
  SetUp laid_;
  std::vector<Json> setUpBags_;
  std::vector<Json> things_;
  std::size_t row_ = 0;  ///< the first free one south of the map
};

}  // namespace

void writeSave(const ExportJob& job, Package& package) {
  SaveWriter(job, package).write();
}

}  // namespace redoubt::exchange::tts
