#include "editor/dialogs/turns/return_page.h"

#include <QVBoxLayout>

#include "core/rules/set_up/set_up.h"
#include "core/rules/turns/schedule_edit.h"
#include "editor/dialogs/rows/row_list.h"
#include "editor/words/row_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kReturnFieldWidth = 360;

}  // namespace

ReturnPage::ReturnPage(Session& session, QWidget* parent)
    : RowPage(session, model::tableInfo<model::ReturnPoint>(), QStringLiteral("returns"),
              new RowList(QStringLiteral("returns"), tr("Return points"), false),
              tr("No return point yet. It says over which zone the units of an army return that have left the "
                 "map.\n\nMark the hexes as a zone on the map first, then make it with + below the list."),
              parent) {
  addLine("army", tr("&Army"), kReturnFieldWidth);
  addLine("zone", tr("Over the &zone"), kReturnFieldWidth);
  addLine("note", tr("&Note"), kReturnFieldWidth);
  makePage()->addStretch(1);
}

std::vector<model::AnyRow> ReturnPage::rows() const {
  std::vector<model::AnyRow> rows;
  if (!scenario_) return rows;
  for (const auto* row : rules::rowsIn<model::ReturnPoint>(session_.battle(), *scenario_)) {
    rows.emplace_back(model::tableInfo<model::ReturnPoint>(), row);
  }
  return rows;
}

QString ReturnPage::words(const model::AnyRow& row) const {
  const auto& point = row.as<model::ReturnPoint>();
  const model::Army* army = session_.translated().find<model::Army>(point.army);
  const model::Zone* zone = session_.translated().find<model::Zone>(point.zone);
  return tr("%1: over “%2”")
      .arg(army ? RulesWords::text(army->name) : QStringLiteral("?"),
           zone ? RulesWords::text(zone->title) : QStringLiteral("?"));
}

QString ReturnPage::inheritance(const model::AnyRow& row) const {
  if (isOwn(row)) return {};
  const model::Army* army = session_.translated().find<model::Army>(row.as<model::ReturnPoint>().army);
  return tr("From %1. A change gives this scenario the return points of %2 as its own.")
      .arg(RulesWords::scenario(session_.translated(), scenarioOf(row)),
           army ? RulesWords::text(army->name) : QString());
}

QString ReturnPage::missing() const {
  const QString lacks = RowPage::missing();
  if (!lacks.isEmpty()) return lacks;
  return session_.battle().all<model::Zone>().empty() ? tr("Mark the hexes as a zone on the map first.") : QString();
}

QString ReturnPage::cantRemove(const model::AnyRow& row) const {
  if (rules::canRemove(session_.battle(), *scenario_, row.as<model::ReturnPoint>().id)) return {};
  return tr("It is the only one of this army, and inherited: the scenario would inherit it again.");
}

RowPage::Change ReturnPage::add() {
  const auto& armies = session_.battle().all<model::Army>();
  const auto& zones = session_.battle().all<model::Zone>();
  if (armies.empty() || zones.empty()) return Change();
  const auto* now = chosen<model::ReturnPoint>();
  return toChange(rules::addReturnPoint(session_.battle(), *scenario_, now ? now->army : armies.begin()->id,
                                        zones.begin()->id, tr("Add a return point").toStdString()));
}

RowPage::Change ReturnPage::duplicate(const model::AnyRow& row) {
  return toChange(rules::duplicateReturnPoint(session_.battle(), *scenario_, row.as<model::ReturnPoint>().id,
                                              tr("Duplicate a return point").toStdString()));
}

RowPage::Change ReturnPage::removal(const model::AnyRow& row) {
  auto made = rules::removeReturnPoint(session_.battle(), *scenario_, row.as<model::ReturnPoint>().id,
                                       tr("Delete the return point “%1”").arg(words(row)).toStdString());
  return {std::move(made.edit)};
}

RowPage::Change ReturnPage::changeTo(const model::AnyRow& wanted, const QString&) {
  return toChange(rules::changeReturnPoint(session_.battle(), *scenario_, wanted.as<model::ReturnPoint>(),
                                           tr("Change the return point to “%1”").arg(words(wanted)).toStdString()));
}

// The only return point that a scenario inherits for an army can't be removed.
void ReturnPage::enableMore(bool, const QString&) {
  form_->setObstacle("army", form_->row() && scenario_ ? cantRemove(*form_->row()) : QString());
}

}  // namespace redoubt::editor
