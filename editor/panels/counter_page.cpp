#include "editor/panels/counter_page.h"

#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <utility>

#include "core/rules/book/provenance.h"
#include "core/rules/command/command.h"
#include "core/rules/forces/formation.h"
#include "core/rules/forces/formation_choice.h"
#include "core/rules/forces/markers.h"
#include "core/rules/set_up/set_up.h"
#include "editor/panels/name_fields.h"
#include "editor/session/counter_style.h"
#include "editor/style/icons.h"
#include "editor/style/plain_tip.h"
#include "editor/style/theme.h"
#include "editor/words/hex_words.h"
#include "editor/words/markers.h"
#include "editor/words/second_hexes.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostNamed = 3;  // of several counters, in the head

render::CounterFace faceOf(const Session& session, const model::Placement& placement) {
  const model::Battle& battle = session.translated();
  const rules::RuleBook& rules = session.translatedRules();
  if (battle.find(placement.unit)) {
    render::CounterFace face = render::setUpFace(battle, rules, placement);
    face.formation = Words::text(rules::formationMark(rules, placement.formation));
    return face;
  }
  if (battle.find(placement.leader)) return render::counterFace(battle, rules, *placement.leader);
  return render::counterFace(rules, placement);
}

QString nameOf(const Session& session, const model::Placement& placement) {
  return Words::text(session.nameOf(placement));
}

// As the file has it, to be compared with what the source prints.
QString ownNameOf(const Session& session, const model::Placement& placement) {
  const auto marker = rules::markerOf(session.rules(), placement);
  return Words::text(marker ? rules::markerTitle(session.translatedRules(), *marker)
                            : model::nameOf(session.translated(), placement));
}

std::vector<const model::Face*> facesOf(const model::Battle& battle, const model::Placement& placement) {
  std::vector<const model::Face*> faces;
  for (const model::Face& face : battle.all<model::Face>()) {
    const model::Counter* counter = battle.find<model::Counter>(face.counter);
    if (!counter) continue;
    const bool isIts =
        counter->unit ? counter->unit == placement.unit : counter->leader && counter->leader == placement.leader;
    if (isIts) faces.push_back(&face);
  }
  return faces;
}

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "strong");
  return label;
}

QWidget* rule() {
  auto* line = new QFrame;
  setRole(*line, "rule");
  return line;
}

}  // namespace

CounterPage::CounterPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      header_(new CounterHeader),
      steps_(new StepsBoard(session, QStringLiteral("inspector"))) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(8);
  column->addWidget(header_);
  column->addWidget(rule());
  column->addWidget(makeFields());
  shared_ = new QLabel;
  shared_->setObjectName(QStringLiteral("inspector.shared"));
  shared_->setWordWrap(true);
  setRole(*shared_, "note");
  column->addWidget(shared_);
  column->addWidget(steps_);
  targetsHeading_ = heading(tr("In reach"));
  column->addWidget(targetsHeading_);
  targets_ = new TargetsView(session_);
  column->addWidget(targets_);
  targetsHeading_->hide();
  connect(targets_, &TargetsView::filled, targetsHeading_, &QWidget::setVisible);
  doubts_ = new DoubtsView(session_);
  column->addWidget(doubts_);
  connect(doubts_, &DoubtsView::questionChosen, this, &CounterPage::questionChosen);
  findingsHeading_ = heading(tr("Problems with it"));
  column->addWidget(findingsHeading_);
  findings_ = new SmallList(tr("Problems with it"));
  findings_->setObjectName(QStringLiteral("inspector.findings"));
  column->addWidget(findings_);
  column->addStretch();

  connect(&header_->rose(), &FacingRose::chosen, this, [this](hex::Direction direction) {
    session_.apply(model::setFacing(session_.battle(), facingIds(), model::Facing{direction},
                                    tr("Turn %1").arg(subject()).toStdString()));
  });
  connect(&header_->rose(), &FacingRose::turned, this, [this](int steps) {
    const auto facing = selected();
    const auto kind = facing.empty() ? std::nullopt : facingKindOf(session_, *facing.front());
    const hex::Direction start{kind.value_or(hex::FacingKind::Vertex), 0};
    session_.apply(
        model::turn(session_.battle(), facingIds(), steps, start, tr("Turn %1").arg(subject()).toStdString()));
  });
  connect(&header_->rose(), &FacingRose::cleared, clearFacing_, &QPushButton::click);
  followCounterStyle(session_, this, [this](const render::CounterStyle& style) { header_->picture().setStyle(style); });
  connect(findings_, &SmallList::chosen, this, [this](QListWidgetItem* item) {
    const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    if (index < session_.findings().size()) emit findingChosen(session_.findings()[index]);
  });
}

std::vector<const model::Placement*> CounterPage::selected() const {
  std::vector<const model::Placement*> rows;
  for (const Id<model::Placement> id : session_.hand().selection().placements) {
    if (const model::Placement* row = session_.setUp().placement(id)) rows.push_back(row);
  }
  const auto& unplaced = session_.hand().selection().unplaced;
  if (!rows.empty() || !unplaced) return rows;
  if (!unplaced->marker.empty()) return {&standIn_};
  for (const model::Placement& row : session_.setUp().placements()) {
    if (model::subjectOf(row) == *unplaced) return {&row};  // it has been placed since
  }
  return {&standIn_};
}

bool CounterPage::isUnplaced() const {
  const auto rows = selected();
  return rows.size() == 1 && rows.front() == &standIn_;
}

std::vector<Id<model::Placement>> CounterPage::ids() const {
  std::vector<Id<model::Placement>> ids;
  for (const model::Placement* row : selected()) {
    if (row->id) ids.push_back(row->id);
  }
  return ids;
}

std::vector<Id<model::Placement>> CounterPage::facingIds() const {
  std::vector<Id<model::Placement>> ids;
  for (const model::Placement* row : selected()) {
    if (row->id && facingKindOf(session_, *row)) ids.push_back(row->id);
  }
  return ids;
}

QString CounterPage::subject() const {
  const auto rows = selected();
  return rows.size() == 1 ? nameOf(session_, *rows.front()) : tr("%n counters", nullptr, static_cast<int>(rows.size()));
}

void CounterPage::refresh() {
  standIn_ = {};
  if (const auto& subject = session_.hand().selection().unplaced) {
    standIn_.unit = subject->unit;
    standIn_.leader = subject->leader;
    if (subject->leader) standIn_.subject = model::PlacementSubject::Leader;
    if (!subject->marker.empty()) standIn_.subject = model::PlacementSubject::Marker;
    standIn_.rule = model::PlacementRule::OffMap;
    standIn_.words = model::nameOf(session_.battle(), *subject);
  }
  if (selected().empty()) return;
  showHeader();
  showFacing();
  showFields();
  showStack();
  showCount();
  showFormation();
  showStep();
  showSecondHex();
  showHosts();
  showSource();
  showShared();
  showDoubts();
  showFindings();
  showFigures();
  showTargets();
}

void CounterPage::showTargets() {
  std::vector<Id<model::Placement>> counters;
  for (const model::Placement* each : selected()) counters.push_back(each->id);
  targets_->setCounters(std::move(counters));
}

// For leaders only if the rules give them figures.
void CounterPage::showFigures() {
  const auto rows = selected();
  if (rows.size() == 1) {
    const Id<model::Placement> placement = rows.front()->id;
    return steps_->show(model::subjectOf(*rows.front()), placement ? std::optional(placement) : std::nullopt);
  }
  std::vector<Id<model::Unit>> units;
  for (const model::Placement* row : rows) {
    if (row->unit && std::find(units.begin(), units.end(), *row->unit) == units.end()) units.push_back(*row->unit);
  }
  steps_->showSeveral(units);
}

void CounterPage::showHeader() {
  const auto rows = selected();
  std::vector<render::CounterFace> faces;
  QStringList names;
  std::vector<std::pair<QColor, QString>> commands;
  std::set<std::int64_t> seen;
  for (const model::Placement* row : rows) {
    faces.push_back(faceOf(session_, *row));
    names << nameOf(session_, *row);
    if (!row->unit) continue;
    for (const model::Command* command : rules::commandsOf(session_.translated(), *row->unit)) {
      if (seen.insert(command->id.value).second)
        commands.emplace_back(QColor(Words::text(command->colour)), Words::text(command->name));
    }
  }
  // More than three commands would push the fields off a small screen.
  if (commands.size() > 3) {
    const int more = static_cast<int>(commands.size()) - 2;
    commands.resize(2);
    commands.emplace_back(QColor(Qt::transparent), tr("and %n more", nullptr, more));
  }
  const bool isOne = rows.size() == 1;
  header_->picture().setFaces(std::move(faces));
  header_->name().setText(subject());
  const QString all = names.join(QStringLiteral(", "));
  header_->kind().setToolTip(names.size() > kMostNamed ? plainTip(all) : QString());
  if (names.size() > kMostNamed) {
    const int more = static_cast<int>(names.size()) - kMostNamed;
    names = names.mid(0, kMostNamed) << tr("and %n more", nullptr, more);
  }
  header_->kind().setText(isOne ? Words::kindAndArmy(session_, *rows.front()) : names.join(QStringLiteral(", ")));
  header_->commands().setLines(std::move(commands));
  const bool samePlace = std::all_of(rows.begin(), rows.end(), [&](const auto* row) {
    return row->rule == model::PlacementRule::At && row->hex == rows.front()->hex && row->hex;
  });
  header_->place().setText(isUnplaced() ? notPlacedText()
                           : isOne      ? Words::place(session_, *rows.front())
                           : samePlace  ? tr("Hex %1").arg(Words::hex(session_, *rows.front()->hex))
                                        : tr("In several places"));
}

// For a marker the number of copies.
QString CounterPage::notPlacedText() const {
  const auto marker = rules::markerOf(session_.rules(), standIn_);
  return marker ? Markers::tally(session_, *marker) : tr("Not placed");
}

void CounterPage::showFacing() {
  const auto rows = selected();
  const model::Placement* facing = nullptr;
  bool isMixed = false;
  for (const model::Placement* row : rows) {
    if (!facingKindOf(session_, *row)) continue;
    if (facing && !(facing->direction == row->direction)) isMixed = true;
    if (!facing) facing = row;
  }
  const auto kind = facing ? facingKindOf(session_, *facing) : std::nullopt;
  const bool mayChange = !session_.isReadOnly() && !isUnplaced();
  const bool isUsed = kind || rules::facingRules(session_.rules()).areUsed;
  for (QWidget* each : std::initializer_list<QWidget*>{&header_->rose(), facingLabel_, facing_, clearFacing_}) {
    each->setVisible(isUsed);
  }
  header_->rose().setFacing(session_.layout().orientation(), kind,
                            facing && !isMixed ? facing->direction : std::nullopt);
  header_->rose().setEnabled(mayChange);
  header_->rose().setToolTip(
      mayChange ? (kind ? tr("Click a direction; the arrow keys turn by 60°") : tr("This counter faces nowhere"))
                : Words::readOnlyReason(session_));
  facing_->setText(isMixed ? tr("Different ways") : Words::facing(session_, facing ? *facing : *rows.front()));
  clearFacing_->setEnabled(mayChange && facing && (isMixed || facing->direction));
}

void CounterPage::showFields() {
  const auto rows = selected();
  if (rows.empty()) return;
  const bool sameHex = std::all_of(rows.begin(), rows.end(), [&](const auto* row) {
    return row->rule == model::PlacementRule::At && row->hex == rows.front()->hex;
  });
  const bool hasHex = sameHex && rows.front()->hex;
  const model::Subject one = rows.size() == 1 ? model::subjectOf(*rows.front()) : model::Subject();
  nameLabel_->setVisible(one.unit || one.leader);
  names_->setVisible(one.unit || one.leader);
  names_->setSubject(one);
  if (nameLabel_->buddy() != names_->focusProxy()) nameLabel_->setBuddy(names_->focusProxy());
  // Unfinished input stays, but not for other counters.
  const Selection& selection = session_.hand().selection();
  if (!(std::exchange(hexOf_, selection) == selection)) hex_->forget();
  hex_->show(hasHex ? model::Value(rows.front()->hex->value) : model::Value());
  const QString reason = Words::readOnlyReason(session_);
  hex_->setEnabled(reason.isEmpty());
  hex_->control().setToolTip(!reason.isEmpty() ? reason
                             : isUnplaced()    ? tr("Type a number and press Enter to place it there")
                                               : tr("Type a number and press Enter to move there"));
  const bool begins = std::all_of(rows.begin(), rows.end(), [](const auto* row) { return row->unit || row->leader; });
  startLabel_->setVisible(begins);
  start_->setVisible(begins);
  if (begins) start_->show(ids(), isUnplaced() ? session_.hand().selection().unplaced : std::nullopt);
  remove_->setEnabled(reason.isEmpty() && !isUnplaced());
  remove_->setToolTip(reason.isEmpty() ? tr("Take it off the set-up; it goes back to the tray") : reason);
}

void CounterPage::showStack() {
  const auto rows = selected();
  const bool isOne = rows.size() == 1 && rows.front()->rule == model::PlacementRule::At && rows.front()->hex;
  const auto stack = isOne ? session_.setUp().stackAt(*rows.front()->hex) : std::vector<Id<model::Placement>>();
  const auto at = isOne ? std::find(stack.begin(), stack.end(), rows.front()->id) : stack.end();
  const auto position = at == stack.end() ? 0 : static_cast<int>(at - stack.begin()) + 1;
  const auto count = static_cast<int>(stack.size());
  // Leaders that begin with their units are shown under them, although they have no stack position.
  const int lying = isOne ? count + static_cast<int>(leadersUnder(session_, *rows.front()->hex).size()) : 0;
  stack_->setText(position == 0 ? tr("–")
                  : lying == 1  ? tr("Alone in its hex")
                                : tr("%1 of %2 from the top").arg(position).arg(lying));
  const bool mayChange = !session_.isReadOnly();
  up_->setEnabled(mayChange && position > 1);
  down_->setEnabled(mayChange && position > 0 && position < count);
}

// Only for placements that can stand for several equal counters, and are not in an army's list of counters.
void CounterPage::showCount() {
  const auto rows = selected();
  const model::Placement* one = rows.size() == 1 && !isUnplaced() ? rows.front() : nullptr;
  const bool isShown =
      one && (one->subject == model::PlacementSubject::Marker || one->subject == model::PlacementSubject::Group);
  for (QWidget* each : std::initializer_list<QWidget*>{countLabel_, count_, blockLabel_, block_}) {
    each->setVisible(isShown);
  }
  if (!isShown) return;
  count_->show(std::int64_t{one->count});
  enableField(*count_, Words::readOnlyReason(session_));
  const model::SetUpBlock* block = session_.translated().find<model::SetUpBlock>(one->block);
  block_->setText(block ? Words::text(block->title) : tr("–"));
}

void CounterPage::showFormation() {
  const auto takers = FormationChoices::takers(session_, ids());
  const auto choices = FormationChoices::of(session_, takers);
  const bool hasChoice = !takers.empty() && choices.size() > 1;
  formationLabel_->setVisible(hasChoice);
  formation_->setVisible(hasChoice);
  if (!hasChoice) return;
  formation_->setChoices(choices, FormationChoices::common(session_, takers));
  const QString reason = Words::readOnlyReason(session_);
  formation_->setEnabled(reason.isEmpty());
  formation_->box().setToolTip(reason.isEmpty() ? tr("How its units stand; what the rules don't allow says why")
                                                : reason);
}

// Only for units with several steps, and for a step that should not be there.
void CounterPage::showStep() {
  const auto rows = selected();
  const model::Placement* one = rows.size() == 1 && !isUnplaced() ? rows.front() : nullptr;
  const bool isShown = one && (one->step || (one->unit && stepChoices().size() > 1));
  stepLabel_->setVisible(isShown);
  step_->setVisible(isShown);
  if (!isShown) return;
  step_->show(one->step && *one->step > 1 ? model::Value(std::int64_t{*one->step}) : model::Value());
  enableField(*step_, Words::readOnlyReason(session_));
}

void CounterPage::showSecondHex() {
  const auto rows = selected();
  const bool isShown = rows.size() == 1 && SecondHexes::areAskedOf(session_, *rows.front());
  secondHexLabel_->setVisible(isShown);
  secondHex_->setVisible(isShown);
  if (!isShown) return;
  const auto& second = rows.front()->secondHex;
  secondHex_->show(second ? model::Value(second->value) : model::Value());
  enableField(*secondHex_, Words::readOnlyReason(session_));
}

void CounterPage::showHosts() {
  const auto rows = selected();
  const model::Placement* leader = rows.size() == 1 && rows.front()->leader ? rows.front() : nullptr;
  const bool hasChoice = leader && leader->rule != model::PlacementRule::At &&
                         leader->rule != model::PlacementRule::Enters &&
                         leader->rule != model::PlacementRule::OnActivation &&
                         leader->rule != model::PlacementRule::OffMap && leader->rule != model::PlacementRule::Space;
  hostsLabel_->setVisible(hasChoice);
  hosts_->setVisible(hasChoice);
  const auto scenario = session_.setUp().scenario();
  if (!hasChoice || !session_.setUp().variant() || !scenario) return;
  const auto setUp = rules::placements(session_.battle(), *session_.setUp().variant());
  const auto range = rules::commandRange(session_.rules());
  const rules::LeaderPositions hosts = rules::leaderPositionsInCommand(session_.battle(), session_.layout(),
                                                                       session_.rules(), *scenario, setUp, *leader);
  const auto numbers = [&](const std::vector<hex::HexKey>& hexes) {
    QStringList texts;
    for (const hex::HexKey hex : hexes) texts << Words::hex(session_, hex);
    return texts.join(QStringLiteral(", "));
  };
  QString words = hosts.allowed.empty() ? tr("Nowhere: none of his units begins on the map.") : numbers(hosts.allowed);
  if (!hosts.allowed.empty() && range) {
    words += QLatin1Char('\n') + (hosts.inCommand.empty() ? tr("From none of them are all his units in command.")
                                  : hosts.inCommand == hosts.allowed
                                      ? tr("From each of these hexes all his units are in range.")
                                      : tr("All his units are in command from %1.").arg(numbers(hosts.inCommand)));
  }
  hosts_->setText(words);
}

// The fields whose origin is shown next to "Source": the origin of the place is often that of the whole row.
std::set<std::string> CounterPage::fieldsOfSource(const model::Battle& battle, const model::Placement& placement) {
  const model::Provenance* place = rules::provenanceOf(battle, placement, "hex");
  return {place ? place->field : "hex", "direction", "count"};
}

void CounterPage::showSource() {
  const auto rows = selected();
  const model::Placement* one = rows.size() == 1 ? rows.front() : nullptr;
  const QString printed = one ? Words::text(one->words) : QString();
  const bool differs = one && !printed.isEmpty() && printed != ownNameOf(session_, *one);
  wordsLabel_->setVisible(differs);
  words_->setVisible(differs);
  words_->setText(printed);
  const model::Provenance* provenance = one ? rules::provenanceOf(session_.battle(), *one, "hex") : nullptr;
  sourceSign_->setPixmap(provenance ? signIcon(signOf(provenance->status)).pixmap(QSize(14, 14), devicePixelRatioF())
                                    : QPixmap());
  sourceSign_->setVisible(provenance);
  source_->setText(one && !isUnplaced() ? sourceOf(*one) : tr("–"));
}

// The origin of its place, and other fields that have their own origin: "printed, R13.0; facing: set by hand".
QString CounterPage::sourceOf(const model::Placement& placement) const {
  const model::Battle& battle = session_.battle();
  QStringList parts{Words::provenance(session_, rules::provenanceOf(battle, placement, "hex"))};
  const std::string key = model::keyText<model::Placement>(placement.id);
  for (const auto& [field, title] : {std::pair("direction", tr("facing: %1")), {"count", tr("count: %1")}}) {
    const auto* own = battle.find<model::Provenance>({std::string(model::Placement::kTable), key, field});
    if (own) parts << title.arg(Words::provenance(session_, own));
  }
  return parts.join(QStringLiteral("; "));
}

void CounterPage::showShared() {
  const auto rows = selected();
  std::set<std::int64_t> blocks;
  QStringList others;
  const bool allInherited = std::all_of(
      rows.begin(), rows.end(), [&](const model::Placement* row) { return session_.setUp().isInherited(*row); });
  for (const model::Placement* row : rows) {
    if (!blocks.insert(row->block.value).second) continue;
    for (const QString& title : Words::otherVariants(session_, row->block)) {
      if (!others.contains(title)) others << title;
    }
  }
  shared_->setVisible(!others.isEmpty());
  shared_->setText((allInherited ? tr("Taken over; also in: %1. A change stays in this variant.")
                                 : tr("Also in: %1. A change shows there too."))
                       .arg(others.join(QStringLiteral("; "))));
}

void CounterPage::showDoubts() {
  const auto rows = selected();
  doubts_->clear();
  if (rows.size() == 1) {
    const model::Battle& battle = session_.battle();
    doubts_->addBeside(*rows.front(), fieldsOfSource(battle, *rows.front()));
    if (const model::Unit* unit = battle.find(rows.front()->unit)) {
      doubts_->add(*unit);
      for (const model::UnitCommand& each : battle.where<&model::UnitCommand::unit>(unit->id)) {
        doubts_->addQuestions(each, tr("command"));
      }
    }
    if (const model::Leader* leader = battle.find(rows.front()->leader)) doubts_->add(*leader);
    for (const model::Face* face : facesOf(battle, *rows.front())) doubts_->addQuestions(*face, tr("figures"));
  }
  doubts_->finish();
}

void CounterPage::showFindings() {
  std::set<check::Subject> subjects;
  for (const model::Placement* row : selected()) {
    const model::Battle& battle = session_.battle();
    if (const model::Unit* unit = battle.find(row->unit)) subjects.insert(check::Subject::of(*unit));
    if (const model::Leader* leader = battle.find(row->leader)) subjects.insert(check::Subject::of(*leader));
    subjects.insert(check::Subject::of(*row));
    const auto marker = rules::markerOf(session_.rules(), *row);
    for (const char* rule : {"/copies", "/hexside"}) {
      if (marker) subjects.insert(check::Subject::ofRule("marker/" + *marker + rule));
    }
  }
  findings_->clear();
  for (std::size_t i = 0; i < session_.findings().size(); ++i) {
    const check::Finding& finding = session_.findings()[i];
    if (finding.waived || !subjects.contains(finding.subject)) continue;
    findings_->add(signIcon(signOf(finding.severity)),
                   Words::text(check::message(finding, session_.languageOfFindings())), static_cast<int>(i));
  }
  findings_->fit();
  findingsHeading_->setVisible(findings_->count() > 0);
}

void CounterPage::setHexError(const QString& sentence) {
  hexError_->setText(sentence);
  hexError_->setVisible(!sentence.isEmpty());
  setRole(hex_->control(), sentence.isEmpty() ? "" : "error");
  hex_->control().setAccessibleDescription(sentence);
}

}  // namespace redoubt::editor
