#include "editor/abilities/rules_on_map.h"

#include <QTimerEvent>
#include <algorithm>
#include <chrono>

#include "core/ask/world.h"

namespace redoubt::editor {
namespace {

using namespace std::chrono_literals;
constexpr auto kAtOnce = 150ms;
constexpr auto kSlice = 15ms;

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
    forgetFacts();
    emit changed();
  });
}

RulesOnMap::~RulesOnMap() = default;

void RulesOnMap::forget() {
  forgetFacts();  // it refers to the world
  rules_.reset();
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
  forgetFacts();
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
  forgetFacts();
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
    world_ = std::make_unique<ask::World>(std::move(battle), *session_.setUp().variant(),
                                          session_.moment().suppositions());
    ++readings_;
  }
  return *world_;
}

const MapRuleFacts& RulesOnMap::facts() {
  if (!isMade_ && shown()) makeFacts(*shown());
  return gathering_ ? gathering_->facts() : nothing_;
}

void RulesOnMap::finish() {
  facts();
  if (gathering_) gathering_->go(std::chrono::hours(1));
}

void RulesOnMap::forgetFacts() {
  goingOn_.stop();
  gathering_.reset();
  nothing_ = {};
  isMade_ = false;
}

void RulesOnMap::makeFacts(const MapRule& rule) {
  isMade_ = true;
  rules::Member selected = rules::kNobody;
  if (isForSelected()) {
    const model::Placement* about = counter();
    nothing_.fault = session_.hand().selection().unplaced ? MapRuleFault::NotOnMap : MapRuleFault::NothingSelected;
    if (!about) return;
    const auto found = world().position().find(about->id);
    nothing_.fault = MapRuleFault::NoUnit;
    if (!found) return;
    selected = *found;
  }
  gathering_ = std::make_unique<MapRuleGathering>(world(), rule, audience_, selected);
  gathering_->go(kAtOnce);
  if (!gathering_->isDone()) goingOn_.start(0, this);
}

// The window goes on in between.
void RulesOnMap::timerEvent(QTimerEvent* event) {
  if (event->timerId() != goingOn_.timerId()) return QObject::timerEvent(event);
  gathering_->go(kSlice);
  if (!gathering_->isDone()) return;
  goingOn_.stop();
  emit changed();
}

}  // namespace redoubt::editor
