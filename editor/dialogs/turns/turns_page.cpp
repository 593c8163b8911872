#include "editor/dialogs/turns/turns_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/turns/schedule.h"
#include "editor/dialogs/rules/new_rule_dialog.h"
#include "editor/dialogs/rules/rules_fields.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kTurnsWidth = 92;
constexpr int kFieldsWidth = 360;
constexpr int kWordsWidth = 190;
constexpr int kMostTurns = 200;
constexpr int kTurnsAtFirst = 12;  // where nothing gives the last turn

QString titleOf(TurnLineGroup group) {
  switch (group) {
    case TurnLineGroup::States: return TurnsPage::tr("Weather and states of the game");
    case TurnLineGroup::Segments: return TurnsPage::tr("Parts of the turn");
    case TurnLineGroup::Chits: return TurnsPage::tr("Chits in the pool");
    case TurnLineGroup::Arrivals: return TurnsPage::tr("Arrivals");
    case TurnLineGroup::Events: break;
  }
  return TurnsPage::tr("Events");
}

}  // namespace

TurnsPage::TurnsPage(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      turns_(new QListWidget),
      tree_(new QTreeWidget),
      problem_(new QLabel),
      lead_(new QLabel),
      fields_(new RuleFields(session)),
      scroll_(new QScrollArea) {
  arrange();
  connect(turns_, &QListWidget::currentRowChanged, this, [this] { showLines(); });
  connect(tree_, &QTreeWidget::currentItemChanged, this, [this] { showChosen(); });
  connect(tree_, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem* item) { open(item); });
  connect(lead_, &QLabel::linkActivated, this, [this] { open(tree_->currentItem()); });
}

void TurnsPage::arrange() {
  turns_->setObjectName(QStringLiteral("turns.turns"));
  turns_->setAccessibleName(tr("Turn"));
  turns_->setFixedWidth(size::scaled(kTurnsWidth));
  tree_->setObjectName(QStringLiteral("turns.lines"));
  tree_->setAccessibleName(tr("What the turn brings"));
  tree_->setColumnCount(2);
  tree_->setHeaderLabels({tr("What"), tr("When, how likely")});
  tree_->header()->resizeSection(0, size::scaled(kWordsWidth));
  tree_->setRootIsDecorated(false);
  tree_->setIndentation(12);
  tree_->setUniformRowHeights(true);
  problem_->setWordWrap(true);
  setRole(*problem_, "note");
  lead_->setObjectName(QStringLiteral("turns.lead"));
  lead_->setWordWrap(true);
  lead_->setTextFormat(Qt::RichText);
  fields_->setAttribute(Qt::WA_StyledBackground);
  setRole(*fields_, "page");
  scroll_->setWidget(fields_);
  scroll_->setWidgetResizable(true);
  scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll_->setMinimumWidth(size::scaled(kFieldsWidth));
  auto* middle = new QVBoxLayout;
  middle->setSpacing(6);
  middle->addWidget(problem_);
  middle->addWidget(tree_, 1);
  middle->addWidget(makeButtons());
  middle->addWidget(lead_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(size::kMargin, size::kMargin, 0, size::kMargin);
  row->setSpacing(8);
  row->addWidget(turns_);
  row->addLayout(middle, 1);
  row->addWidget(scroll_, 1);
}

QWidget* TurnsPage::makeButtons() {
  auto* bar = new QWidget;
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  const std::tuple<const char*, QString, std::vector<std::string>> buttons[] = {
      {"turns.addWeather", tr("&Weather…"), {"weather", "state-change"}},
      {"turns.addChit", tr("&Chit…"), {"formation-chits", "event-chit", "end-chit"}},
      {"turns.addSegment", tr("&Part of the turn…"), {"segment"}}};
  row->addWidget(new QLabel(tr("Add")));
  for (const auto& [name, words, kinds] : buttons) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, kinds = kinds] { begin(kinds); });
    row->addWidget(button);
  }
  const std::tuple<const char*, QString, void (TurnsPage::*)()> pages[] = {
      {"turns.addArrival", tr("&Arrival…"), &TurnsPage::arrivalsWanted},
      {"turns.addEvent", tr("E&vent…"), &TurnsPage::eventsWanted}};
  for (const auto& [name, words, wanted] : pages) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, wanted);
    row->addWidget(button);
  }
  row->addStretch(1);
  return bar;
}

void TurnsPage::setScenario(std::optional<Id<model::Scenario>> scenario) {
  scenario_ = scenario;
  isStale_ = true;
  if (isVisible()) refresh();
}

// A turn is only worked out while somebody looks.
void TurnsPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (isStale_) refresh();
}

void TurnsPage::refresh() {
  isStale_ = false;
  showTurns();
  showLines();
  const bool canEdit = TerrainWords::obstacle(session_).isEmpty() && scenario_.has_value();
  for (auto* button : findChildren<QPushButton*>()) {
    if (button->objectName().startsWith(QLatin1String("turns.add"))) button->setEnabled(canEdit);
  }
}

void TurnsPage::showTurns() {
  const QSignalBlocker blocker(turns_);
  const int before = turn();
  turns_->clear();
  if (!scenario_) return;
  const auto game = rules::gameTurns(session_.battle(), session_.rules(), *scenario_);
  const int first = game ? game->first : 1;
  const int last = std::min(game ? game->last : kTurnsAtFirst, first + kMostTurns);
  for (int turn = first; turn <= last; ++turn) {
    auto* item = new QListWidgetItem(tr("Turn %1").arg(turn), turns_);
    item->setData(Qt::UserRole, turn);
    if (turn == before) turns_->setCurrentItem(item);
  }
  if (!turns_->currentItem()) turns_->setCurrentRow(0);
}

int TurnsPage::turn() const {
  const QListWidgetItem* item = turns_->currentItem();
  return item ? item->data(Qt::UserRole).toInt() : 0;
}

void TurnsPage::showLines() {
  TurnLines found;
  if (scenario_ && turn() > 0) found = turnLines(session_, *scenario_, turn());
  lines_ = std::move(found.lines);
  problem_->setText(found.problem);
  problem_->setVisible(!found.problem.isEmpty());
  {
    const QSignalBlocker blocker(tree_);
    tree_->clear();
    for (const TurnLineGroup group : {TurnLineGroup::States, TurnLineGroup::Segments, TurnLineGroup::Chits,
                                      TurnLineGroup::Arrivals, TurnLineGroup::Events}) {
      QTreeWidgetItem* heading = nullptr;
      for (std::size_t at = 0; at < lines_.size(); ++at) {
        if (lines_[at].group != group) continue;
        if (!heading) {
          heading = new QTreeWidgetItem(tree_, {titleOf(group)});
          heading->setFlags(Qt::ItemIsEnabled);
          heading->setFirstColumnSpanned(true);
          heading->setFont(0, themeFont(TextStyle::Strong));
        }
        auto* item = new QTreeWidgetItem(heading, {lines_[at].words, lines_[at].more});
        item->setData(0, Qt::UserRole, static_cast<int>(at));
        item->setToolTip(0, lines_[at].words.trimmed());
        item->setToolTip(1, lines_[at].more);
        const auto* path = std::get_if<std::string>(&lines_[at].from);
        if (path && *path == chosen_) tree_->setCurrentItem(item);
      }
    }
    tree_->expandAll();
  }
  showChosen();
}

void TurnsPage::showChosen() {
  const QTreeWidgetItem* item = tree_->currentItem();
  const QVariant at = item ? item->data(0, Qt::UserRole) : QVariant();
  const TurnLine* line = at.isValid() ? &lines_[static_cast<std::size_t>(at.toInt())] : nullptr;
  const auto* path = line ? std::get_if<std::string>(&line->from) : nullptr;
  if (path) chosen_ = *path;
  const bool isElsewhere = line && !path && !std::holds_alternative<std::monostate>(line->from);
  lead_->setText(isElsewhere ? tr("<a href=\"#\">Change it</a>") : QString());
  lead_->setVisible(isElsewhere);
  scroll_->setVisible(!isElsewhere);
  if (isElsewhere) return;
  if (chosen_.empty()) return fields_->show(RuleAddress(), nullptr);
  const auto entries = ruleEntries(session_);
  const auto found = std::find_if(entries.begin(), entries.end(),
                                  [&](const RuleEntry& entry) { return entry.key == RuleAddress(chosen_); });
  fields_->show(RuleAddress(chosen_), found == entries.end() ? nullptr : &*found);
}

void TurnsPage::open(const QTreeWidgetItem* item) {
  const QVariant at = item ? item->data(0, Qt::UserRole) : QVariant();
  if (!at.isValid()) return;
  const auto& from = lines_[static_cast<std::size_t>(at.toInt())].from;
  if (const auto* entry = std::get_if<Id<model::Entry>>(&from)) emit entryWanted(*entry);
  if (const auto* line = std::get_if<Id<model::PoolLine>>(&from)) emit lineWanted(*line);
  if (const auto* event = std::get_if<Id<model::Event>>(&from)) emit eventWanted(*event);
}

void TurnsPage::begin(const std::vector<std::string>& kinds) {
  NewRuleDialog dialog(session_, this);
  dialog.offerOnly(kinds);
  if (dialog.exec() != QDialog::Accepted) return;
  chosen_ = dialog.path();
  refresh();
}

}  // namespace redoubt::editor
