#include "editor/abilities/rules_on_map.h"

#include <algorithm>

#include "core/ask/world.h"

namespace redoubt::editor {
namespace {

// Leaders who begin with their own units, in the hexes where the map shows them.
void placeLeaders(model::Battle& battle, const Session& session) {
  for (const render::MapStack& stack : session.setUp().stacks()) {
    for (const render::StackedCounter& each : stack.counters) {
      const model::Placement* row = battle.find<model::Placement>(each.placement);
      if (!row || row->rule != model::PlacementRule::WithOwnUnits) continue;
      model::Placement placed = *row;
      placed.rule = model::PlacementRule::At;
      placed.hex = stack.hex;
      battle.all<model::Placement>().put(placed);
    }
  }
}

}  // namespace

RulesOnMap::RulesOnMap(const Session& session, RuleMaps& maps, QObject* parent)
    : QObject(parent), session_(session), maps_(maps) {
  const auto renew = [this] {
    forget();
    emit changed();
  };
  connect(&maps_, &RuleMaps::changed, this, renew);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, renew);
  connect(&session_, &Session::documentReplaced, this, [this] {
    path_.clear();
    last_.clear();
    audience_ = {};
    forget();
    emit changed();
  });
  connect(&session_.hand(), &Hand::selectionChanged, this, [this] {
    if (!shown() || !isForSelected()) return;
    facts_.reset();
    emit changed();
  });
}

RulesOnMap::~RulesOnMap() = default;

void RulesOnMap::forget() {
  rules_.reset();
  facts_.reset();
  world_.reset();
}

const std::vector<MapRule>& RulesOnMap::rules() {
  if (!rules_) {
    const bool isPossible = session_.hasDocument() && session_.setUp().variant() && model::mapSheet(session_.battle());
    rules_ = isPossible ? mapRules(maps_.mechanics(), session_.rules()) : std::vector<MapRule>();
  }
  return *rules_;
}

const MapRule* RulesOnMap::shown() {
  if (path_.empty()) return nullptr;
  const auto found =
      std::find_if(rules().begin(), rules().end(), [&](const MapRule& each) { return each.path == path_; });
  return found == rules().end() ? nullptr : &*found;
}

void RulesOnMap::show(const std::string& path) {
  if (path_ == path) return;
  path_ = path;
  if (!path.empty()) last_ = path;
  if (shown() && isForSelected() && !isAboutOne(shown()->kind) && !counter()) audience_ = {MapAudience::Whose::All};
  facts_.reset();
  emit changed();
}

void RulesOnMap::hide() {
  show({});
}

void RulesOnMap::toggle() {
  if (shown()) return hide();
  const auto isThere = [&](const MapRule& each) { return each.path == last_; };
  const auto known = std::find_if(rules().begin(), rules().end(), isThere);
  if (!rules().empty()) show(known == rules().end() ? rules().front().path : known->path);
}

void RulesOnMap::setAudience(const MapAudience& audience) {
  if (audience_ == audience) return;
  audience_ = audience;
  facts_.reset();
  emit changed();
}

bool RulesOnMap::isForSelected() {
  return audience_.whose == MapAudience::Whose::Selected || (shown() && isAboutOne(shown()->kind));
}

const model::Placement* RulesOnMap::counter() const {
  const auto& selected = session_.hand().selection().placements;
  return selected.empty() ? nullptr : session_.setUp().placement(selected.front());
}

const ask::World& RulesOnMap::world() {
  if (!world_) {
    model::Battle battle = session_.battle();
    placeLeaders(battle, session_);
    world_ = std::make_unique<ask::World>(std::move(battle), *session_.setUp().variant());
    ++readings_;
  }
  return *world_;
}

const MapRuleFacts& RulesOnMap::facts() {
  if (!facts_) facts_ = shown() ? makeFacts(*shown()) : MapRuleFacts();
  return *facts_;
}

MapRuleFacts RulesOnMap::makeFacts(const MapRule& rule) {
  rules::Member selected = rules::kNobody;
  if (isForSelected()) {
    MapRuleFacts nothing;
    const model::Placement* about = counter();
    nothing.fault = session_.hand().selection().unplaced ? MapRuleFault::NotOnMap : MapRuleFault::NothingSelected;
    if (!about) return nothing;
    const auto found = world().position().find(about->id);
    nothing.fault = MapRuleFault::NoUnit;
    if (!found) return nothing;
    selected = *found;
  }
  return mapRuleFacts(world(), rule, audience_, selected);
}

}  // namespace redoubt::editor
