#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/exchange/html/battle_document.h"
#include "core/exchange/playing/opening.h"
#include "core/rules/forces/arms.h"
#include "core/rules/forces/figure_kinds.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/markers.h"
#include "core/rules/forces/steps.h"
#include "core/rules/set_up/set_up.h"

namespace redoubt::exchange::html {
namespace {

class PieceWriter {
 public:
  PieceWriter(const PageGround& ground, std::vector<FaceWish>& faces)
      : ground_(ground),
        faces_(faces),
        facing_(rules::facingRules(ground.book)),
        ofUnits_(rules::figureKindsOfUnits(ground.book)),
        ofLeaders_(rules::figureKindsOfLeaders(ground.book)) {}

  Json unit(const model::Unit& unit) {
    Json json = ownerOf(unit.army, {{"id", ground_.pieceId(unit)}, {"name", unit.name}, {"kind", "unit"}});
    json["type"] = rules::typeTitle(ground_.book, unit.type);
    for (const model::UnitCommand& row : ground_.battle.where<&model::UnitCommand::unit>(unit.id)) {
      const auto* command = ground_.battle.find<model::Command>(row.command);
      if (command) json["commands"].push_back(ground_.id(*command));
    }
    json["facing"] = facingOf(unit);
    Card card;
    addSteps(card, unit);
    addOtherFaces(card, unit);
    link(card);
    json["faces"] = std::move(card.faces);
    if (card.steps.size() > 1) json["steps"] = card.steps;
    return json;
  }

  void addLeader(Json& list, const model::Leader& leader) {
    Json json = ownerOf(leader.army, {{"id", ground_.pieceId(leader)}, {"name", leader.name}, {"kind", "leader"}});
    json["type"] = ground_.say("page.leader");
    json["facing"] = isFaced("leader") ? facingWord() : "none";
    Json face{{"title", ground_.say("page.face.front")}, {"role", "step"}, {"art", art(LeaderFace{leader.id})}};
    if (const model::Face* row = rules::leaderFace(ground_.battle, leader.id)) {
      Json facts = Json::array();
      for (const rules::FigureKind& kind : ofLeaders_) addFact(facts, kind, *row);
      if (!facts.empty()) face["facts"] = std::move(facts);
    }
    json["faces"] = Json::array({std::move(face)});
    list.push_back(std::move(json));
    if (hasChit(ground_.battle, leader)) list.push_back(chit(leader));
  }

  Json marker(const std::string& marker) {
    const bool isOnSide = rules::hexsideOf(ground_.book, marker).has_value();
    Json json{{"id", ground_.markerId(marker)},
              {"name", rules::markerTitle(ground_.book, marker)},
              {"kind", "marker"},
              {"copies", std::clamp(ground_.book.integer("marker/" + marker + "/copies").value_or(0), 0, 500)},
              {"facing", isOnSide ? "hexside" : "none"}};
    json["faces"] = Json::array({plainFace(art(MarkerFace{marker}))});
    return json;
  }

  /// What the sources name and the manifest doesn't have.
  Json words(const model::Placement& placement, int copies) {
    Json json{{"id", ground_.wordsId(placement)},
              {"name", placement.words},
              {"kind", "unit"},
              {"copies", copies},
              {"facing", "none"}};
    json["faces"] = Json::array({plainFace(art(WordsFace{placement.words}))});
    return json;
  }

  Json ownChit(const OwnChit& chit) {
    Json json{{"id", chit.piece}, {"name", chit.title}, {"kind", "chit"}, {"facing", "none"}};
    if (chit.army) json["army"] = ground_.id(*chit.army);
    if (chit.copies > 1) json["copies"] = chit.copies;
    const auto side = [&](bool isBack) {
      if (chit.leader) {
        return art(LeaderFace{chit.leader->id, isBack ? LeaderFace::Kind::ChitBack : LeaderFace::Kind::Chit});
      }
      return art(ChitFace{isBack ? "" : chit.title, chit.army ? chit.army->id : Id<model::Army>{}});
    };
    json["faces"] = twoSides(side(false), side(true));
    return json;
  }

  Json turnMarker() {
    Json json{{"id", ground_.markerId("turn marker")},
              {"name", ground_.say("page.turn-marker.title")},
              {"kind", "marker"},
              {"copies", 1},
              {"facing", "none"}};
    json["faces"] = Json::array({plainFace(art(WordsFace{ground_.say("page.turn-marker.short")}))});
    return json;
  }

 private:
  // The faces of a counter, and what each lies on.
  struct Card {
    struct Side {
      std::optional<Id<model::Counter>> counter;
      model::FaceSide side = model::FaceSide::Front;
    };
    Json faces = Json::array();
    std::vector<Side> sides;
    std::vector<std::size_t> steps;
    std::set<Id<model::Face>> shown;
  };

  template <class Face>
  std::size_t art(Face face) {
    faces_.emplace_back(std::in_place_type<Face>, std::move(face));
    return faces_.size() - 1;
  }

  Json plainFace(std::size_t art) const {
    return {{"title", ground_.say("page.face.front")}, {"role", "step"}, {"art", art}};
  }

  Json ownerOf(Id<model::Army> id, Json json) const {
    if (const model::Army* army = ground_.battle.find<model::Army>(id)) json["army"] = ground_.id(*army);
    return json;
  }

  Json chit(const model::Leader& leader) {
    Json json = ownerOf(leader.army,
                        {{"id", ground_.chitId(leader)}, {"name", leader.name}, {"kind", "chit"}, {"facing", "none"}});
    const std::size_t front = art(LeaderFace{leader.id, LeaderFace::Kind::Chit});
    const std::size_t back = art(LeaderFace{leader.id, LeaderFace::Kind::ChitBack});
    json["faces"] = twoSides(front, back);
    return json;
  }

  Json twoSides(std::size_t front, std::size_t back) const {
    return Json::array({Json{{"title", ground_.say("page.face.front")}, {"role", "chit"}, {"art", front}, {"other", 1}},
                        Json{{"title", ground_.say("page.face.back")}, {"role", "chit"}, {"art", back}, {"other", 0}}});
  }

  const char* facingWord() const { return facing_.kind == hex::FacingKind::Hexside ? "hexside" : "vertex"; }
  bool isFaced(std::string_view arm) const {
    return facing_.areUsed && facing_.kind && !rules::facesNowhere(facing_, arm);
  }
  std::string facingOf(const model::Unit& unit) const {
    const std::string arm = rules::armOfType(ground_.book, unit.type).value_or("");
    return isFaced(unit.type) && isFaced(arm) ? facingWord() : "none";
  }

  void addFact(Json& facts, const rules::FigureKind& kind, const model::Face& face) const {
    const rules::Figure figure = rules::figureOf(ground_.battle, face.id, kind.slug);
    if (!figure.value) return;
    facts.push_back({kind.title, valueText(rules::figureText(*figure.value, kind.isSigned), figure.isEstimate)});
  }

  std::string valueText(const std::string& value, bool isEstimate) const {
    return isEstimate ? ground_.say("page.estimated", {{"value", value}}) : value;
  }

  Json factsOf(const model::Face& face, const rules::StrengthFigures* effective) const {
    Json facts = Json::array();
    const auto add = [&](const char* kind, const std::optional<int>& value) {
      const rules::Figure printed = rules::figureOf(ground_.battle, face.id, kind);
      const std::optional<int> shown = effective ? value : printed.value;
      if (!shown || !rules::usesFigure(ground_.book, kind)) return;
      facts.push_back(
          {ground_.say(std::string("page.figure.") + kind), valueText(std::to_string(*shown), printed.isEstimate)});
    };
    const rules::StrengthFigures none;
    const rules::StrengthFigures& figures = effective ? *effective : none;
    add(model::kMorale, figures.morale);
    add(model::kSize, figures.size);
    add(model::kFire, figures.fire);
    for (const rules::FigureKind& kind : ofUnits_) addFact(facts, kind, face);
    return facts;
  }

  // "Front", "Counter 2, back".
  std::string titleOfFace(const model::Face& face, int loss) const {
    const model::Counter* counter = ground_.battle.find<model::Counter>(face.counter);
    std::string title = ground_.say(face.side == model::FaceSide::Front ? "page.face.front" : "page.face.back");
    if (counter && counter->number > 1) {
      title = ground_.say("page.face.numbered", {{"number", std::to_string(counter->number)}, {"face", title}});
    }
    return loss > 0 ? title + fmt::format(", −{}", loss) : title;
  }

  std::size_t drawn(const model::Face& face) {
    const auto [known, isNew] = drawn_.emplace(face.id, 0);
    if (isNew) known->second = art(PrintedFace{face.id});
    return known->second;
  }

  void addSteps(Card& card, const model::Unit& unit) {
    for (const rules::Strength& strength : rules::strengthsOf(ground_.battle, ground_.book, unit.id)) {
      const model::Face* row = ground_.battle.find(strength.face);
      Json face{{"title", row ? titleOfFace(*row, strength.marker)
                              : ground_.say("page.face.step", {{"number", std::to_string(strength.ordinal)}})},
                {"role", "step"},
                {"art", row ? drawn(*row) : art(UnitFace{unit.id, strength.ordinal})}};
      if (strength.marker > 0) face["badge"] = fmt::format("−{}", strength.marker);
      if (row) {
        card.shown.insert(row->id);
        if (Json facts = factsOf(*row, &strength.figures); !facts.empty()) face["facts"] = std::move(facts);
      }
      card.steps.push_back(card.faces.size());
      card.sides.push_back({strength.counter, strength.side});
      card.faces.push_back(std::move(face));
    }
  }

  void addOtherFaces(Card& card, const model::Unit& unit) {
    for (const model::Counter& counter : ground_.battle.where<&model::Counter::unit>(unit.id)) {
      for (const model::Face& face : ground_.battle.where<&model::Face::counter>(counter.id)) {
        if (!card.shown.insert(face.id).second) continue;
        const bool isState = face.role == model::FaceRole::State;
        Json json{{"title", titleOfFace(face, 0)}, {"role", isState ? "state" : "step"}, {"art", drawn(face)}};
        if (Json facts = factsOf(face, nullptr); !facts.empty()) json["facts"] = std::move(facts);
        card.sides.push_back({counter.id, face.side});
        card.faces.push_back(std::move(json));
      }
    }
    if (!card.faces.empty()) return;
    card.faces.push_back(plainFace(art(UnitFace{unit.id, 1})));
    card.sides.push_back({});
  }

  // Flipping goes to the first face of the other side of the same counter.
  static void link(Card& card) {
    for (std::size_t i = 0; i < card.sides.size(); ++i) {
      const Card::Side& side = card.sides[i];
      const auto back = std::find_if(card.sides.begin(), card.sides.end(), [&](const Card::Side& other) {
        return other.counter && other.counter == side.counter && other.side != side.side;
      });
      if (back != card.sides.end()) card.faces[i]["other"] = back - card.sides.begin();
    }
  }

  const PageGround& ground_;
  std::vector<FaceWish>& faces_;
  rules::FacingRules facing_;
  std::vector<rules::FigureKind> ofUnits_;
  std::vector<rules::FigureKind> ofLeaders_;
  std::map<Id<model::Face>, std::size_t> drawn_;
};

// The placements of words that are no marker, and the most copies that a variant has of them.
std::vector<std::pair<const model::Placement*, int>> wordsOf(const PageGround& ground) {
  std::vector<std::pair<const model::Placement*, int>> found;
  std::map<std::string, std::size_t> known;
  for (const model::Variant& variant : ground.battle.all<model::Variant>()) {
    std::map<std::string, int> counts;
    for (const model::Placement* placement : rules::placements(ground.battle, variant.id)) {
      if (placement->unit || placement->leader || placement->words.empty()) continue;
      if (rules::markerOf(ground.book, *placement)) continue;
      const std::string id = ground.wordsId(*placement);
      const auto [at, isNew] = known.emplace(id, found.size());
      if (isNew) found.emplace_back(placement, 1);
      int& count = counts[id];
      count += std::clamp(placement->count, 1, 100);
      found[at->second].second = std::max(found[at->second].second, std::min(count, 500));
    }
  }
  return found;
}

}  // namespace

Json piecesOf(const PageGround& ground, std::vector<FaceWish>& faces) {
  PieceWriter writer(ground, faces);
  Json list = Json::array();
  const auto ordered = [](const auto& table) {
    std::vector<const typename std::decay_t<decltype(*table.begin())>*> rows;
    for (const auto& row : table) rows.push_back(&row);
    std::stable_sort(rows.begin(), rows.end(), [](const auto* a, const auto* b) {
      return std::tuple(a->army, a->ordinal) < std::tuple(b->army, b->ordinal);
    });
    return rows;
  };
  for (const model::Leader* leader : ordered(ground.battle.all<model::Leader>())) writer.addLeader(list, *leader);
  for (const model::Unit* unit : ordered(ground.battle.all<model::Unit>())) list.push_back(writer.unit(*unit));
  // In the order of the original, whatever titles they have in other languages.
  const rules::RuleBook original(ground.original);
  for (const std::string& marker : rules::markers(original)) list.push_back(writer.marker(marker));
  for (const OwnChit& chit : OwnPool(ground).all()) {
    if (!chit.isPrinted) list.push_back(writer.ownChit(chit));
  }
  for (const auto& [placement, copies] : wordsOf(ground)) list.push_back(writer.words(*placement, copies));
  if (turnSpace(ground.battle, 1)) list.push_back(writer.turnMarker());
  return list;
}

}  // namespace redoubt::exchange::html
