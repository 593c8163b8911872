#include <QComboBox>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/language/condition_json.h"
#include "editor/dialogs/values/language_editor.h"
#include "editor/dialogs/values/language_rows.h"

// Groups and amounts.
namespace redoubt::editor {
namespace {

constexpr const char* kAmounts[] = {"number", "rating", "fact",  "table", "count",
                                    "dice",   "sum",    "minus", "times", "over"};

std::string kindOfAmount(const nlohmann::json& value) {
  if (!value.is_object()) return "number";
  for (const char* kind : kAmounts) {
    if (value.contains(kind)) return kind;
  }
  return "number";
}

}  // namespace

void LanguageEditor::addGroup(const Place& place, const Json& value, const Put& put) {
  const bool hasWhere = value.is_object() && value.contains("where");
  const Json of = value.is_object() ? value.value("of", Json()) : value;
  QWidget* row = addRow(place, {}, {});
  addToRow(row, makeLanguageBox(offers_.groupItems(), of.is_string() ? of.get<std::string>() : std::string(),
                                place.name + QStringLiteral(".group"), tr("Group"),
                                [put, value, hasWhere](const std::string& name) {
                                  if (!hasWhere) return put(name);
                                  Json whole = value;
                                  whole["of"] = name;
                                  put(std::move(whole));
                                }));
  if (of.is_null()) return;
  if (!hasWhere) {
    auto* only = new QToolButton;
    only->setText(tr("only those…"));
    only->setObjectName(place.name + QStringLiteral(".where"));
    connect(only, &QToolButton::clicked, this, [put, of] { put({{"of", of}, {"where", Json::object()}}); });
    addToRow(row, only);
    tellFault(place);
    return;
  }
  Place below = inner(place, "where");
  below.isInGroup = true;
  addRow({below.into, below.name, place.depth + 1}, tr("only those of whom it holds:"), [put, of](Json) { put(of); });
  addCondition(below, value["where"], [put, of](Json changed) {
    put({{"of", of}, {"where", changed.is_null() ? Json::object() : changed}});
  });
  tellFault(place);
}

void LanguageEditor::addAmount(const Place& place, const Json& value, const Put& put, bool mayGo) {
  const bool isDeep = place.depth > rules::kMostAmountDepth;
  std::vector<LanguageItem> kinds;
  if (mayGo) kinds.push_back({tr("none"), "none"});
  const std::pair<const char*, QString> words[] = {{"number", tr("a number")},
                                                   {"rating", tr("a rating")},
                                                   {"fact", tr("a fact")},
                                                   {"table", tr("result of a table")},
                                                   {"count", tr("number of units")},
                                                   {"dice", tr("a roll")},
                                                   {"sum", tr("sum of")},
                                                   {"minus", tr("difference of")},
                                                   {"times", tr("product of")},
                                                   {"over", tr("quotient of")}};
  for (const auto& [kind, said] : words) {
    if (isDeep && hasParts(kind)) continue;
    const Json made = offers_.newAmount(kind);
    const bool isOffered = made.is_number() ? std::string_view(kind) == "number" : !made.front().is_null();
    if (isOffered) kinds.push_back({said, kind});
  }
  const std::string kind = value.is_null() ? "none" : kindOfAmount(value);
  QWidget* row = addRow(place, {}, {});
  addToRow(row, makeLanguageBox(kinds, kind, place.name + QStringLiteral(".kind"), tr("Kind of amount"),
                                [this, put](const std::string& chosen) {
                                  put(chosen == "none" ? Json() : offers_.newAmount(chosen));
                                }));
  if (!value.is_null()) addAmountFields(row, place, kind, value, put);
  tellFault(place);
}

void LanguageEditor::addAmountFields(QWidget* row, const Place& place, const std::string& kind, const Json& value,
                                     const Put& put) {
  const auto with = [put, value](const char* member) {
    return [put, value, member](const Json& changed) {
      Json whole = value;
      if (changed.is_null() || changed == Json("")) {
        whole.erase(member);
      } else {
        whole[member] = changed;
      }
      put(std::move(whole));
    };
  };
  const auto text = [&](const char* member) { return value.value(member, std::string()); };
  const auto typed = [&](const QString& shown, const Put& change) {
    addToRow(row, makeTypedAmount(shown, place.name + QStringLiteral(".typed"), change));
  };
  if (kind == "number") return typed(shownNumber(value), [put](const Json& changed) { put(changed); });
  if (kind == "dice") return typed(shownNumber(value["dice"]), with("dice"));
  if (kind == "table") {
    return addToRow(row, makeLanguageBox(offers_.nameItems(rules::NameKind::Table), text("table"),
                                         place.name + QStringLiteral(".name"), tr("Table"), with("table")));
  }
  if (kind == "fact") {
    return addToRow(row, makeLanguageBox(offers_.numberItems(), text("fact"), place.name + QStringLiteral(".name"),
                                         tr("Fact"), with("fact")));
  }
  if (kind == "count") {
    Place below = inner(place, "count");
    return addGroup(below, value["count"], with("count"));
  }
  if (kind == "rating") {
    addToRow(row, makeLanguageBox(offers_.nameItems(rules::NameKind::Rating), text("rating"),
                                  place.name + QStringLiteral(".name"), tr("Rating"), with("rating")));
    addToRow(row,
             makeLanguageBox(
                 {{tr("sum"), ""}, {tr("highest"), "highest"}, {tr("lowest"), "lowest"}, {tr("of the top"), "top"}},
                 text("take"), place.name + QStringLiteral(".take"), tr("Of several"), with("take")));
    Place below = inner(place, "of");
    if (value.contains("of")) {
      addGroup(below, value["of"], with("of"));
    } else {
      auto* of = new QToolButton;
      of->setText(tr("of a group…"));
      of->setObjectName(place.name + QStringLiteral(".ofGroup"));
      const std::string group = offers_.firstGroup("self");
      connect(of, &QToolButton::clicked, this, [change = with("of"), group] { change(group); });
      addToRow(row, of);
    }
    return;
  }
  const Json parts = value.value(kind, Json::array());
  const bool isPair = kind == "minus" || kind == "over";
  for (std::size_t i = 0; parts.is_array() && i < parts.size(); ++i) {
    Place below = inner(place, kind);
    below.name += QLatin1Char('/') + QString::number(i);
    const Put putPart = [change = with(kind == "sum"     ? "sum"
                                       : kind == "minus" ? "minus"
                                       : kind == "times" ? "times"
                                                         : "over"),
                         parts, i](Json changed) {
      Json list = parts;
      if (changed.is_null()) {
        list.erase(i);
      } else {
        list[i] = std::move(changed);
      }
      change(list);
    };
    addAmount(below, parts[i], putPart, !isPair && parts.size() > 2);
  }
  if (isPair) return;
  auto* more = new QToolButton;
  more->setText(QStringLiteral("+"));
  more->setObjectName(place.name + QStringLiteral(".more"));
  more->setAccessibleName(tr("One more"));
  connect(more, &QToolButton::clicked, this, [put, value, kind] {
    Json whole = value;
    whole[kind].push_back(1);
    put(std::move(whole));
  });
  addToRow(row, more);
}

}  // namespace redoubt::editor
