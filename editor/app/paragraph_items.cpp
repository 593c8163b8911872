#include "editor/app/paragraph_items.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "core/base/text.h"
#include "core/check/messages.h"
#include "core/check/report.h"
#include "core/model/any_row.h"
#include "core/rules/book/provenance.h"
#include "editor/session/core_words.h"
#include "editor/words/goal_words.h"
#include "editor/words/order_words.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

struct ParagraphItems {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ParagraphItems)
};

using Paragraphs = std::set<Id<model::Paragraph>>;
constexpr std::size_t kFewRows = 6;  // of one table, which are listed one by one

Paragraphs paragraphsOf(const model::Battle& battle, const QString& citation) {
  Paragraphs found;
  for (const model::Paragraph& row : battle.all<model::Paragraph>()) {
    const auto cited = rules::citationOf(battle, row.id);
    if (cited && Words::text(cited->text) == citation) found.insert(row.id);
  }
  return found;
}

// The unit of a counter, of one of its faces or of a figure there, as the subject of a finding; otherwise the row
// itself.
check::Subject subjectOf(const model::Battle& battle, const model::Provenance& row) {
  const model::TableInfo* table = model::tableNamed(row.subjectTable);
  const auto named = table ? model::rowOf(battle, *table, row.subject) : std::nullopt;
  if (!named) return check::RowSubject{row.subjectTable, row.subject};
  if (row.subjectTable == model::Rule::kTable) return check::Subject::ofRule(named->as<model::Rule>().path);
  if (row.subjectTable == model::Setting::kTable) {
    const auto& setting = named->as<model::Setting>();
    const auto* scenario = battle.find<model::Scenario>(setting.scenario);
    return check::SettingSubject{scenario ? scenario->slug : std::string(), setting.path};
  }
  const model::Face* face = nullptr;
  if (row.subjectTable == model::Face::kTable) face = &named->as<model::Face>();
  if (row.subjectTable == model::FaceFigure::kTable)
    face = battle.find<model::Face>(named->as<model::FaceFigure>().face);
  const model::Counter* counter = face ? battle.find<model::Counter>(face->counter) : nullptr;
  if (row.subjectTable == model::Counter::kTable) counter = &named->as<model::Counter>();
  if (const model::Unit* unit = counter ? battle.find(counter->unit) : nullptr) return check::Subject::of(*unit);
  return check::RowSubject{row.subjectTable, row.subject};
}

FindingGoal goalOfRow(const Session& session, const model::Provenance& row) {
  if (row.subjectTable == model::Label::kTable) {
    const auto id = toInteger(row.subject);
    const model::Label* label = id ? session.battle().find<model::Label>({*id}) : nullptr;
    if (label) return label->hex;
  }
  check::Finding finding;
  finding.subject = subjectOf(session.battle(), row);
  return goalOf(session, finding);
}

QString nameOf(const Session& session, const FindingGoal& goal) {
  if (const auto* hex = std::get_if<hex::HexKey>(&goal)) return Words::hex(session, *hex);
  if (const auto* subject = std::get_if<model::Subject>(&goal)) {
    return Words::text(model::nameOf(session.translated(), *subject));
  }
  if (const auto* army = std::get_if<ArmyGoal>(&goal)) {
    const model::Army* row = session.translated().find<model::Army>(army->army);
    return row ? Words::text(row->name) : QString();
  }
  if (const auto* setting = std::get_if<SettingGoal>(&goal)) return Words::text(setting->path);
  if (const auto* order = std::get_if<OrderGoal>(&goal)) {
    const model::SetUpOrder* row = session.translated().find<model::SetUpOrder>(order->order);
    return row ? OrderWords::order(session, *row) : QString();
  }
  if (const auto* event = std::get_if<EventGoal>(&goal)) {
    const model::Event* row = session.translated().find<model::Event>(event->event);
    return row ? OrderWords::event(session, *row) : QString();
  }
  return {};
}

QString tableName(std::string_view table) {
  const QString word = CoreWords::term(table);
  return word.left(1).toUpper() + word.mid(1);
}

// The targets of one table's rows, each once, in the order of their keys.
struct TableRows {
  int count = 0;
  std::set<std::string> keys;
  std::vector<FindingGoal> goals;
};

void addRows(std::vector<GoToItem>& items, const Session& session, const std::string& table, const TableRows& rows) {
  if (rows.goals.size() > kFewRows) {
    GoToItem item;
    item.kind = GoToKind::Row;
    item.title = tableName(table);
    item.place = QString::number(rows.keys.size());
    item.detail = ParagraphItems::tr("Enter leads to the first: %1.").arg(nameOf(session, rows.goals.front()));
    item.target = rows.goals.front();
    items.push_back(std::move(item));
    return;
  }
  for (const FindingGoal& goal : rows.goals) {
    GoToItem item;
    item.kind = GoToKind::Row;
    const QString name = nameOf(session, goal);
    item.title = name.isEmpty() ? tableName(table)
                                : ParagraphItems::tr("%1: %2", "kind of row, name").arg(tableName(table), name);
    item.detail = wordsFor(session, goal);
    item.target = goal;
    items.push_back(std::move(item));
  }
}

void addRules(std::vector<GoToItem>& items, const Session& session, const Paragraphs& paragraphs) {
  for (const model::Rule& rule : session.translated().all<model::Rule>()) {
    const model::Rule* holds = session.translatedRules().row(rule.path);
    const model::Provenance* from = rules::provenanceOf(session.translated(), rule, "*");
    const bool cites = from && from->paragraph && paragraphs.contains(*from->paragraph);
    if (!cites || !holds || holds->system != rule.system) continue;
    GoToItem item;
    item.kind = GoToKind::Rule;
    item.title = Words::text(rule.path);
    item.place = Words::text(session.translatedRules().text(rule.path).value_or(rule.value.text)).simplified();
    item.detail = Words::provenance(session, from);
    item.target = RulePath{rule.path};
    items.push_back(std::move(item));
  }
}

void addQuestions(std::vector<GoToItem>& items, const Session& session, const Paragraphs& paragraphs) {
  for (const model::Question& question : session.translated().all<model::Question>()) {
    if (question.paragraph && paragraphs.contains(*question.paragraph)) items.push_back(questionItem(question));
  }
}

void addProblems(std::vector<GoToItem>& items, const Session& session, const QString& citation) {
  const std::string text = citation.toStdString();
  for (const auto& alike : check::alike(session.findings())) {
    const check::Finding& finding = *alike.front();
    if (!finding.citation || finding.citation->text != text) continue;
    GoToItem item;
    item.kind = GoToKind::Problem;
    item.title = Words::text(check::message(finding, session.languageOfFindings()));
    item.place = Words::text(check::toText(finding.place, session.layout()));
    item.detail = item.title;
    item.target = finding;
    items.push_back(std::move(item));
  }
}

bool isListedOtherwise(std::string_view table) {
  return table == model::Rule::kTable || table == model::Question::kTable;
}

void addOtherRows(std::vector<GoToItem>& items, const Session& session, const Paragraphs& paragraphs) {
  std::map<std::string, TableRows> tables;
  for (const model::Provenance& row : session.battle().all<model::Provenance>()) {
    if (!row.paragraph || !paragraphs.contains(*row.paragraph) || isListedOtherwise(row.subjectTable)) continue;
    TableRows& rows = tables[row.subjectTable];
    if (!rows.keys.insert(row.subject).second) continue;
    const FindingGoal goal = goalOfRow(session, row);
    if (std::find(rows.goals.begin(), rows.goals.end(), goal) == rows.goals.end()) rows.goals.push_back(goal);
  }
  for (const auto& [table, rows] : tables) addRows(items, session, table, rows);
}

}  // namespace

std::map<Id<model::Paragraph>, int> countCiting(const model::Battle& battle) {
  std::map<Id<model::Paragraph>, int> counts;
  for (const model::Provenance& row : battle.all<model::Provenance>()) {
    if (row.paragraph) ++counts[*row.paragraph];
  }
  for (const model::Question& row : battle.all<model::Question>()) {
    if (row.paragraph) ++counts[*row.paragraph];
  }
  return counts;
}

std::vector<GoToItem> itemsCiting(const Session& session, const QString& citation) {
  std::vector<GoToItem> items;
  const Paragraphs paragraphs = paragraphsOf(session.battle(), citation);
  addRules(items, session, paragraphs);
  addQuestions(items, session, paragraphs);
  addProblems(items, session, citation);
  addOtherRows(items, session, paragraphs);
  if (!items.empty()) return items;
  GoToItem nothing;
  nothing.title = paragraphs.empty() ? ParagraphItems::tr("No source has a paragraph %1").arg(citation)
                                     : ParagraphItems::tr("Nothing in this battle cites %1").arg(citation);
  return {nothing};
}

}  // namespace redoubt::editor
