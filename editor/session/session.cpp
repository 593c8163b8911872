#include "editor/session/session.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <exception>
#include <new>
#include <set>
#include <utility>

#include "core/base/disposal.h"
#include "core/check/messages.h"
#include "core/model/block_override.h"
#include "core/rules/forces/markers.h"
#include "core/rules/terrain/terrain.h"
#include "core/rules/turns/set_up.h"
#include "editor/session/core_words.h"

namespace redoubt::editor {
namespace {

const model::Battle& emptyBattle() {
  static const model::Battle battle;
  return battle;
}

const hex::Layout& emptyLayout() {
  static const hex::Layout layout;
  return layout;
}

// A unit or leader that undo, or another program, has taken away.
bool isGone(const model::Battle& battle, const model::Subject& subject) {
  return (subject.unit && !battle.find(subject.unit)) || (subject.leader && !battle.find(subject.leader));
}

constexpr int kLongestProblem = 90;

// `one` with the message that the findings share, cut short; `many` with the number of messages where there are several.
template <class Many>
QString ofProblems(const std::vector<check::Finding>& findings, const QString& one, Many&& many) {
  QStringList messages;
  for (const check::Finding& finding : findings) {
    messages << QString::fromStdString(check::message(finding, Session::language()));
  }
  messages.removeDuplicates();
  if (messages.size() != 1) return many(static_cast<int>(messages.size()));
  const QString& message = messages.front();
  const bool isLong = message.size() > kLongestProblem;
  return one.arg(isLong ? message.left(kLongestProblem - 1) + QStringLiteral("…") : message);
}

}  // namespace

PaintPlace paintPlace(rules::TerrainPlace place) {
  switch (place) {
    case rules::TerrainPlace::Hex: return PaintPlace::Hex;
    case rules::TerrainPlace::Hexside: return PaintPlace::Hexside;
    case rules::TerrainPlace::Link: break;
  }
  return PaintPlace::Link;
}

Session::Session(QObject* parent) : QObject(parent), rules_(emptyBattle()), checker_(emptyBattle()) {
  connect(&house_, &HouseRunner::looked, this, [this](bool differs) {
    if (!differs) return;
    refreshFindings();
    emit findingsChanged();
  });
}
Session::~Session() = default;

check::Language Session::language() {
  return check::languageFromText(QLocale().name().toStdString()).value_or(check::Language::English);
}

const model::Battle& Session::battle() const {
  return document_ ? document_->battle() : emptyBattle();
}
const hex::Layout& Session::layout() const {
  return document_ ? document_->layout() : emptyLayout();
}

void Session::setDocument(std::unique_ptr<document::Document> document) {
  if (document_) emit documentLeaving();
  observation_.reset();
  document_ = std::move(document);
  selection_ = {};
  area_.clear();
  options_.zone.reset();
  overridden_.clear();
  counterInHand_.reset();
  variant_.reset();
  rules_ = rules::RuleBook(battle());
  checker_.restart(battle());
  house_.restart(battle());
  if (document_) {
    document_->setLongWork(longWork_);
    document_->setPreparation([this] { return preparation(); });
  }
  if (document_) observation_ = document_->observe([this](const document::Event& event) { afterChange(event); });
  chooseVariant();
  refreshPlacements();
  refreshFindings();
  paint_ = {};
  lastPaint_.clear();
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules_)) {
    if (kind.slug == rules::groundTerrain(rules_)) continue;
    paint_ = {PaintPlace::Hex, kind.slug};
    break;
  }
  emit documentReplaced();
  emit variantChanged();
  emit placementsChanged();
  emit selectionChanged();
  emit areaChanged();
  emit paintChanged();
  emit optionsChanged();
  emit counterInHandChanged();
  emit historyChanged();
  emit findingsChanged();
}

void Session::setLongWork(document::LongWork run) {
  longWork_ = std::move(run);
  if (document_) document_->setLongWork(longWork_);
}

std::shared_ptr<void> Session::prepareWith(document::Preparation prepare) {
  auto kept = std::make_shared<document::Preparation>(std::move(prepare));
  std::erase_if(preparations_, [](const auto& each) { return each.expired(); });
  preparations_.push_back(kept);
  return kept;
}

document::Foresight Session::preparation() {
  std::vector<document::Foresight> all;
  // To look at everything anew takes no longer than to copy all that was found and look at so much.
  all.push_back([this](const model::Battle& after, const model::Changes&) {
    checkerToCome_ = std::make_unique<check::Checker>(after);
  });
  for (const auto& weak : preparations_) {
    const auto prepare = weak.lock();
    if (document::Foresight foresee = prepare ? (*prepare)() : nullptr) all.push_back(std::move(foresee));
  }
  return [all = std::move(all)](const model::Battle& after, const model::Changes& changes) {
    for (const document::Foresight& foresee : all) foresee(after, changes);
  };
}

bool Session::attempt(const std::function<void()>& work) {
  return attempt(work, &Session::failed);
}

bool Session::change(const std::function<void()>& work) {
  return attempt(work, &Session::storageFailed);
}

bool Session::attempt(const std::function<void()>& work, void (Session::*fileTrouble)(const QString&)) {
  try {
    work();
    return true;
  } catch (const Error& error) {
    const bool ofFile = error.code() == ErrorCode::Moved || error.code() == ErrorCode::DiskFull ||
                        error.code() == ErrorCode::ReadOnly || error.code() == ErrorCode::Damaged;
    const auto tell = ofFile ? fileTrouble : &Session::failed;
    emit(this->*tell)(CoreWords::text(error));
  } catch (const std::bad_alloc&) {
    emit failed(tr("There is not enough memory for this."));
  } catch (const std::exception& error) {
    emit failed(tr("Something went wrong inside the program: %1").arg(QString::fromUtf8(error.what())));
  }
  emit historyChanged();
  return false;
}

bool Session::isLocked(const model::Edit& edit) {
  const auto locked = layers_.lockedAgainst(edit);
  if (!locked) return false;
  emit failed(tr("The layer “%1” is locked, so nothing was changed. Unlock it in the Layers dock.")
                  .arg(MapLayers::title(*locked)));
  return true;
}

bool Session::applyEverywhere(const model::Edit& edit) {
  return !isLocked(edit) && execute(edit);
}

bool Session::apply(const model::Edit& edit) {
  if (isLocked(edit)) return false;
  const bool ofPlacements = !edit.puts<model::Placement>().empty() || !edit.erases<model::Placement>().empty();
  if (!document_ || !variant_ || !ofPlacements) return execute(edit);
  const model::BlockOverride kept = model::keptToBlocks(battle(), blocksOf(*variant_), edit);
  // Before it happens, for the selection follows while the change is told.
  const auto before = overridden_;
  for (const auto& [old, own] : kept.replaced) overridden_[old] = own;
  const bool changed = execute(kept.edit);
  if (!changed) overridden_ = before;
  return changed;
}

bool Session::execute(const model::Edit& edit) {
  bool changed = false;
  if (document_) change([&] { changed = document_->apply(edit); });
  return changed;
}

void Session::undo() {
  if (document_ && document_->canUndo()) change([&] { document_->undo(); });
}

void Session::redo() {
  if (document_ && document_->canRedo()) change([&] { document_->redo(); });
}

void Session::goTo(std::int64_t sequence) {
  if (document_) change([&] { document_->goTo(sequence); });
}

void Session::nameVersion(const QString& name) {
  if (!document_) return;
  attempt([&] { document_->nameVersion(name.toStdString()); });
  emit historyChanged();
}

void Session::restoreVersion(std::int64_t id) {
  if (document_) change([&] { document_->restore(id); });
}

void Session::revertToOpened() {
  if (document_) change([&] { document_->revertToOpened(); });
}

bool Session::saveAs(const std::filesystem::path& path) {
  if (!document_ || !attempt([&] { document_->saveAs(path); })) return false;
  emit accessChanged();
  emit historyChanged();
  return true;
}

// The outline goes where undo, redo or another program took the selected counters.
bool Session::followSelected() {
  std::set<hex::HexKey> places;
  for (const Id<model::Placement> id : selection_.placements) {
    const model::Placement* row = placement(id);
    if (row && row->rule == model::PlacementRule::At && row->hex) places.insert(*row->hex);
  }
  if (places.empty() || (selection_.hex && places.contains(*selection_.hex))) return false;
  selection_.hex = *places.begin();
  return true;
}

void Session::afterChange(const document::Event& event) {
  const model::Changes& changes = event.changes;
  if (changes.touches<model::Rule>() || changes.touches<model::System>() || changes.touches<model::BattleInfo>()) {
    rules_ = rules::RuleBook(battle());
    dropUnknownPaint();
  }
  const bool setUp = changes.touches<model::Placement>() || changes.touches<model::SetUpBlock>() ||
                     changes.touches<model::VariantBlock>() || changes.touches<model::Variant>() ||
                     changes.touches<model::Scenario>();
  bool lostCounters = false;
  if (setUp) {
    const auto before = variant_;
    chooseVariant();
    refreshPlacements();
    if (before != variant_) emit variantChanged();
    follow(selection_.placements);
    lostCounters = std::erase_if(selection_.placements, [&](Id<model::Placement> id) { return !placement(id); }) > 0;
    lostCounters = followSelected() || lostCounters;
  }
  isForeseen_ = event.isForeseen;
  std::unique_ptr<check::Checker> checkerToCome = std::exchange(checkerToCome_, nullptr);
  if (isForeseen_ && checkerToCome) {
    std::swap(checker_, *checkerToCome);
    formerChecker_ = disposal(std::move(checkerToCome));
  } else {
    checker_.update(battle(), changes);
  }
  house_.look(battle());
  refreshFindings();
  if (changes.touches<model::MapSheet>()) dropWhatIsOffTheMap();
  if (options_.zone && !battle().find<model::Zone>(*options_.zone)) options_.zone.reset();
  const bool isHandGone = counterInHand_ && isGone(battle(), *counterInHand_);
  if (isHandGone) counterInHand_.reset();
  if (selection_.unplaced && isGone(battle(), *selection_.unplaced)) {
    selection_.unplaced.reset();
    lostCounters = true;
  }
  emit changed(changes);
  isForeseen_ = false;
  if (isHandGone) emit counterInHandChanged();
  if (setUp) emit placementsChanged();
  if (lostCounters) emit selectionChanged();
  emit findingsChanged();
  emit historyChanged();
}

void Session::refreshFindings() {
  findings_ = checker_.findings();
  const std::vector<check::Finding>& house = house_.findings();
  if (house.empty()) return;
  findings_.insert(findings_.end(), house.begin(), house.end());
  findings_ = check::arranged(std::move(findings_), battle());
}

// A terrain in hand may be gone after undo, or removed from the library.
void Session::dropUnknownPaint() {
  std::erase_if(lastPaint_, [&](const auto& last) { return !rules::terrainKind(rules_, last.second); });
  if (paint_.slug.empty() || rules::terrainKind(rules_, paint_.slug)) return;
  const PaintPlace place = paint_.place;
  paint_ = {};
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules_)) {
    if (paintPlace(kind.place) != place) continue;
    paint_ = {place, kind.slug};
    break;
  }
  emit paintChanged();
}

// After a crop or a change of layout.
void Session::dropWhatIsOffTheMap() {
  selectArea(area_);
  if (selection_.hex && !layout().contains(*selection_.hex)) select({});
}

void Session::selectArea(std::set<hex::HexKey> area) {
  std::erase_if(area, [&](hex::HexKey hex) { return !layout().contains(hex); });
  if (area_ == area) return;
  area_ = std::move(area);
  emit areaChanged();
}

void Session::setOptions(ToolOptions options) {
  if (options_ == options) return;
  options_ = std::move(options);
  emit optionsChanged();
}

void Session::chooseVariant() {
  if (variant_ && battle().find(variant_)) return;
  variant_.reset();
  for (const model::Scenario* scenario : rules::scenarios(battle())) {
    const auto variants = rules::variants(battle(), scenario->id);
    if (variants.empty()) continue;
    variant_ = variants.front()->id;
    return;
  }
}

void Session::refreshPlacements() {
  placements_.clear();
  if (!variant_) return;
  for (const model::Placement* row : rules::placements(battle(), *variant_)) placements_.push_back(*row);
}

std::optional<Id<model::Scenario>> Session::scenario() const {
  const model::Variant* variant = battle().find(variant_);
  return variant ? std::optional(variant->scenario) : std::nullopt;
}

void Session::setVariant(Id<model::Variant> variant) {
  if (variant_ == variant || !battle().find<model::Variant>(variant)) return;
  variant_ = variant;
  refreshPlacements();
  const bool hadCounters = !selection_.placements.empty();
  selection_.placements.clear();
  emit variantChanged();
  emit placementsChanged();
  if (hadCounters) emit selectionChanged();
}

const model::Placement* Session::placement(Id<model::Placement> id) const {
  const auto found =
      std::find_if(placements_.begin(), placements_.end(), [&](const model::Placement& row) { return row.id == id; });
  return found == placements_.end() ? nullptr : &*found;
}

std::vector<Id<model::Placement>> Session::stackAt(hex::HexKey hex) const {
  std::vector<const model::Placement*> here;
  for (const model::Placement& row : placements_) {
    const bool isHere = row.rule == model::PlacementRule::At && row.hex == hex;
    if (isHere && !rules::lyingOnSide(rules_, row)) here.push_back(&row);
  }
  std::stable_sort(here.begin(), here.end(), [](const auto* a, const auto* b) { return a->stack < b->stack; });
  std::vector<Id<model::Placement>> ids;
  for (const model::Placement* row : here) ids.push_back(row->id);
  return ids;
}

std::vector<Id<model::Placement>> Session::markersOnSides(hex::HexKey hex) const {
  std::vector<std::pair<int, Id<model::Placement>>> here;
  for (const model::Placement& row : placements_) {
    if (row.hex != hex) continue;
    if (const auto side = rules::lyingOnSide(rules_, row)) here.emplace_back(*side, row.id);
  }
  std::stable_sort(here.begin(), here.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<Id<model::Placement>> ids;
  for (const auto& [side, id] : here) ids.push_back(id);
  return ids;
}

std::string Session::nameOf(const model::Placement& placement) const {
  const auto marker = rules::markerOf(rules_, placement);
  return marker ? rules::markerTitle(rules_, *marker) : model::nameOf(battle(), placement);
}

std::string Session::nameOf(const model::Subject& subject) const {
  const auto marker = subject.marker.empty() ? std::nullopt : rules::markerNamed(rules_, subject.marker);
  return marker ? rules::markerTitle(rules_, *marker) : model::nameOf(battle(), subject);
}

std::optional<Id<model::SetUpBlock>> Session::blockFor(Id<model::Army> army) const {
  if (!variant_) return std::nullopt;
  for (const model::VariantBlock& row : battle().all<model::VariantBlock>()) {
    const model::SetUpBlock* block = battle().find<model::SetUpBlock>(row.block);
    if (row.variant == *variant_ && block && block->army == army) return block->id;
  }
  return std::nullopt;
}

int Session::variantsUsing(Id<model::SetUpBlock> block) const {
  int count = 0;
  for (const model::VariantBlock& row : battle().all<model::VariantBlock>()) {
    std::set<Id<model::SetUpBlock>> seen;
    std::optional<Id<model::SetUpBlock>> at = row.block;
    while (at && seen.insert(*at).second) {
      if (*at == block) {
        ++count;
        break;
      }
      const model::SetUpBlock* found = battle().find(at);
      at = found ? found->parent : std::nullopt;
    }
  }
  return count;
}

// Whoever was overridden is now the row that stands in his place, and after undo himself again.
void Session::follow(std::vector<Id<model::Placement>>& placements) const {
  for (Id<model::Placement>& id : placements) {
    if (placement(id)) continue;
    if (const auto own = overridden_.find(id); own != overridden_.end() && placement(own->second)) {
      id = own->second;
      continue;
    }
    for (const auto& [old, own] : overridden_) {
      if (own == id && placement(old)) id = old;
    }
  }
}

std::vector<Id<model::SetUpBlock>> Session::blocksOf(Id<model::Variant> variant) const {
  std::vector<Id<model::SetUpBlock>> blocks;
  for (const model::VariantBlock& row : battle().all<model::VariantBlock>()) {
    if (row.variant == variant) blocks.push_back(row.block);
  }
  return blocks;
}

bool Session::isInherited(const model::Placement& placement) const {
  if (!variant_) return false;
  const auto blocks = blocksOf(*variant_);
  return std::find(blocks.begin(), blocks.end(), placement.block) == blocks.end();
}

void Session::select(Selection selection) {
  follow(selection.placements);
  if (selection_ == selection) return;
  selection_ = std::move(selection);
  emit selectionChanged();
}

void Session::setPaint(Paint paint) {
  if (paint_ == paint) return;
  paint_ = std::move(paint);
  lastPaint_[paint_.place] = paint_.slug;
  emit paintChanged();
}

void Session::recallPaint(PaintPlace place) {
  if (paint_.place == place) return;
  if (const auto last = lastPaint_.find(place); last != lastPaint_.end()) return setPaint({place, last->second});
  for (const rules::TerrainKind& kind : rules::terrainKinds(rules_)) {
    if (paintPlace(kind.place) == place) return setPaint({place, kind.slug});
  }
}

void Session::setRadius(int radius) {
  radius = std::clamp(radius, 0, 9);
  if (radius_ == radius) return;
  radius_ = radius;
  emit paintChanged();
}

void Session::takeInHand(std::optional<model::Subject> subject) {
  if (counterInHand_ == subject) return;
  counterInHand_ = std::move(subject);
  emit counterInHandChanged();
}

void Session::setTool(const QString& tool) {
  if (tool_ == tool) return;
  tool_ = tool;
  emit toolChanged();
}

void Session::waive(const std::vector<check::Finding>& findings, const QString& reason) {
  model::Edit edit(ofProblems(findings, tr("Waive: %1", "a problem, in the history"), [](int count) {
                     return tr("Waive %n problems", "in the history", count);
                   }).toStdString());
  for (const check::Finding& finding : findings) {
    edit.append(check::waive(finding, reason.toStdString(), language()));
  }
  if (!edit.empty()) apply(edit);
}

void Session::unwaive(const std::vector<check::Finding>& findings) {
  model::Edit edit(ofProblems(findings, tr("No longer waive: %1", "a problem, in the history"), [](int count) {
                     return tr("No longer waive %n problems", "in the history", count);
                   }).toStdString());
  for (const check::Finding& finding : findings) edit.append(check::unwaive(battle(), finding, language()));
  if (!edit.empty()) apply(edit);
}

void Session::applyFix(const check::Finding& finding) {
  if (!finding.fix) return;
  model::Edit edit = finding.fix->edit;
  edit.rename(check::fixMessage(finding, language()));
  // A fix mends the rows the finding names, wherever they stand: a row of the variant's own would leave the fault.
  applyEverywhere(edit);
}

}  // namespace redoubt::editor
