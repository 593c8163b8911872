#include "editor/fields/value_faults.h"

#include <QStringList>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <variant>

#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "core/rules/vocabulary/shape_json.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {

using Json = nlohmann::json;

QString valueFault(const rules::Term* term, const QString& text) {
  const auto parsed = rules::parseRuleValue(text.toStdString());
  if (const auto* fault = std::get_if<rules::JsonFault>(&parsed)) return RulesWords::fault(*fault);
  const Json value = Json::parse(std::get<model::JsonText>(parsed).text);
  if (!term || value.is_null()) return {};
  const auto fault = rules::shapeFault(term->shape, value);
  return fault ? RulesWords::fault(fault->expected, fault->pointer) : QString();
}

QString unknownNames(const Session& session, const rules::Term* term, const QString& text) {
  const Json value = Json::parse(text.toStdString(), nullptr, false);
  if (!term || value.is_null()) return {};
  QStringList unknown;
  rules::forEachName(term->shape, value, [&](const std::vector<rules::NameKind>& kinds, const std::string& each) {
    const bool isKnown = std::any_of(kinds.begin(), kinds.end(), [&](rules::NameKind kind) {
      return rules::isKnownName(session.battle(), session.rules(), kind, each);
    });
    if (!isKnown) unknown << RulesWords::unknown(kinds, each);
  });
  unknown.removeDuplicates();
  return unknown.join(QLatin1Char('\n'));
}

}  // namespace redoubt::editor
