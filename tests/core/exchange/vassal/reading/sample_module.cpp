#include "tests/core/exchange/vassal/reading/sample_module.h"

namespace redoubt::exchange::vassal::reading::sample {
namespace {

constexpr const char* kGrids = "VASSAL.build.module.map.boardPicker.board.";

std::string element(const std::string& name, const std::string& attributes, const std::string& inside) {
  return "<" + name + " " + attributes + ">" + inside + "</" + name + ">";
}

std::string usualPrototypes() {
  const auto prototype = [](const std::string& name, std::vector<std::pair<std::string, std::string>> traits) {
    traits.emplace_back("piece;;;;", "null;0;0;");
    return element("VASSAL.build.module.PrototypeDefinition", "description=\"\" name=\"" + name + "\"",
                   escaped(piece(traits)));
  };
  return prototype("Unit", {{"delete;Delete;68,130;", ""}, {"rotate;6;93,130;91,130;CW;CCW;;;facing", "0"}}) +
         prototype("French Unit", {{"mark;Side", "French"}, {"prototype;Unit", ""}}) +
         prototype("Leader", {{"mark;Type", "Leader"}, {"delete;Delete;68,130;", ""}});
}

}  // namespace

std::string slot(const std::string& name, const std::string& gpid,
                 const std::vector<std::pair<std::string, std::string>>& traits, const std::string& element) {
  return "<VASSAL.build.widget." + element + " entryName=\"" + escaped(name) + "\" gpid=\"" + gpid +
         "\" height=\"50\" width=\"50\">" + escaped(piece(traits)) + "</VASSAL.build.widget." + element + ">";
}

std::string stack(const std::string& attributes, const std::string& slots, const std::string& kind) {
  return element("VASSAL.build.module.map." + kind, attributes, slots);
}

std::string usualBoard() {
  const std::string grids = kGrids;
  const std::string numbering = element(
      grids + "mapgrid.HexGridNumbering",
      R"(first="H" sep="" hType="N" vType="N" hLeading="1" vLeading="1" hOff="1" vOff="1" stagger="false")", "");
  const std::string hexes =
      element(grids + "HexGrid", R"(dx="52.0" dy="60.0" x0="36" y0="31" sideways="false" visible="true")", numbering);
  const std::string box = element(grids + "mapgrid.Zone",
                                  R"(name="Dead pool" locationFormat="$name$" useParentGrid="false" )"
                                  R"(path="700,600;900,600;900,700;700,700")",
                                  "");
  return element("VASSAL.build.module.map.boardPicker.Board", R"(name="Field" image="field.png" reversible="true")",
                 element(grids + "ZonedGrid", "", hexes + box));
}

std::string buildFile(const ModuleParts& parts) {
  const std::string boards = parts.boards.empty() ? usualBoard() : parts.boards;
  const std::string prototypes = parts.prototypes.empty() ? usualPrototypes() : parts.prototypes;
  const std::string palette =
      !parts.palette.empty()
          ? parts.palette
          : slot("1/Line", "1", {{"prototype;French Unit", ""}, {"piece;;;line.png;1/Line", "null;0;0;1;0"}}) +
                slot("Hussars", "2", {{"mark;Side", "Russians"}, {"piece;;;hussars.png;Hussars", "null;0;0;2;0"}});
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
         "<VASSAL.build.GameModule name=\"Sample\" version=\"1.2\" VassalVersion=\"3.7.0\" description=\"A sample\" "
         "nextPieceSlotId=\"100\"><VASSAL.build.module.BasicCommandEncoder/>" +
         element("VASSAL.build.module.PlayerRoster", "", parts.roster) +
         element("VASSAL.build.module.PrototypesContainer", "", prototypes) +
         element("VASSAL.build.module.Map", "mapName=\"Main Map\" " + parts.mapAttributes,
                 element("VASSAL.build.module.map.BoardPicker", "", parts.picker + boards) +
                     "<VASSAL.build.module.map.StackMetrics/>" + parts.onMap) +
         element("VASSAL.build.module.PieceWindow", "name=\"Pieces\"",
                 element("VASSAL.build.widget.TabWidget", "entryName=\"\"",
                         element("VASSAL.build.widget.PanelWidget", "entryName=\"Units\"", palette))) +
         parts.more + "</VASSAL.build.GameModule>";
}

Files module(const ModuleParts& parts) {
  return {{"buildFile.xml", buildFile(parts)},
          {"moduledata", moduleData("Sample", "1.2")},
          {"images/field.png", png(1'000, 800)},
          {"images/line.png", png(50, 50) + "line"},
          {"images/hussars.png", png(50, 50) + "hussars"}};
}

}  // namespace redoubt::exchange::vassal::reading::sample
