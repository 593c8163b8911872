#include "editor/dialogs/tryit/first_turn_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <set>
#include <string>

#include "core/rules/turns/schedule.h"
#include "editor/abilities/rule_on_map_words.h"
#include "editor/dialogs/tryit/first_turn_tree.h"
#include "editor/session/core_words.h"
#include "editor/session/lit_hexes.h"
#include "editor/session/to_qt.h"
#include "editor/style/row_focus.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kPause = 400;  // milliseconds without an edit, before the report is made anew
constexpr int kMostTurns = 10'000;
constexpr int kWhyLines = 5;

}  // namespace

FirstTurnDialog::FirstTurnDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      job_(new FirstTurnJob(this)),
      turn_(new QSpinBox),
      army_(new QComboBox),
      search_(new QLineEdit),
      tree_(new FirstTurnTree(session)),
      state_(new QLabel),
      why_(new QTextBrowser),
      copy_(new QPushButton(tr("&Copy as text"))) {
  setObjectName(QStringLiteral("firstTurn"));
  setWindowTitle(tr("First turn"));
  turn_->setObjectName(QStringLiteral("firstTurn.turn"));
  army_->setObjectName(QStringLiteral("firstTurn.army"));
  search_->setObjectName(QStringLiteral("firstTurn.search"));
  state_->setObjectName(QStringLiteral("firstTurn.state"));
  why_->setObjectName(QStringLiteral("firstTurn.why"));
  copy_->setObjectName(QStringLiteral("firstTurn.copy"));
  pause_.setSingleShot(true);
  pause_.setInterval(kPause);
  arrange();
  connectAll();
  showArmies();
  showTurns();
  reckon();
  resize(QSize(560, 760).boundedTo(screen()->availableSize()));
}

FirstTurnDialog::~FirstTurnDialog() {
  leaveField(*this);
}

void FirstTurnDialog::arrange() {
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(8);
  auto* head = new QHBoxLayout;
  auto* what = new QLabel(tr("&Turn:"));
  what->setBuddy(turn_);
  turn_->setAccessibleName(tr("Turn"));
  army_->setAccessibleName(tr("Army"));
  army_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  army_->setMinimumContentsLength(10);
  search_->setPlaceholderText(tr("Search the report"));
  search_->setAccessibleName(tr("Search the report"));
  search_->setClearButtonEnabled(true);
  for (QWidget* each : std::initializer_list<QWidget*>{what, turn_, army_}) head->addWidget(each);
  head->addWidget(search_, 1);
  outer->addLayout(head);
  setRole(*state_, "note");
  state_->setWordWrap(true);
  state_->hide();
  outer->addWidget(state_);
  outer->addWidget(tree_, 1);
  why_->setAccessibleName(tr("Rules that decide the current line"));
  why_->setOpenLinks(false);
  why_->setFixedHeight(why_->fontMetrics().lineSpacing() * kWhyLines);
  outer->addWidget(why_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  buttons->addButton(copy_, QDialogButtonBox::ActionRole);
  for (QAbstractButton* button : buttons->buttons()) qobject_cast<QPushButton*>(button)->setAutoDefault(false);
  outer->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void FirstTurnDialog::connectAll() {
  connect(&pause_, &QTimer::timeout, this, &FirstTurnDialog::reckon);
  connect(job_, &FirstTurnJob::done, this, &FirstTurnDialog::take);
  connect(turn_, &QSpinBox::valueChanged, this, &FirstTurnDialog::reckonSoon);
  connect(army_, &QComboBox::currentIndexChanged, this, &FirstTurnDialog::filter);
  connect(search_, &QLineEdit::textChanged, this, &FirstTurnDialog::filter);
  connect(tree_, &QTreeWidget::currentItemChanged, this, &FirstTurnDialog::showCurrent);
  connect(tree_, &QTreeWidget::itemActivated, this, &FirstTurnDialog::goToCurrent);
  connect(copy_, &QPushButton::clicked, this, &FirstTurnDialog::copyAll);
  connect(why_, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& link) { emit ruleWanted(link.toString(QUrl::FullyDecoded).toStdString()); });
  connect(&session_, &Session::documentReplaced, this, [this] {
    scenario_.reset();
    showArmies();
    showTurns();
    reckon();
  });
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Army>()) showArmies();
    if (changes.touches<model::Setting>() || changes.touches<model::Scenario>()) showTurns();
    reckonSoon();
  });
  connect(&session_.setUp(), &ShownSetUp::placementsChanged, this, [this] {
    showTurns();
    reckonSoon();
  });
}

// The turns of the scenario; with another scenario its first is chosen.
void FirstTurnDialog::showTurns() {
  const auto scenario = session_.setUp().scenario();
  const QSignalBlocker blocker(turn_);
  turn_->setEnabled(scenario.has_value());
  if (!scenario) return;
  const int first = ask::firstTurnOf(session_.battle(), *scenario);
  const auto turns = rules::gameTurns(session_.battle(), session_.rules(), *scenario);
  turn_->setRange(first, turns ? std::max(turns->last, first) : kMostTurns);
  if (std::exchange(scenario_, scenario) != scenario) turn_->setValue(first);
}

void FirstTurnDialog::showArmies() {
  const QSignalBlocker blocker(army_);
  const QVariant chosen = army_->currentData();
  army_->clear();
  army_->addItem(tr("All armies"), QString());
  std::vector<const model::Army*> armies;
  for (const model::Army& army : session_.translated().all<model::Army>()) armies.push_back(&army);
  std::sort(armies.begin(), armies.end(), [](const auto* a, const auto* b) { return a->ordinal < b->ordinal; });
  for (const model::Army* army : armies) army_->addItem(Words::text(army->name), toQt(army->slug));
  army_->setCurrentIndex(std::max(0, army_->findData(chosen)));
  filter();
}

void FirstTurnDialog::reckonSoon() {
  pause_.start();
}

void FirstTurnDialog::reckon() {
  const auto variant = session_.setUp().variant();
  pause_.stop();
  if (!variant || !model::mapSheet(session_.battle())) {
    job_->stop();
    tree_->show(nullptr);
    showCurrent();
    return tell(variant ? tr("This battle has no map yet.") : tr("No scenario is shown whose set-up could be told."));
  }
  job_->ask(session_.translated(), *variant, turn_->value());
  if (!tree_->reading()) tell(tr("The rules are being asked…"));
}

void FirstTurnDialog::take(const std::shared_ptr<const FirstTurnReading>& reading) {
  if (!reading->world) {
    tree_->show(nullptr);
    tell(CoreWords::text(reading->fault));
  } else {
    tell({});
    tree_->show(reading);
  }
  showCurrent();
  copy_->setEnabled(reading->world != nullptr);
}

void FirstTurnDialog::tell(const QString& text) {
  state_->setText(text);
  state_->setVisible(!text.isEmpty());
}

void FirstTurnDialog::filter() {
  tree_->setFilter(army_->currentData().toString().toStdString(), search_->text());
  showCurrent();
}

// Its hexes on the map, and the rules below.
void FirstTurnDialog::showCurrent() {
  std::set<hex::HexKey> hexes;
  std::vector<LitHexes::Line> lines;
  for (const ask::OpeningRow* row : tree_->chosen()) {
    hexes.insert(row->hexes.begin(), row->hexes.end());
    hexes.insert(row->others.begin(), row->others.end());
    lines.insert(lines.end(), row->lines.begin(), row->lines.end());
  }
  if (isVisible()) LitHexes::of(session_).light(std::move(hexes), std::move(lines));
  const ask::OpeningRow* row = tree_->current();
  QStringList links;
  QStringList effects;
  std::set<std::string> cited;
  for (const ask::Reason& each : row ? row->because : std::vector<ask::Reason>()) {
    if (each.rule.empty()) {
      links << Words::text(each.citation).toHtmlEscaped();
      continue;
    }
    // What each of many results does would hide the rules that say who is a target: one link for each paragraph.
    const bool isEffect = each.rule.starts_with("effect/") && !each.citation.empty();
    const QString words = isEffect ? Words::text(each.citation) : RuleOnMapWords::reason(session_, each);
    if (isEffect && !cited.insert(each.citation).second) continue;
    (isEffect ? effects : links) << QStringLiteral("<a href=\"%1\" style=\"color:%3\">%2</a>")
                                        .arg(Words::text(each.rule).toHtmlEscaped(), words.toHtmlEscaped(),
                                             colours().accent.name());
  }
  if (!row) {
    why_->setHtml(
        tr("Choose a line: the map shows its hexes, and here stand the rules that decide it.").toHtmlEscaped());
  } else if (links.isEmpty() && effects.isEmpty()) {
    why_->setHtml(tr("No rule decides this.").toHtmlEscaped());
  } else {
    QString why = tr("By the rules: %1").arg(links.join(QStringLiteral(", ")));
    if (!effects.isEmpty()) why += tr("; what results do: %1").arg(effects.join(QStringLiteral(", ")));
    why_->setHtml(why);
  }
}

// Selects the counters of the line in their first hex.
void FirstTurnDialog::goToCurrent() {
  const ask::OpeningRow* row = tree_->current();
  if (!row) return;
  const auto& hexes = row->hexes.empty() ? row->others : row->hexes;
  if (hexes.empty()) return;
  session_.jumpTo(hexes.front());
  Selection selection;
  selection.hex = hexes.front();
  for (const rules::Member each : row->units) {
    const rules::Piece& piece = tree_->reading()->world->position().piece(each);
    const bool isThere = piece.hex == selection.hex && session_.setUp().placement(piece.row->id);
    if (isThere) selection.placements.push_back(piece.row->id);
  }
  if (!selection.placements.empty()) session_.hand().select(std::move(selection));
}

void FirstTurnDialog::copyAll() {
  if (!tree_->reading()) return;
  const std::string language(Session::language().code());
  QApplication::clipboard()->setText(toQt(textOf(tree_->reading()->sections, language, 0)));
}

void FirstTurnDialog::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  showCurrent();
}

void FirstTurnDialog::hideEvent(QHideEvent* event) {
  LitHexes::of(session_).light({});
  QDialog::hideEvent(event);
}

}  // namespace redoubt::editor
