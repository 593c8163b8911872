#include "editor/panels/battle_page.h"

#include <QDate>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <algorithm>
#include <vector>

#include "core/base/text.h"
#include "core/rules/book/provenance.h"
#include "core/rules/book/sources.h"
#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/order_edit.h"
#include "core/rules/turns/orders.h"
#include "core/rules/turns/victory.h"
#include "editor/panels/battle_facts_dialog.h"
#include "editor/panels/small_list.h"
#include "editor/style/theme.h"
#include "editor/words/order_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostOrders = 8;  // seen at once

QLabel* wrapped(const QString& text, const char* role = nullptr) {
  auto* label = new QLabel(text);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  if (role) setRole(*label, role);
  return label;
}

// By their short names, without those that the scenario cancels.
std::vector<const model::Event*> eventsThatHold(const model::Battle& battle, Id<model::Scenario> scenario) {
  std::vector<const model::Event*> events;
  for (const model::Event* event : rules::eventsIn(battle, scenario)) {
    if (!rules::isCancelledBy(battle, *event)) events.push_back(event);
  }
  std::stable_sort(events.begin(), events.end(),
                   [](const auto* a, const auto* b) { return naturalLess(a->slug, b->slug); });
  return events;
}

// "minor: a lead of 1–8 points".
QString levelWords(const rules::VictoryLevel& level) {
  const QString name = Words::text(level.name);
  const QString from = Words::text(toText(level.from));
  if (!level.to) return BattlePage::tr("%1: a lead of %2 points or more").arg(name, from);
  const QString range = *level.to == level.from ? from : QStringLiteral("%1–%2").arg(from, Words::text(toText(*level.to)));
  return BattlePage::tr("%1: a lead of %2 points").arg(name, range);
}

template <class Row>
int count(const Session& session) {
  return static_cast<int>(session.translated().all<Row>().size());
}

}  // namespace

BattlePage::BattlePage(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), outer_(new QVBoxLayout(this)), questions_(new QuestionsView(session)) {
  outer_->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  outer_->setSpacing(0);
  outer_->addWidget(questions_);
  outer_->addStretch();
  refresh();
}

void BattlePage::refresh() {
  if (content_) {
    outer_->removeWidget(content_);
    content_->hide();
    content_->setParent(nullptr);  // so that widgets waiting to be deleted are not found
    content_->deleteLater();
  }
  content_ = new QWidget;
  auto* column = new QVBoxLayout(content_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  if (session_.hasDocument()) {
    addHead(*column);
    addFacts(*column);
    addOrders(*column);
    addSources(*column);
  } else {
    column->addWidget(wrapped(tr("No battle is open."), "second"));
  }
  outer_->insertWidget(0, content_);
  questions_->refresh();
  orderTabs();
}

// Otherwise new widgets would come last in the tab order.
void BattlePage::orderTabs() {
  const auto isReached = [](const QWidget& each) { return (each.focusPolicy() & Qt::TabFocus) != 0; };
  QWidget* below = nullptr;
  for (QWidget* each = nextInFocusChain(); each != this && !below; each = each->nextInFocusChain()) {
    if (questions_->isAncestorOf(each) && isReached(*each)) below = each;
  }
  if (!below) return;
  QWidget* before = below;
  for (QWidget* each : content_->findChildren<QWidget*>()) {
    if (!isReached(*each)) continue;
    setTabOrder(before, each);
    before = each;
  }
  if (before != below) setTabOrder(before, below);
}

int BattlePage::topOf(BattlePart part) const {
  if (part == BattlePart::Facts) return 0;
  return topOf(part == BattlePart::Sources ? QStringLiteral("battle.sources") : QStringLiteral("battle.questions"));
}

int BattlePage::topOf(const QString& name) const {
  const auto* heading = findChild<QWidget*>(name);
  return heading ? heading->mapTo(this, QPoint()).y() : 0;
}

std::optional<int> BattlePage::reveal(Id<model::Question> question) {
  const auto top = questions_->reveal(question);
  layout()->activate();
  return top ? std::optional(questions_->y() + *top) : std::nullopt;
}

void BattlePage::addHead(QVBoxLayout& column) {
  const model::BattleInfo* info = model::info(session_.translated());
  auto* title = wrapped(info && !info->title.empty() ? Words::text(info->title) : tr("Untitled battle"), "subject");
  title->setObjectName(QStringLiteral("battle.title"));
  column.addWidget(title);
  if (!info) return;
  const QDate date = QDate::fromString(Words::text(info->date), Qt::ISODate);
  QStringList when;
  if (!info->date.empty())
    when << (date.isValid() ? QLocale().toString(date, QStringLiteral("d MMMM yyyy")) : Words::text(info->date));
  if (!info->place.empty()) when << Words::text(info->place);
  if (!when.isEmpty()) column.addWidget(wrapped(when.join(QStringLiteral(", ")), "second"));
  if (!info->description.empty()) column.addWidget(wrapped(Words::text(info->description)));
  auto* change = new QPushButton(tr("Change title, date and place…"));
  change->setObjectName(QStringLiteral("battle.change"));
  change->setAutoDefault(false);
  change->setEnabled(!session_.isReadOnly());
  change->setToolTip(session_.isReadOnly() ? Words::readOnlyReason(session_) : QString());
  setRole(*change, "link");
  // The dialog's parent is not this page, because its changes make the page anew.
  connect(change, &QPushButton::clicked, this, [this] {
    auto* dialog = new BattleFactsDialog(session_, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
  auto* line = new QHBoxLayout;
  line->addWidget(change);
  line->addStretch(1);
  column.addLayout(line);
}

void BattlePage::addFacts(QVBoxLayout& column) {
  const model::Battle& battle = session_.translated();
  auto* line = new QFrame;
  setRole(*line, "rule");
  column.addWidget(line);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(4);
  grid->setColumnMinimumWidth(0, 62);
  grid->setColumnStretch(1, 1);
  const auto add = [&](const QString& name, const QString& value) {
    const int row = grid->rowCount();
    auto* label = new QLabel(name);
    setRole(*label, "second");
    grid->addWidget(label, row, 0, Qt::AlignTop);
    grid->addWidget(wrapped(value), row, 1);
  };
  const model::BattleInfo* info = model::info(battle);
  if (const model::System* system = info ? battle.find(info->system) : nullptr)
    add(tr("Rules"), Words::text(system->title));
  if (const model::MapSheet* sheet = model::mapSheet(battle)) {
    const QString layout = sheet->orientation == hex::Orientation::Pointy ? tr("pointy-top") : tr("flat-top");
    QString map = tr("%L1 × %L2 hexes, %3").arg(sheet->columns).arg(sheet->rows).arg(layout);
    if (sheet->metresPerHex) map += tr(", %1 m to the hex").arg(*sheet->metresPerHex);
    if (sheet->invented && rules::hasOwnSources(battle))
      map += QLatin1Char('\n') + tr("Our own drawing, neither a survey nor the printed map.");
    add(tr("Map"), map);
  }
  // A game without leaders or commands says nothing of them.
  QStringList forces{tr("%n armies", nullptr, count<model::Army>(session_))};
  if (const int leaders = count<model::Leader>(session_)) forces << tr("%n leaders", nullptr, leaders);
  if (const int commands = count<model::Command>(session_)) forces << tr("%n commands", nullptr, commands);
  forces << tr("%n units", nullptr, count<model::Unit>(session_));
  add(tr("Forces"), forces.join(QStringLiteral(", ")));
  const model::Variant* variant = battle.find(session_.setUp().variant());
  const model::Scenario* scenario = variant ? battle.find<model::Scenario>(variant->scenario) : nullptr;
  if (variant && scenario) {
    add(tr("Shown"), tr("%1, %2: %n placements", nullptr, static_cast<int>(session_.setUp().placements().size()))
                         .arg(Words::text(scenario->title), Words::text(variant->title)));
  }
  QStringList levels;
  for (const rules::VictoryLevel& level : rules::victoryLevels(session_.translatedRules())) levels << levelWords(level);
  if (!levels.isEmpty()) add(tr("Victory"), levels.join(QLatin1Char('\n')));
  column.addLayout(grid);
}

void BattlePage::addOrders(QVBoxLayout& column) {
  const auto scenario = session_.setUp().scenario();
  if (!scenario) return;
  const auto add = [&](const QString& title, const char* name, const auto& rows, auto&& words, auto&& goalOf) {
    if (rows.empty()) return;
    column.addSpacing(6);
    column.addWidget(wrapped(title, "strong"));
    auto* list = new SmallList(title, kMostOrders);
    list->setObjectName(QString::fromLatin1(name));
    for (const auto* row : rows) list->add(QIcon(), words(*row), static_cast<qlonglong>(row->id.value));
    list->fit();
    connect(list, &SmallList::chosen, this,
            [this, goalOf](QListWidgetItem* item) { session_.show(goalOf(item->data(Qt::UserRole).toLongLong())); });
    column.addWidget(list);
  };
  add(
      tr("Orders of the set-up"), "battle.orders", rules::ordersIn(session_.translated(), *scenario),
      [&](const model::SetUpOrder& row) { return OrderWords::order(session_, row); },
      [](qlonglong id) -> FindingGoal { return OrderGoal{{id}}; });
  add(
      tr("Events"), "battle.events", eventsThatHold(session_.translated(), *scenario),
      [&](const model::Event& row) { return OrderWords::event(session_, row); },
      [](qlonglong id) -> FindingGoal { return EventGoal{{id}}; });
}

void BattlePage::addSources(QVBoxLayout& column) {
  const auto& sources = session_.translated().all<model::Source>();
  column.addSpacing(6);
  auto* heading = wrapped(tr("Sources"), "strong");
  heading->setObjectName(QStringLiteral("battle.sources"));
  auto* change = new QPushButton(tr("Change sources…"));
  change->setObjectName(QStringLiteral("battle.changeSources"));
  change->setAutoDefault(false);
  setRole(*change, "link");
  connect(change, &QPushButton::clicked, this,
          [this] { session_.show(RecordGoal{std::string(model::Source::kTable)}); });
  auto* line = new QHBoxLayout;
  line->addWidget(heading, 1);
  line->addWidget(change);
  column.addLayout(line);
  for (const model::Source& source : sources) {
    QStringList parts{Words::text(source.title)};
    if (!source.edition.empty()) parts << Words::text(source.edition);
    if (!source.publisher.empty()) parts << Words::text(source.publisher);
    if (source.year) parts << QString::number(*source.year);
    column.addWidget(wrapped(parts.join(QStringLiteral(", "))));
    if (!source.note.empty()) column.addWidget(wrapped(Words::text(source.note), "second"));
  }
}

}  // namespace redoubt::editor
