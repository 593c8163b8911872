#include <algorithm>
#include <set>

#include "core/model/placement_verbs.h"
#include "core/model/stack_verbs.h"
#include "core/rules/forces/markers.h"
#include "editor/panels/counter_page.h"
#include "editor/style/theme.h"
#include "editor/words/markers.h"
#include "editor/words/second_hexes.h"
#include "editor/words/words.h"

// The inspector's edits of the selected counters.
namespace redoubt::editor {

QString CounterPage::numbering() const {
  const hex::Layout& layout = session_.layout();
  return tr("Hexes of this map are numbered like %1.")
      .arg(Words::hex(session_, hex::HexKey::at(layout.firstColumn(), layout.firstRow())));
}

QString CounterPage::whyNotAt(const model::Value& value) const {
  const auto rows = selected();
  const auto* number = std::get_if<std::int64_t>(&value);
  if (!number) return numbering();
  if (rows.size() != 1) return {};
  const hex::HexKey hex{*number};
  if (isUnplaced()) {
    const model::Subject placed = *session_.hand().selection().unplaced;
    if (const auto marker = Markers::of(session_, placed)) {
      return Markers::placeIn(session_, *marker, hex, std::nullopt).whyNot;
    }
    return session_.setUp().blockFor(placed) ? QString() : tr("This variant has no set-up for its army.");
  }
  const auto marker = Markers::onHexsides(session_, *rows.front());
  return marker ? Markers::placeIn(session_, *marker, hex, std::nullopt, rows.front()->id).whyNot : QString();
}

void CounterPage::putAt(hex::HexKey hex) {
  const auto rows = selected();
  if (rows.empty()) return;
  if (isUnplaced()) return placeAt(hex);
  if (const auto marker = rows.size() == 1 ? Markers::onHexsides(session_, *rows.front()) : std::nullopt) {
    const Id<model::Placement> row = rows.front()->id;
    Markers::move(session_, row, Markers::placeIn(session_, *marker, hex, std::nullopt, row));
    return;
  }
  std::vector<Id<model::Placement>> moving;
  std::set<hex::HexKey> left;
  for (const model::Placement* row : rows) {
    if (row->rule == model::PlacementRule::At && row->hex == hex) continue;
    moving.push_back(row->id);
    if (row->rule == model::PlacementRule::At && row->hex) left.insert(*row->hex);
  }
  if (moving.empty()) return;
  const std::string title = tr("Move %1 to %2").arg(subject(), Words::hex(session_, hex)).toStdString();
  // Moved counters are added at the bottom, and the positions in their former stacks close up.
  model::Edit edit =
      model::moveTo(session_.battle(), moving, hex, static_cast<int>(session_.setUp().stackAt(hex).size()) + 1, title);
  for (const hex::HexKey from : left) {
    std::vector<Id<model::Placement>> stay = session_.setUp().stackAt(from);
    std::erase_if(stay,
                  [&](Id<model::Placement> id) { return std::find(moving.begin(), moving.end(), id) != moving.end(); });
    edit.append(model::restack(session_.battle(), stay, title));
  }
  const std::vector<Id<model::Placement>> kept = ids();
  if (session_.apply(edit)) session_.hand().select({hex, kept});
}

void CounterPage::placeAt(hex::HexKey hex) {
  const model::Subject placed = *session_.hand().selection().unplaced;
  if (const auto marker = Markers::of(session_, placed)) {
    Markers::lay(session_, *marker, Markers::placeIn(session_, *marker, hex, std::nullopt));
    return;
  }
  const auto block = session_.setUp().blockFor(placed);
  if (!block) return;
  const QString title = tr("Place %1 at %2").arg(subject(), Words::hex(session_, hex));
  const int stack = static_cast<int>(session_.setUp().stackAt(hex).size()) + 1;
  if (!session_.apply(model::place(session_.battle(), *block, placed, hex, std::nullopt, stack, title.toStdString())))
    return;
  if (const model::Placement* row = session_.setUp().placementOf(placed)) session_.hand().select({hex, {row->id}});
}

void CounterPage::setCount(int count) {
  const auto rows = selected();
  if (rows.size() != 1 || !rows.front()->id || rows.front()->count == count) return;
  const QString title = tr("%1: %2 alike").arg(subject()).arg(count);
  session_.apply(model::setCount(session_.battle(), rows.front()->id, count, title.toStdString()));
}

void CounterPage::setStep(const model::Value& step) {
  const auto* number = std::get_if<std::int64_t>(&step);
  const QString title = number ? tr("%1: set up at step %2").arg(subject()).arg(*number)
                               : tr("%1: set up at the first step").arg(subject());
  session_.apply(model::setStep(session_.battle(), ids(),
                                number ? std::optional(static_cast<int>(*number)) : std::nullopt, title.toStdString()));
}

void CounterPage::setSecondHex(const model::Value& hex) {
  const auto rows = selected();
  const auto* number = std::get_if<std::int64_t>(&hex);
  if (rows.size() != 1) return;
  SecondHexes::give(session_, *rows.front(), number ? std::optional(hex::HexKey{*number}) : std::nullopt);
}

void CounterPage::step(int by) {
  const auto rows = selected();
  if (rows.size() != 1 || !rows.front()->hex) return;
  std::vector<Id<model::Placement>> order = session_.setUp().stackAt(*rows.front()->hex);
  const auto at = std::find(order.begin(), order.end(), rows.front()->id);
  if (at == order.end()) return;
  const auto position = static_cast<int>(at - order.begin());
  const int target = position + by;
  if (target < 0 || target >= static_cast<int>(order.size())) return;
  std::swap(order[static_cast<std::size_t>(position)], order[static_cast<std::size_t>(target)]);
  const QString title = by < 0 ? tr("Move %1 up in its stack") : tr("Move %1 down in its stack");
  session_.apply(model::restack(session_.battle(), order, title.arg(subject()).toStdString()));
}

void CounterPage::remove() {
  std::set<hex::HexKey> left;
  const std::vector<Id<model::Placement>> going = ids();
  for (const model::Placement* row : selected()) {
    const bool isInStack = row->rule == model::PlacementRule::At && !rules::lyingOnSide(session_.rules(), *row);
    if (isInStack && row->hex) left.insert(*row->hex);
  }
  const std::string title = tr("Take %1 off the map").arg(subject()).toStdString();
  model::Edit edit = model::remove(session_.battle(), going, title);
  edit.append(Markers::putBack(session_, going));
  for (const hex::HexKey from : left) {
    std::vector<Id<model::Placement>> stay = session_.setUp().stackAt(from);
    std::erase_if(stay,
                  [&](Id<model::Placement> id) { return std::find(going.begin(), going.end(), id) != going.end(); });
    edit.append(model::restack(session_.battle(), stay, title));
  }
  session_.apply(edit);
}

}  // namespace redoubt::editor
