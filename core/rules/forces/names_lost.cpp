#include "core/rules/forces/names_lost.h"

#include <algorithm>
#include <array>

#include "core/model/origins.h"
#include "core/rules/book/rule_book.h"

namespace redoubt::rules {
namespace {

constexpr std::array kKinds{NameKind::UnitType, NameKind::Figure, NameKind::Formation};

int rowsWith(const model::Battle& battle, NameKind kind, const std::string& slug) {
  const auto count = [](const auto& rows, auto&& has) {
    return static_cast<int>(std::count_if(rows.begin(), rows.end(), has));
  };
  switch (kind) {
    case NameKind::UnitType: return count(battle.all<model::Unit>(), [&](const auto& row) { return row.type == slug; });
    case NameKind::Figure:
      return count(battle.all<model::FaceFigure>(), [&](const auto& row) { return row.kind == slug; });
    case NameKind::Formation:
      return count(battle.all<model::Placement>(), [&](const auto& row) { return row.formation == slug; });
    default: return 0;
  }
}

}  // namespace

std::vector<LostName> namesLost(const model::Battle& battle, const model::Edit& edit) {
  std::vector<LostName> lost;
  if (edit.erases<model::Rule>().empty() && edit.puts<model::Rule>().empty()) return lost;
  const model::Battle after = model::applied(battle, edit);
  const RuleBook bookBefore(battle);
  const RuleBook bookAfter(after);
  for (const NameKind kind : kKinds) {
    const std::vector<std::string> now = bookAfter.under(toText(kind));
    for (const std::string& slug : bookBefore.under(toText(kind))) {
      if (std::binary_search(now.begin(), now.end(), slug)) continue;
      if (const int rows = rowsWith(after, kind, slug); rows > 0) lost.push_back({kind, slug, rows, now});
    }
  }
  return lost;
}

model::Edit renamed(const model::Battle& battle, const LostName& name, const std::string& to) {
  model::Edit edit;
  const auto note = [&](std::string_view table, const std::string& key, std::string_view field) {
    model::markSetByHand(edit, battle, table, key, field);
  };
  if (name.kind == NameKind::UnitType) {
    for (model::Unit row : battle.all<model::Unit>()) {
      if (row.type != name.slug) continue;
      row.type = to;
      note(model::Unit::kTable, model::keyText<model::Unit>(row.key()), "type");
      edit.put(std::move(row));
    }
  } else if (name.kind == NameKind::Formation) {
    for (model::Placement row : battle.all<model::Placement>()) {
      if (row.formation != name.slug) continue;
      row.formation = to;
      note(model::Placement::kTable, model::keyText<model::Placement>(row.key()), "formation");
      edit.put(std::move(row));
    }
  } else if (name.kind == NameKind::Figure) {
    for (const model::FaceFigure& row : battle.all<model::FaceFigure>()) {
      if (row.kind != name.slug) continue;
      edit.erase<model::FaceFigure>(row.key());
      if (!battle.find<model::FaceFigure>({row.face, to})) edit.put(model::FaceFigure{row.face, to, row.value});
    }
  }
  return edit;
}

}  // namespace redoubt::rules
