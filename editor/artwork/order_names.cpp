#include "editor/artwork/order_names.h"

#include <memory>

#include "core/exchange/playing/event_words.h"

namespace redoubt::editor {

compare::RowNamer orderNames(const model::Battle& firstNames, const model::Battle& secondNames,
                             const std::string& language) {
  const auto first = std::make_shared<exchange::SpokenBattle>(firstNames, language);
  const bool isOne = &firstNames == &secondNames;
  const auto second = isOne ? first : std::make_shared<exchange::SpokenBattle>(secondNames, language);
  return [first, second, of = &firstNames](const model::Battle& battle, const model::TableInfo& table,
                                           const void* row) -> std::optional<std::string> {
    const exchange::SpokenBattle& spoken = &battle == of ? *first : *second;
    if (table.name() == model::SetUpOrder::kTable) {
      return exchange::orderText(spoken, *static_cast<const model::SetUpOrder*>(row));
    }
    if (table.name() == model::Event::kTable) {
      return exchange::eventText(spoken, *static_cast<const model::Event*>(row));
    }
    return std::nullopt;
  };
}

}  // namespace redoubt::editor
