#include "editor/dialogs/turns/tracks_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <utility>

#include "core/base/text.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/track_plans.h"
#include "core/rules/turns/track_spaces.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/rules/setting_field.h"
#include "editor/dialogs/turns/track_strip.h"
#include "editor/dialogs/turns/tracks_fill.h"
#include "editor/dialogs/turns/tracks_spaces.h"
#include "editor/dialogs/turns/tracks_words.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/dialogs/values/rules_settings.h"
#include "editor/fields/origin_note.h"
#include "editor/fields/row_findings.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTrackFieldWidth = 320;
constexpr std::string_view kOwner = "dispersal/track/";

std::vector<const model::Track*> tracks(const model::Battle& battle) {
  std::vector<const model::Track*> rows;
  for (const model::Track& track : battle.all<model::Track>()) rows.push_back(&track);
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->title, b->title); });
  return rows;
}

// In the language of the window, unless the track has been renamed.
QString nameOf(const Session& session, const model::Track& track) {
  const model::Track* stored = session.battle().find<model::Track>(track.id);
  const model::Track* shown = session.translated().find<model::Track>(track.id);
  return TracksWords::name(stored && shown && track.title == stored->title ? *shown : track);
}

std::string jsonText(const std::string& text) {
  return Json(text).dump();
}

// The player whose dispersed units are put on a track; empty for none.
std::string ownerOf(const rules::RuleBook& book, const model::Track& track) {
  for (const std::string& player : book.under("dispersal/track")) {
    if (book.text(std::string(kOwner) + player) == track.slug) return player;
  }
  return {};
}

// The colours of the players that the morale zones help, by the labels of the zones.
std::map<std::string, QColor> zoneColours(const Session& session) {
  std::map<std::string, QColor> colours;
  const auto json = session.rules().json("morale-track/zones");
  const Json zones = json ? Json::parse(*json, nullptr, false) : Json();
  for (const Json& zone : zones) {
    if (!zone.is_object() || !zone.contains("label") || !zone.contains("player")) continue;
    if (!zone["label"].is_string() || !zone["player"].is_string()) continue;
    const auto* player = session.battle().bySlug<model::Player>(zone["player"].get<std::string>());
    for (const model::Army& army : session.battle().all<model::Army>()) {
      if (!player || army.player != player->id || army.colour.empty()) continue;
      colours.emplace(zone["label"].get<std::string>(), QColor(RulesWords::text(army.colour)));
    }
  }
  return colours;
}

}  // namespace

TracksPage::TracksPage(Session& session, QWidget* parent)
    : RowPage(
          session, model::tableInfo<model::Track>(), QStringLiteral("tracks"),
          new RowList(QStringLiteral("tracks"), tr("Tracks"), false),
          tr("No track yet. A track is a row of spaces beside the map on which a marker or counters lie: the turns, "
             "the "
             "points, the morale of both sides, the dispersed.\n\nMake the first with + below the list; its spaces are "
             "filled in by the rules."),
          parent),
      kinds_(new QMenu(this)),
      mentions_(new QLabel),
      owner_(new QComboBox),
      morale_(new QCheckBox(tr("The rules keep the &morale of both sides on it"))),
      start_(new QComboBox),
      origin_(new OriginNote(tr("Where it begins"))),
      startFault_(makeFaultLabel(QStringLiteral("tracks.startFault"))),
      heading_(new QLabel),
      strip_(new TrackStrip),
      fill_(new TrackFill(session)),
      spaces_(new TrackSpaces(session)) {
  addKinds();
  addLines();
  fillPage();
  connectFields();
  connectLinks();
}

void TracksPage::addKinds() {
  kinds_->setObjectName(QStringLiteral("tracks.kinds"));
  for (const std::string_view kind : TracksWords::kinds()) {
    QAction* action = kinds_->addAction(TracksWords::kind(kind));
    action->setData(RulesWords::text(kind));
    connect(action, &QAction::triggered, this, [this, kind] { make(std::string(kind)); });
  }
}

void TracksPage::addLines() {
  FieldSpec name = fieldSpec<model::Track>(session_, "title");
  name.name = QStringLiteral("name");
  name.judge = [this](const model::Value& value) {
    const bool isNameless = model::toText(value).empty() && track();
    return isNameless ? tr("A track needs a name; it keeps “%1”.").arg(TracksWords::name(*track())) : QString();
  };
  addLine(std::move(name), tr("&Name"), kTrackFieldWidth);
  FieldSpec kind = fieldSpec<model::Track>(session_, "kind");
  kind.choices = [] {
    std::vector<FieldChoice> choices;
    for (const std::string_view each : TracksWords::kinds()) {
      choices.push_back({std::string(each), TracksWords::kind(each)});
    }
    return choices;
  };
  kind.wording = [](const model::Value& value) { return TracksWords::kind(model::toText(value)); };
  addLine(std::move(kind), tr("&Kind"), kTrackFieldWidth);
}

void TracksPage::fillPage() {
  owner_->setObjectName(QStringLiteral("tracks.owner"));
  morale_->setObjectName(QStringLiteral("tracks.morale"));
  start_->setObjectName(QStringLiteral("tracks.start"));
  origin_->setObjectName(QStringLiteral("tracks.start.origin"));
  strip_->setObjectName(QStringLiteral("tracks.strip"));
  mentions_->setObjectName(QStringLiteral("tracks.mentions"));
  mentions_->setWordWrap(true);
  mentions_->setTextFormat(Qt::PlainText);
  setRole(*mentions_, "second");
  setRole(*heading_, "heading");
  for (QWidget* field : std::initializer_list<QWidget*>{owner_, start_})
    field->setFixedWidth(size::scaled(kTrackFieldWidth));
  ownerLabel_ = form_->addWidget(tr("&Whose units"), owner_);
  form_->addWidget({}, morale_);
  form_->addWidget(tr("&Begins at"), start_);
  form_->addWidget({}, origin_);
  form_->addWidget({}, startFault_);
  QVBoxLayout* column = makePage();
  column->addWidget(mentions_);
  column->addWidget(fault_);
  column->addWidget(heading_);
  column->addWidget(strip_);
  column->addWidget(fill_);
  column->addWidget(spaces_, 1);
}

void TracksPage::connectFields() {
  connect(start_, &QComboBox::activated, this, [this] { setStart(start_->currentData().toString().toStdString()); });
  connect(strip_, &TrackStrip::startChosen, this, [this](const std::string& slug) {
    const auto rows = track() ? rules::spacesOf(session_.battle(), track()->id) : std::vector<const model::Space*>();
    const auto at = std::find_if(rows.begin(), rows.end(), [&](const auto* row) { return row->slug == slug; });
    if (at != rows.end()) spaces_->choose(static_cast<int>(at - rows.begin()));
  });
  connect(fill_, &TrackFill::fillWanted, this, &TracksPage::fill);
  connect(spaces_, &TrackSpaces::removeWanted, this, &TracksPage::removeSpaces);
}

void TracksPage::connectLinks() {
  connect(owner_, &QComboBox::activated, this, [this] { setOwner(owner_->currentData().toString().toStdString()); });
  connect(morale_, &QCheckBox::clicked, this, &TracksPage::setMorale);
  connect(origin_, &OriginNote::inheritWanted, this, [this] {
    const model::Track* row = track();
    if (!row || !scenario_) return;
    perform({inheritSetting(session_.battle(), *scenario_, startPath(*row),
                            tr("%1 begins where it is inherited").arg(nameOf(session_, *row)).toStdString())});
  });
}

std::vector<model::AnyRow> TracksPage::rows() const {
  std::vector<model::AnyRow> rows;
  for (const model::Track* each : tracks(session_.translated())) {
    rows.emplace_back(model::tableInfo<model::Track>(), session_.battle().find<model::Track>(each->id));
  }
  return rows;
}

QString TracksPage::words(const model::AnyRow& row) const {
  const auto& track = row.as<model::Track>();
  const auto count = static_cast<int>(rules::spacesOf(session_.battle(), track.id).size());
  return tr("%1 – %2, %n spaces", nullptr, count).arg(nameOf(session_, track), TracksWords::kind(track.kind));
}

RowPage::Change TracksPage::add() {
  kinds_->popup(list_->mapToGlobal(list_->rect().bottomLeft() - QPoint(0, kinds_->sizeHint().height())));
  return Change();
}

RowPage::Change TracksPage::duplicate(const model::AnyRow& row) {
  const auto& track = row.as<model::Track>();
  auto edit =
      model::duplicateTrack(session_.battle(), track.id, tr("%1, copy").arg(TracksWords::name(track)).toStdString(),
                            tr("Duplicate the track “%1”").arg(nameOf(session_, track)).toStdString());
  if (edit.empty()) return Change();
  std::string key = model::keyText<model::Track>(edit.puts<model::Track>().front().id);
  return {std::move(edit), std::move(key)};
}

RowPage::Change TracksPage::changeTo(const model::AnyRow& wanted, const QString& column) {
  const auto& row = wanted.as<model::Track>();
  const QString name = RulesWords::text(row.title);
  if (column == QLatin1String("title")) {
    return {
        model::renameTrack(session_.battle(), row.id, row.title, tr("Call the track “%1”").arg(name).toStdString())};
  }
  return {model::setTrackKind(
      session_.battle(), row.id, row.kind,
      tr("Make “%1” a track of the kind “%2”").arg(nameOf(session_, row), TracksWords::kind(row.kind)).toStdString())};
}

void TracksPage::showMore(const model::AnyRow& row) {
  const auto& track = row.as<model::Track>();
  showLinks(track);
  showStart(track);
  showStrip(track);
  const QString obstacle = TerrainWords::obstacle(session_);
  fill_->show(track.kind, obstacle.isEmpty());
  spaces_->setObstacle(obstacle);
  spaces_->show(track.id);
}

void TracksPage::showLinks(const model::Track& track) {
  const rules::RuleBook& book = session_.rules();
  owner_->clear();
  owner_->addItem(QStringLiteral("—"), QString());
  for (const model::Player& player : session_.translated().all<model::Player>()) {
    owner_->addItem(RulesWords::text(player.name), RulesWords::text(player.slug));
  }
  owner_->setCurrentIndex(std::max(0, owner_->findData(RulesWords::text(ownerOf(book, track)))));
  for (QWidget* each : std::initializer_list<QWidget*>{ownerLabel_, owner_})
    each->setVisible(track.kind == "dispersed");
  morale_->setChecked(book.text(kMoraleTrack) == track.slug);
  morale_->setVisible(track.kind == "morale" || morale_->isChecked());
  const rules::TrackMentions mentions = rules::trackMentions(session_.battle(), book, track.id);
  QStringList paths;
  for (const auto* each : {&mentions.own, &mentions.inherited}) {
    for (const std::string& path : *each) paths << RulesWords::text(path);
  }
  QString words = tr("Called “%1” in rules and scenarios.").arg(RulesWords::text(track.slug));
  if (!paths.isEmpty()) words += QLatin1Char(' ') + tr("Rules that name it: %1.").arg(paths.join(QStringLiteral(", ")));
  if (!mentions.events.empty())
    words += QLatin1Char(' ') + tr("Events that wait for it: %1.").arg(mentions.events.size());
  mentions_->setText(words);
}

void TracksPage::showStart(const model::Track& track) {
  start_->clear();
  start_->addItem(tr("— not said"), QString());
  for (const model::Space* space : rules::spacesOf(session_.translated(), track.id)) {
    start_->addItem(QStringLiteral("%1 (%2)").arg(TracksWords::space(*space), RulesWords::text(space->slug)),
                    RulesWords::text(space->slug));
  }
  const auto& battle = session_.battle();
  const std::string path = startPath(track);
  auto start = scenario_ ? rules::textSetting(battle, *scenario_, path) : std::nullopt;
  QString from;
  if (start) {
    from = settingOrigin(session_.translated(), *scenario_, path);
    if (from.isEmpty()) from = tr("set by this scenario");
  } else if (session_.rules().text(kMoraleTrack) == track.slug) {
    start = session_.rules().text(kMoraleStart);
    if (start) from = tr("from the rules");
  }
  if (start && start_->findData(RulesWords::text(*start)) < 0) {
    start_->addItem(RulesWords::text(*start), RulesWords::text(*start));
  }
  start_->setCurrentIndex(start ? start_->findData(RulesWords::text(*start)) : 0);
  const bool isOwn = scenario_ && battle.find<model::Setting>({*scenario_, path});
  origin_->setOrigin(from, isOwn);
  origin_->setVisible(!from.isEmpty() || isOwn);
}

void TracksPage::showStrip(const model::Track& track) {
  const bool isMorale = session_.rules().text(kMoraleTrack) == track.slug;
  const auto colours = isMorale ? zoneColours(session_) : std::map<std::string, QColor>();
  std::vector<TrackStrip::Space> boxes;
  for (const model::Space* space : rules::spacesOf(session_.battle(), track.id)) {
    const auto colour = colours.find(space->label);
    const QString label = TracksWords::space(*session_.translated().find<model::Space>(space->id));
    boxes.push_back({space->slug, label, colour == colours.end() ? QColor() : colour->second});
  }
  heading_->setText(tr("Spaces (%1)").arg(boxes.size()));
  strip_->setVisible(!boxes.empty());
  strip_->show(std::move(boxes), start_->currentData().toString().toStdString());
}

void TracksPage::showFaults(const std::vector<const check::Finding*>& findings) {
  const model::Scenario* scenario = session_.battle().find(scenario_);
  const std::string slug = scenario ? scenario->slug : "";
  auto all = findings;
  if (session_.rules().text(kMoraleTrack) == track()->slug) {
    const auto ofZones = findingsAbout(session_, check::Subject::ofRule("morale-track/zones"), slug);
    all.insert(all.end(), ofZones.begin(), ofZones.end());
  }
  tellFaults(*fault_, session_, all);
  tellFaults(*startFault_, session_, findingsAbout(session_, check::SettingSubject{slug, startPath(*track())}, slug));
}

void TracksPage::enableMore(bool canEdit, const QString& obstacle) {
  for (QWidget* field : std::initializer_list<QWidget*>{owner_, morale_}) {
    field->setEnabled(canEdit);
    field->setToolTip(obstacle);
  }
  start_->setEnabled(canEdit && scenario_);
  origin_->setEnabled(canEdit && scenario_);
  start_->setToolTip(!canEdit    ? obstacle
                     : scenario_ ? tr("Where its marker lies when the scenario above begins.")
                                 : tr("The battle has no scenario yet."));
}

// Also adds the rules that a track of its kind needs, if they don't name another track.
void TracksPage::make(const std::string& kind) {
  const QString name = TracksWords::newName(kind);
  rules::RuleEdit edit(session_.battle(), tr("Make the track “%1”").arg(name).toStdString());
  const auto track =
      model::makeTrack(session_.battle(), name.toStdString(), kind, TrackFill::firstSpaces(session_, kind), {});
  const model::Track& row = track.puts<model::Track>().front();
  if (kind == "morale" && !session_.rules().text(kMoraleTrack)) edit.set(std::string(kMoraleTrack), jsonText(row.slug));
  edit.edit().append(track);
  perform({edit.take(), model::keyText<model::Track>(row.id)});
  auto& line = static_cast<QLineEdit&>(form_->editor("title")->control());
  line.setFocus();
  line.selectAll();
}

void TracksPage::setOwner(const std::string& player) {
  const model::Track* row = track();
  if (!row) return;
  rules::RuleEdit edit(session_.battle(), tr("Say whose units lie on “%1”").arg(nameOf(session_, *row)).toStdString());
  const std::string before = ownerOf(session_.rules(), *row);
  if (before == player) return;
  if (!before.empty()) edit.inherit(std::string(kOwner) + before);
  if (!player.empty()) edit.set(std::string(kOwner) + player, jsonText(row->slug));
  perform({edit.take()});
}

void TracksPage::setMorale(bool isOn) {
  const model::Track* row = track();
  if (!row) return;
  rules::RuleEdit edit(session_.battle(), isOn ? tr("Keep the morale on “%1”").arg(nameOf(session_, *row)).toStdString()
                                               : tr("Keep the morale on no track").toStdString());
  edit.set(std::string(kMoraleTrack), isOn ? std::optional(jsonText(row->slug)) : std::nullopt);
  perform({edit.take()});
}

void TracksPage::setStart(const std::string& space) {
  const model::Track* row = track();
  if (!row || !scenario_) return;
  const std::string json = jsonText(space);
  perform({setSetting(session_.battle(), *scenario_, startPath(*row),
                      space.empty() ? std::nullopt : std::optional<std::string_view>(json),
                      tr("Say where “%1” begins").arg(nameOf(session_, *row)).toStdString())});
}

void TracksPage::fill(const std::vector<model::SpacePlan>& plan, const std::string& stock) {
  const model::Track* row = track();
  if (!row || plan.empty()) return;
  const QString title = tr("Fill “%1”").arg(nameOf(session_, *row));
  const auto beside = model::spacesBeside(session_.battle(), row->id, plan);
  if (!mayGo(title, TracksWords::uses(model::spaceUses(session_.battle(), beside)))) return;
  rules::RuleEdit edit(session_.battle(), title.toStdString());
  const std::string path = "stock/" + stock + "/spaces";
  if (!stock.empty() && !session_.rules().json(path)) {
    edit.set(path, Json{{"held", plan.front().slug}, {"spent", plan.back().slug}}.dump());
  }
  edit.edit().append(model::refillTrack(session_.battle(), row->id, plan, {}));
  const auto made = edit.take();
  if (!made.empty()) session_.applyEverywhere(made);
}

void TracksPage::removeSpaces(const std::vector<Id<model::Space>>& spaces) {
  const model::Track* row = track();
  if (!row) return;
  const QString title = tr("Remove spaces of “%1”").arg(nameOf(session_, *row));
  if (!mayGo(title, TracksWords::uses(model::spaceUses(session_.battle(), spaces)))) return;
  session_.applyEverywhere(model::removeSpaces(session_.battle(), spaces, title.toStdString()));
}

RowPage::Change TracksPage::removal(const model::AnyRow& chosen) {
  const model::Track* row = &chosen.as<model::Track>();
  const model::Battle& battle = session_.battle();
  std::vector<Id<model::Space>> spaces;
  for (const model::Space* space : rules::spacesOf(battle, row->id)) spaces.push_back(space->id);
  const rules::TrackMentions mentions = rules::trackMentions(battle, session_.rules(), row->id);
  QStringList parts;
  if (const QString uses = TracksWords::uses(model::spaceUses(battle, spaces)); !uses.isEmpty()) parts << uses;
  if (!mentions.own.empty()) parts << tr("rules of this battle: %1").arg(mentions.own.size());
  QString words = parts.join(QStringLiteral(", "));
  const auto stay = mentions.inherited.size() + mentions.events.size();
  if (stay > 0) {
    if (!words.isEmpty()) words += QStringLiteral(".\n");
    words += tr("Inherited rules and events that name it stay, and the checks will say so: %1").arg(stay);
  }
  const QString title = tr("Delete the track “%1”").arg(nameOf(session_, *row));
  if (!mayGo(title, words)) return Change();
  Change change{rules::removeTrackAndRules(battle, session_.rules(), row->id, title.toStdString())};
  change.isForAll = true;
  return change;
}

bool TracksPage::mayGo(const QString& title, const QString& words) {
  if (words.isEmpty()) return true;
  QMessageBox question(QMessageBox::Question, title, tr("%1? This goes with it:").arg(title), QMessageBox::NoButton,
                       this);
  question.setObjectName(QStringLiteral("tracks.question"));
  question.setTextFormat(Qt::PlainText);
  question.setInformativeText(words + QLatin1Char('.'));
  const QPushButton* go = question.addButton(tr("Delete them too"), QMessageBox::DestructiveRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == go;
}

}  // namespace redoubt::editor
