#include "editor/dialogs/turns/entry_page.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/text.h"
#include "core/rules/turns/arrival.h"
#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/dialogs/turns/entry_arrivals.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"
#include "editor/words/schedule_words.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kEntryFieldWidth = 360;

// Entry zones first, exit zones last.
std::vector<FieldChoice> zoneChoices(const model::Battle& battle) {
  std::vector<const model::Zone*> zones;
  for (const model::Zone& zone : battle.all<model::Zone>()) zones.push_back(&zone);
  const auto rank = [](const model::Zone& zone) {
    return zone.kind == model::ZoneKind::Entry ? 0 : zone.kind == model::ZoneKind::Exit ? 2 : 1;
  };
  std::stable_sort(zones.begin(), zones.end(), [&](const auto* a, const auto* b) {
    return rank(*a) != rank(*b) ? rank(*a) < rank(*b) : naturalLess(a->title, b->title);
  });
  std::vector<FieldChoice> choices;
  for (const model::Zone* zone : zones) choices.push_back({zone->id.value, RulesWords::text(zone->title)});
  return choices;
}

QString diceFault(const std::string& json) {
  if (json.empty()) return {};
  const auto plan = rules::arrivalPlan(json);
  const auto* wrong = std::get_if<rules::ShapeFault>(&plan);
  return wrong ? RulesWords::fault(wrong->expected, wrong->pointer) : QString();
}

}  // namespace

EntryPage::EntryPage(Session& session, QWidget* parent)
    : RowPage(
          session, model::tableInfo<model::Entry>(), QStringLiteral("entries"),
          new RowList(QStringLiteral("entries"), tr("Entries"), false),
          tr("No entry yet. An entry says how counters come onto the map during play: in which turn, or with which "
             "activation, over which hexes, and what if these are taken.\n\nMark the hexes as a zone on the map first, "
             "then make the entry with + below the list."),
          parent),
      users_(new QLabel),
      arrivals_(new EntryArrivals(session)) {
  users_->setObjectName(QStringLiteral("entries.users"));
  users_->setWordWrap(true);
  setRole(*users_, "second");
  addLines();
  QVBoxLayout* column = makePage();
  column->addWidget(arrivals_);
  // Below the list, because their number changes with its check boxes.
  column->addWidget(users_);
  column->addWidget(fault_);
  column->addStretch(1);
}

void EntryPage::addLines() {
  FieldSpec slug = fieldSpec<model::Entry>(session_, "slug");
  slug.judge = [this](const model::Value& value) {
    const std::string text = model::toText(value);
    const model::Entry* other = session_.battle().bySlug<model::Entry>(text);
    const auto* now = chosen<model::Entry>();
    const bool isTaken = other && now && other->id != now->id;
    return isTaken ? tr("Another entry is called “%1”.").arg(RulesWords::text(text)) : QString();
  };
  addLine(std::move(slug), tr("&Short name"), kEntryFieldWidth);
  addLine("army", tr("&Army"), kEntryFieldWidth);
  FieldSpec zone = fieldSpec<model::Entry>(session_, "zone");
  zone.choices = [this] { return zoneChoices(session_.translated()); };
  addLine(std::move(zone), tr("Over the &zone"), kEntryFieldWidth);
  FieldSpec trigger = fieldSpec<model::Entry>(session_, "trigger");
  trigger.choices = [] {
    return std::vector<FieldChoice>{{std::string("turn"), tr("in a turn")},
                                    {std::string("activation"), tr("when a leader who comes by it is activated")}};
  };
  addLine(std::move(trigger), tr("&When"), kEntryFieldWidth);
  FieldSpec turn = fieldSpec<model::Entry>(session_, "turn");
  turn.nothing = tr("not told");
  addLine(std::move(turn), tr("&Turn"), kEntryFieldWidth);
  FieldSpec fallback = fieldSpec<model::Entry>(session_, "fallback");
  fallback.choices = [] {
    std::vector<FieldChoice> choices;
    for (int i = 0; i <= static_cast<int>(model::EntryFallback::Wait); ++i) {
      const auto each = static_cast<model::EntryFallback>(i);
      choices.push_back({std::string(model::toText(each)), ScheduleWords::fallback(each)});
    }
    return choices;
  };
  addLine(std::move(fallback), tr("If the hexes are ta&ken"), kEntryFieldWidth);
  addLine("exempt", tr("E&xempt from"), kEntryFieldWidth);
  FieldSpec dice = fieldSpec<model::Entry>(session_, "dice");
  dice.example = QStringLiteral(R"({"stages": [{"turn": 1, "roll": "1d10", "plus": 3}]})");
  dice.judge = [](const model::Value& value) { return diceFault(model::toText(value)); };
  addLine(std::move(dice), tr("By &dice (as JSON)"), kEntryFieldWidth);
}

std::vector<model::AnyRow> EntryPage::rows() const {
  std::vector<model::AnyRow> rows;
  if (!scenario_) return rows;
  for (const auto* row : rules::entriesIn(session_.battle(), *scenario_)) {
    rows.emplace_back(model::tableInfo<model::Entry>(), row);
  }
  return rows;
}

QString EntryPage::words(const model::AnyRow& row) const {
  return ScheduleWords::entry(session_, row.as<model::Entry>());
}

QString EntryPage::inheritance(const model::AnyRow& row) const {
  return isOwn(row) ? QString()
                    : tr("From %1, whose entry it stays: a change shows there too.")
                          .arg(RulesWords::scenario(session_.translated(), scenarioOf(row)));
}

QString EntryPage::missing() const {
  const QString lacks = RowPage::missing();
  if (!lacks.isEmpty()) return lacks;
  return session_.battle().all<model::Zone>().empty() ? tr("Mark the hexes as a zone on the map first.") : QString();
}

RowPage::Change EntryPage::add() {
  const auto& armies = session_.battle().all<model::Army>();
  const auto zones = zoneChoices(session_.battle());
  if (armies.empty() || zones.empty()) return Change();
  const auto* now = chosen<model::Entry>();
  const Id<model::Zone> zone{std::get<std::int64_t>(zones.front().value)};
  return toChange(rules::addEntry(session_.battle(), session_.rules(), *scenario_, now ? now->army : armies.begin()->id,
                                  zone, tr("Add an entry").toStdString()));
}

RowPage::Change EntryPage::duplicate(const model::AnyRow& row) {
  const auto& entry = row.as<model::Entry>();
  return toChange(
      rules::duplicateEntry(session_.battle(), *scenario_, entry.id,
                            tr("Duplicate the entry “%1”").arg(RulesWords::text(entry.slug)).toStdString()));
}

bool EntryPage::mayRemove(const model::Entry& entry, const QString& title) {
  const rules::EntryUses uses = rules::entryUses(session_.battle(), entry.id);
  if (uses.empty()) return true;
  QMessageBox question(QMessageBox::Question, title, tr("%1? Counters come by it.").arg(title), QMessageBox::NoButton,
                       this);
  question.setObjectName(QStringLiteral("entries.question"));
  question.setTextFormat(Qt::PlainText);
  question.setInformativeText(
      tr("Placements that will be off the map: %1. Lines of the schedule that stay without it: %2.")
          .arg(uses.placements.size())
          .arg(uses.lines.size()));
  const QPushButton* go = question.addButton(tr("Delete it"), QMessageBox::DestructiveRole);
  question.addButton(QMessageBox::Cancel);
  question.exec();
  return question.clickedButton() == go;
}

// In all variants: a placement that another variant only inherits would keep the entry.
RowPage::Change EntryPage::removal(const model::AnyRow& row) {
  const model::Entry entry = row.as<model::Entry>();
  const QString title = tr("Delete the entry “%1”").arg(RulesWords::text(entry.slug));
  if (!mayRemove(entry, title)) return Change();
  Change change{rules::removeEntry(session_.battle(), entry.id, title.toStdString())};
  change.isForAll = true;
  return change;
}

RowPage::Change EntryPage::changeTo(const model::AnyRow& wanted, const QString&) {
  return toChange(rules::changeEntry(session_.battle(), wanted.as<model::Entry>(),
                                     tr("Change the entry to “%1”").arg(words(wanted)).toStdString()));
}

void EntryPage::showMore(const model::AnyRow& row) {
  const Id<model::Entry> entry = row.as<model::Entry>().id;
  const rules::EntryUses uses = rules::entryUses(session_.battle(), entry);
  users_->setText(uses.empty() ? tr("Nobody comes by it yet.")
                               : tr("Placements that come by it: %1. Lines of the schedule: %2.")
                                     .arg(uses.placements.size())
                                     .arg(uses.lines.size()));
  arrivals_->show(entry, TerrainWords::obstacle(session_).isEmpty());
}

}  // namespace redoubt::editor
