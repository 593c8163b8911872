#include "editor/dialogs/turns/stocks_page.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/rules/setting_field.h"
#include "editor/dialogs/turns/track_strip.h"
#include "editor/dialogs/turns/tracks_words.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/fields/origin_note.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

// The morale track first.
std::vector<Id<model::Track>> tracksOf(const Session& session) {
  const model::Battle& battle = session.translated();
  const auto morale = session.rules().text(kMoraleTrack);
  std::vector<const model::Track*> rows;
  for (const model::Track& track : battle.all<model::Track>()) rows.push_back(&track);
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->title, b->title); });
  std::stable_partition(rows.begin(), rows.end(), [&](const auto* row) { return row->slug == morale; });
  std::vector<Id<model::Track>> ids;
  for (const model::Track* row : rows) ids.push_back(row->id);
  return ids;
}

QLabel* heading(const QString& words) {
  auto* label = new QLabel(words);
  setRole(*label, "heading");
  return label;
}

}  // namespace

StocksPage::StocksPage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), scroll_(new QScrollArea) {
  scroll_->setWidgetResizable(true);
  scroll_->setFrameShape(QFrame::NoFrame);
  scroll_->setFocusPolicy(Qt::NoFocus);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(scroll_);
}

void StocksPage::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  refresh();
}

std::vector<StocksPage::Field> StocksPage::wantedFields() const {
  std::vector<Field> fields{
      {"initiative", tr("Initiative")}, {"turn/first", tr("First turn")}, {"turn/last", tr("Last turn")}};
  for (const model::Army& army : session_.translated().all<model::Army>()) {
    fields.push_back({"moves-from/" + army.slug, tr("%1: may move").arg(RulesWords::text(army.name))});
  }
  for (const std::string& stock : session_.rules().under("stock")) {
    const auto title = session_.translatedRules().text("stock/" + stock + "/title");
    if (title) fields.push_back({"stock/" + stock, tr("Stock: %1").arg(RulesWords::text(*title))});
  }
  return fields;
}

void StocksPage::refresh() {
  const std::vector<Field> fields = wantedFields();
  const std::vector<Id<model::Track>> tracks = tracksOf(session_);
  if (!scroll_->widget() || fields != made_ || tracks != madeTracks_) rebuild(fields, tracks);
  for (SettingField* field : fields_) field->show(scenario_);
  for (const TrackRow& row : tracks_) showTrack(row);
}

void StocksPage::rebuild(const std::vector<Field>& fields, const std::vector<Id<model::Track>>& tracks) {
  if (QWidget* old = scroll_->takeWidget()) {
    // Hidden and deleted later, because one of its fields can be the sender of this change.
    old->hide();
    old->setParent(nullptr);
    old->deleteLater();
  }
  made_ = fields;
  madeTracks_ = tracks;
  fields_.clear();
  tracks_.clear();
  auto* page = new QWidget;
  page->setAttribute(Qt::WA_StyledBackground);
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(14, 12, 14, 12);
  column->setSpacing(8);
  column->addWidget(heading(tr("The beginning")));
  for (const Field& field : fields) {
    fields_.push_back(new SettingField(session_, field.path, field.title));
    column->addWidget(fields_.back());
  }
  if (!tracks.empty()) column->addWidget(heading(tr("Where tracks begin: click a space")));
  for (const Id<model::Track> track : tracks) addTrack(*column, track);
  column->addStretch(1);
  scroll_->setWidget(page);
}

void StocksPage::addTrack(QVBoxLayout& column, Id<model::Track> track) {
  const model::Track* row = session_.translated().find<model::Track>(track);
  const QString name = RulesWords::text(row->title.empty() ? row->slug : row->title);
  auto* title = new QLabel(name);
  setRole(*title, "strong");
  auto* origin = new OriginNote(name);
  origin->setObjectName(RulesWords::text(startPath(*row)) + QStringLiteral(".origin"));
  auto* strip = new TrackStrip;
  strip->setObjectName(RulesWords::text(startPath(*row)));
  strip->setAccessibleName(name);
  connect(strip, &TrackStrip::startChosen, this, [this, track](const std::string& space) { setStart(track, space); });
  connect(origin, &OriginNote::inheritWanted, this, [this, path = startPath(*row)] {
    session_.apply(inheritSetting(session_.battle(), *scenario_, path,
                                  tr("Inherited value of the setting %1").arg(RulesWords::text(path)).toStdString()));
  });
  column.addWidget(title);
  column.addWidget(strip);
  column.addWidget(origin);
  tracks_.push_back({track, title, origin, strip});
}

// The counters of the shown variant.
std::vector<TrackStrip::Counter> StocksPage::countersOn(Id<model::Space> space) const {
  std::vector<TrackStrip::Counter> counters;
  if (session_.setUp().scenario() != scenario_) return counters;
  for (const model::Placement& row : session_.setUp().placements()) {
    if (row.rule != model::PlacementRule::Space || row.space != space) continue;
    const model::Unit* unit = session_.battle().find(row.unit);
    const model::Leader* leader = session_.battle().find(row.leader);
    const auto army = unit ? std::optional(unit->army) : leader ? std::optional(leader->army) : std::nullopt;
    const model::Army* of = session_.battle().find(army);
    counters.push_back({RulesWords::text(session_.nameOf(row)), of ? QColor(RulesWords::text(of->colour)) : QColor()});
  }
  return counters;
}

void StocksPage::showTrack(const TrackRow& row) {
  const model::Battle& battle = session_.translated();
  const model::Track* track = battle.find<model::Track>(row.track);
  if (!track) return;
  row.title->setText(RulesWords::text(track->title.empty() ? track->slug : track->title));
  std::vector<TrackStrip::Space> spaces;
  for (const model::Space* space : rules::spacesOf(battle, row.track)) {
    spaces.push_back(
        {space->slug, RulesWords::text(space->label.empty() ? space->slug : space->label), {}, countersOn(space->id)});
  }
  std::optional<std::string> start;
  QString from = tr("no start is set");
  if (scenario_) {
    const std::string path = startPath(*track);
    start = rules::textSetting(battle, *scenario_, path);
    if (start) from = settingOrigin(battle, *scenario_, path);
    if (!start && session_.rules().text(kMoraleTrack) == track->slug) {
      start = session_.rules().text(kMoraleStart);
      if (start) from = tr("from the rules");
    }
    const bool isOwn = battle.find<model::Setting>({*scenario_, path}) != nullptr;
    if (isOwn && from.isEmpty()) from = tr("set by this scenario");
    row.origin->setOrigin(from, isOwn);
  }
  row.strip->show(std::move(spaces), start.value_or(""));
  const QString obstacle = TerrainWords::obstacle(session_);
  row.strip->setEnabled(obstacle.isEmpty() && scenario_);
  row.origin->setEnabled(row.strip->isEnabled());
}

void StocksPage::setStart(Id<model::Track> track, const std::string& space) {
  const model::Track* row = session_.translated().find<model::Track>(track);
  if (!row || !scenario_) return;
  const std::string json = nlohmann::json(space).dump();
  const auto edit =
      setSetting(session_.battle(), *scenario_, startPath(*row), json,
                 tr("%1 begins at %2").arg(RulesWords::text(row->title), RulesWords::text(space)).toStdString());
  if (!edit.empty()) session_.apply(edit);
}

}  // namespace redoubt::editor
