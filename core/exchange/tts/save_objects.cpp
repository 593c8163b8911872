#include "core/exchange/tts/save_objects.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "core/base/ids.h"

namespace redoubt::exchange::tts {
namespace {

// Enough for a table, and short in the file.
double rounded(double value) {
  const double at = std::round(value * 1e4) / 1e4;
  return at == 0 ? 0 : at;  // no -0
}

Json point(double x, double y, double z) {
  return {{"x", rounded(x)}, {"y", rounded(y)}, {"z", rounded(z)}};
}

// Pictures are upright for the white seat when a thing is turned half round.
double turnOf(double angle) {
  return std::fmod(angle + 180 + 360, 360);
}

}  // namespace

std::string Guids::of(const std::string& thing) {
  constexpr std::uint32_t kMost = 0xFFFFFF;
  auto number = static_cast<std::uint32_t>(hashedId("tts", thing) % kMost);
  while (!used_.insert(number).second) number = (number + 1) % kMost;
  return fmt::format("{:06x}", number);
}

Json Pose::position() const {
  return point(spot.x, height, spot.z);
}
Json Pose::rotation() const {
  return point(0, turnOf(angle), isFaceDown ? 180 : 0);
}

Json thing(const char* kind, const std::string& guid, const std::string& name, const std::string& description,
           const Pose& pose, double scale) {
  const Json position = pose.position();
  const Json rotation = pose.rotation();
  return {{"GUID", guid},
          {"Name", kind},
          {"Transform",
           {{"posX", position["x"]},
            {"posY", position["y"]},
            {"posZ", position["z"]},
            {"rotX", rotation["x"]},
            {"rotY", rotation["y"]},
            {"rotZ", rotation["z"]},
            {"scaleX", rounded(scale)},
            {"scaleY", 1.0},
            {"scaleZ", rounded(scale)}}},
          {"Nickname", name},
          {"Description", description},
          {"GMNotes", ""},
          {"ColorDiffuse", colourOf("")},
          {"Locked", false},
          {"Grid", false},
          {"Snap", true},
          {"IgnoreFoW", false},
          {"MeasureMovement", false},
          {"DragSelectable", true},
          {"Autoraise", true},
          {"Sticky", true},
          {"Tooltip", true},
          {"GridProjection", false},
          {"HideWhenFaceDown", false},
          {"Hands", false},
          {"LuaScript", ""},
          {"LuaScriptState", ""},
          {"XmlUI", ""}};
}

Json tile(const std::string& guid, const std::string& name, const std::string& description, const Pose& pose,
          const Faces& faces, const TileLook& look) {
  Json json = thing("Custom_Tile", guid, name, description, pose, look.side / kTileSide);
  json["Locked"] = look.isLocked;
  if (look.isLocked) json["Tooltip"] = json["DragSelectable"] = json["Snap"] = false;
  json["CustomImage"] = {
      {"ImageURL", faces.front},
      {"ImageSecondaryURL", faces.back},
      {"ImageScalar", 1.0},
      {"WidthScale", 0.0},
      {"CustomTile", {{"Type", 0}, {"Thickness", kThickness}, {"Stackable", false}, {"Stretch", true}}}};
  return json;
}

// Bags stand as the program makes them: not turned.
Json bag(BagKind kind, const std::string& guid, const std::string& name, const std::string& description, Pose pose,
         const std::string& colour, std::vector<Json> contents) {
  pose.angle = 180;
  Json json = thing(kind == BagKind::Endless ? "Infinite_Bag" : "Bag", guid, name, description, pose, 1);
  json["ColorDiffuse"] = colourOf(colour);
  json["Snap"] = false;
  constexpr int kAtRandom = 2;
  json["Bag"] = {{"Order", kind == BagKind::Shuffled ? kAtRandom : 0}};
  json["ContainedObjects"] = std::move(contents);
  return json;
}

std::optional<Json> die(int sides, const std::string& guid, const Pose& pose) {
  constexpr std::array kSides{4, 6, 8, 10, 12, 20};
  if (std::find(kSides.begin(), kSides.end(), sides) == kSides.end()) return std::nullopt;
  return thing(fmt::format("Die_{}", sides).c_str(), guid, "", "", pose, 1);
}

Json colourOf(const std::string& colour) {
  unsigned value = 0xFFFFFF;
  if (colour.size() == 7 && colour[0] == '#') std::from_chars(colour.data() + 1, colour.data() + 7, value, 16);
  const auto part = [&](unsigned shift) { return rounded((value >> shift & 0xFF) / 255.0); };
  return {{"r", part(16)}, {"g", part(8)}, {"b", part(0)}};
}

std::vector<std::string> guidsOf(const Json& thing) {
  std::vector<std::string> guids{thing["GUID"].get<std::string>()};
  if (const auto states = thing.find("States"); states != thing.end()) {
    for (const Json& each : *states) guids.push_back(each["GUID"].get<std::string>());
  }
  return guids;
}

}  // namespace redoubt::exchange::tts
