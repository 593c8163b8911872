#include "editor/dialogs/values/language_editor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalBlocker>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/known_names.h"
#include "editor/words/language_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::FactKind;
using rules::SaidIn;

constexpr int kIndent = 18;
constexpr const char* kOfParts[] = {"sum", "minus", "times", "over"};
constexpr const char* kAmounts[] = {"number", "rating", "fact", "table", "count", "dice", "sum", "minus", "times", "over"};

std::string kindOfAmount(const nlohmann::json& value) {
  if (!value.is_object()) return "number";
  for (const char* kind : kAmounts) {
    if (value.contains(kind)) return kind;
  }
  return "number";
}

bool hasParts(const std::string& kind) {
  return std::find(std::begin(kOfParts), std::end(kOfParts), kind) != std::end(kOfParts);
}

// A number as it is typed: "3", "1/2"; what is typed as JSON stays JSON.
nlohmann::json typedNumber(const QString& typed) {
  const std::string text = typed.trimmed().toStdString();
  const auto parsed = nlohmann::json::parse(text, nullptr, false);
  return parsed.is_discarded() ? nlohmann::json(text) : parsed;
}

QString shownNumber(const nlohmann::json& value) {
  return toQt(value.is_string() ? value.get<std::string>() : value.dump());
}

}  // namespace

LanguageEditor::LanguageEditor(Session& session, const SaidIn& said, const QString& name, QWidget* parent)
    : QWidget(parent), session_(session), said_(said), column_(new QVBoxLayout(this)), sentence_(new QLabel) {
  setObjectName(name);
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(4);
  sentence_->setObjectName(name + QStringLiteral(".sentence"));
  sentence_->setWordWrap(true);
  sentence_->setTextFormat(Qt::PlainText);
  setRole(*sentence_, "note");
  column_->addWidget(sentence_);
  connect(&session_, &Session::changed, this, [this] { isStale_ = true; });
}

void LanguageEditor::show(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  if (fields_ && value == value_ && !isStale_) return;
  value_ = value.is_discarded() ? Json() : value;
  rebuild();
}

// The fields are made anew: what is below a choice depends on it. The one that had the keyboard gets it back.
void LanguageEditor::rebuild() {
  QString focused;
  if (fields_) {
    for (QWidget* each = focusWidget(); each && each != this; each = each->parentWidget()) {
      if (each->objectName().startsWith(objectName())) focused = each->objectName();
      if (!focused.isEmpty()) break;
    }
    const bool hasFocus = focusWidget() && focusWidget()->hasFocus();
    if (!hasFocus) focused.clear();
    for (QWidget* each : fields_->findChildren<QWidget*>()) each->setObjectName({});
    column_->removeWidget(fields_);
    fields_->hide();
    fields_->deleteLater();
  }
  isStale_ = false;
  findFault();
  fields_ = new QWidget;
  auto* rows = new QVBoxLayout(fields_);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(4);
  column_->insertWidget(0, fields_);
  const Place whole{rows, objectName(), 1, false};
  const Put put = [this](Json value) { take(std::move(value)); };
  isFaultTold_ = false;
  switch (said_.part) {
    case SaidIn::Part::Condition: addCondition(whole, value_, put); break;
    case SaidIn::Part::Amount: addAmount(whole, value_, put, true); break;
    case SaidIn::Part::Group: addGroup(whole, value_, put); break;
  }
  if (!isFaultTold_ && !fault_.isEmpty()) {
    faultPlace_ = {};
    tellFault(whole);
  }
  sentence_->setText(sentence());
  sentence_->setVisible(!sentence_->text().isEmpty());
  fields_->show();
  if (auto* again = focused.isEmpty() ? nullptr : fields_->findChild<QWidget*>(focused)) again->setFocus();
  updateGeometry();
}

// A change comes from a field that is replaced by it, so the fields are made anew when it has returned.
void LanguageEditor::take(Json value) {
  if (value.is_object() && value.empty()) value = Json();
  value_ = std::move(value);
  QTimer::singleShot(0, this, [this, before = value_] {
    if (before != value_) return;
    rebuild();
    if (fault_.isEmpty()) emit valueChosen(value_.dump());
  });
}

void LanguageEditor::findFault() {
  fault_.clear();
  faultPlace_.clear();
  if (value_.is_null()) return;
  const auto tell = [&](const auto& read) {
    if (const auto* fault = std::get_if<rules::ShapeFault>(&read)) {
      faultPlace_ = toQt(fault->pointer);
      fault_ = RulesWords::fault(fault->expected, "");
    }
  };
  std::vector<rules::LanguageName> names;
  switch (said_.part) {
    case SaidIn::Part::Condition: tell(rules::conditionFrom(value_, *said_.scope)); break;
    case SaidIn::Part::Amount: tell(rules::amountFrom(value_, *said_.scope)); break;
    case SaidIn::Part::Group: tell(rules::groupFrom(value_, *said_.scope)); break;
  }
  if (!fault_.isEmpty()) return;
  names = said_.part == SaidIn::Part::Condition ? rules::namesInCondition(value_)
          : said_.part == SaidIn::Part::Amount  ? rules::namesInAmount(value_)
                                                : rules::namesInGroup(value_);
  for (const rules::LanguageName& each : names) {
    if (rules::isKnownName(session_.battle(), session_.rules(), each.kind, each.name)) continue;
    faultPlace_ = toQt(each.pointer);
    fault_ = RulesWords::unknown({each.kind}, each.name);
    return;
  }
}

QString LanguageEditor::sentence() const {
  if (value_.is_null()) return {};
  const auto said = [&](const auto& read) {
    const auto* part = std::get_if<0>(&read);
    return part ? sentenceOf(session_, *part) : QString();
  };
  switch (said_.part) {
    case SaidIn::Part::Condition: return said(rules::conditionFrom(value_, *said_.scope));
    case SaidIn::Part::Amount: return said(rules::amountFrom(value_, *said_.scope));
    case SaidIn::Part::Group: return said(rules::groupFrom(value_, *said_.scope));
  }
  return {};
}

LanguageEditor::Place LanguageEditor::inner(const Place& place, const std::string& key) const {
  return {place.into, place.name + QLatin1Char('/') + toQt(key), place.depth + 1, place.isInGroup};
}

// Below the part that the fault is about.
void LanguageEditor::tellFault(const Place& place) {
  const QString pointer = place.name.mid(objectName().size());
  if (isFaultTold_ || fault_.isEmpty()) return;
  const bool isHere = faultPlace_ == pointer || faultPlace_.startsWith(pointer + QLatin1Char('/'));
  if (!isHere && !faultPlace_.isEmpty()) return;
  auto* label = new QLabel(fault_);
  label->setObjectName(objectName() + QStringLiteral(".fault"));
  label->setWordWrap(true);
  setRole(*label, "error");
  place.into->addWidget(label);
  isFaultTold_ = true;
}

// A line with a heading, if there is one, room for fields, and a button that takes it away.
QWidget* LanguageEditor::addRow(const Place& place, const QString& heading, const Put& remove) {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(kIndent * (place.depth - 1), 0, 0, 0);
  line->setSpacing(4);
  if (!heading.isEmpty()) line->addWidget(new QLabel(heading));
  line->addStretch(1);
  if (remove) {
    auto* button = new QToolButton;
    button->setText(QStringLiteral("✕"));
    button->setObjectName(place.name + QStringLiteral(".remove"));
    button->setAccessibleName(tr("Remove"));
    button->setToolTip(tr("Remove"));
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, this, [remove] { remove(Json()); });
    line->addWidget(button);
  }
  place.into->addWidget(row);
  return row;
}

namespace {

// Before the stretch and the button of a row.
void addField(QWidget* row, QWidget* field) {
  auto* line = qobject_cast<QHBoxLayout*>(row->layout());
  int at = 0;
  while (at < line->count() && !line->itemAt(at)->spacerItem()) ++at;
  line->insertWidget(at, field);
}

}  // namespace

QComboBox* LanguageEditor::box(const std::vector<Item>& items, const std::string& chosen, const QString& name,
                               const QString& label, const std::function<void(const std::string&)>& put) {
  auto* box = new QComboBox;
  box->setObjectName(name);
  box->setAccessibleName(label);
  box->setToolTip(label);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(12);
  for (const Item& each : items) box->addItem(each.words, toQt(each.value));
  int at = box->findData(toQt(chosen));
  if (at < 0 && !chosen.empty()) {
    box->addItem(toQt(chosen), toQt(chosen));
    at = box->count() - 1;
  }
  box->setCurrentIndex(at);
  connect(box, &QComboBox::activated, this,
          [box, put](int index) { put(box->itemData(index).toString().toStdString()); });
  return box;
}

std::vector<LanguageEditor::Item> LanguageEditor::nameItems(rules::NameKind kind) const {
  std::vector<Item> items;
  for (const KnownName& each : knownNames(session_, kind)) {
    items.push_back({each.title.isEmpty() ? toQt(each.slug) : each.title, each.slug});
  }
  return items;
}

std::vector<LanguageEditor::Item> LanguageEditor::groupItems() const {
  std::vector<Item> items;
  for (const std::string_view each : said_.scope->groups) {
    items.push_back({sentenceOf(session_, rules::Group{rules::Symbol(each)}), std::string(each)});
  }
  for (Item& each : nameItems(rules::NameKind::Role)) items.push_back(std::move(each));
  return items;
}

// "state.morale": with the first name that the battle has; empty where it has none, since nothing could be asked.
std::string LanguageEditor::newFact(const rules::FactInfo& info) const {
  if (!info.parameter) return std::string(info.word);
  const auto known = knownNames(session_, *info.parameter);
  return known.empty() ? std::string() : std::string(info.word) + "." + known.front().slug;
}

std::vector<KnownName> LanguageEditor::valuesOf(const rules::FactName& fact) const {
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  if (!info.names) return {};
  std::vector<KnownName> names = knownNames(session_, *info.names);
  if (!info.parameter) return names;
  const std::string prefix = std::string(fact.parameter.text()) + "/";
  std::erase_if(names, [&](const KnownName& each) { return !each.slug.starts_with(prefix); });
  for (KnownName& each : names) each.slug.erase(0, prefix.size());
  return names;
}

LanguageEditor::Json LanguageEditor::newTest(const rules::FactName& fact) const {
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  if (info.kind == FactKind::Truth) return true;
  if (info.kind == FactKind::Number) return 1;
  if (!info.words.empty()) return std::string(info.words.front());
  if (info.names) {
    const auto known = valuesOf(fact);
    if (!known.empty()) return known.front().slug;
  }
  if (info.isRelative) return "same";
  return info.names ? Json() : Json("—");
}

// What can be asked here and isn't yet; facts about things that the game doesn't have are left out.
std::vector<LanguageEditor::Item> LanguageEditor::factItems(const Json& present) const {
  std::vector<Item> items;
  for (const rules::FactInfo& info : rules::facts()) {
    if (!said_.scope->knows(info)) continue;
    const std::string key = newFact(info);
    if (key.empty() || newTest(*rules::factFromText(key)).is_null() || (present.is_object() && present.contains(key))) continue;
    const rules::FactName name{info.fact, info.parameter ? rules::Symbol("…") : rules::Symbol(), {}};
    items.push_back({sentenceOf(session_, name), key});
  }
  return items;
}

void LanguageEditor::addCondition(const Place& place, const Json& value, const Put& put) {
  if (value.is_object()) {
    for (const auto& [key, item] : value.items()) {
      if (key == "group" && place.isInGroup) continue;
      const Put putMember = [put, value, key = key](Json changed) {
        Json whole = value;
        if (changed.is_null()) {
          whole.erase(key);
        } else {
          whole[key] = std::move(changed);
        }
        put(std::move(whole));
      };
      const bool isFact = rules::factFromText(key).has_value();
      if (isFact) {
        addTest(place, key, item, value, put);
      } else {
        addMember(place, key, item, putMember);
      }
      tellFault(inner(place, key));
    }
  }
  addAdding(place, value, put);
}

// The last line of a condition: one more thing that must hold.
void LanguageEditor::addAdding(const Place& place, const Json& value, const Put& put) {
  if (place.depth > rules::kMostConditionDepth) return;
  std::vector<Item> items{{value.is_object() && !value.empty() ? tr("and…") : tr("if…"), ""}};
  const auto facts = factItems(value);
  items.insert(items.end(), facts.begin(), facts.end());
  const auto offer = [&](const char* key, const QString& words) {
    if (!value.is_object() || !value.contains(key)) items.push_back({words, key});
  };
  if (place.depth < rules::kMostConditionDepth) {
    offer("any", tr("one of several conditions"));
    offer("not", tr("not a condition"));
    if (!place.isInGroup) {
      offer("some", tr("some of a group"));
      offer("every", tr("every one of a group"));
      offer("count", tr("number of a group"));
    }
  }
  QWidget* row = addRow(place, {}, {});
  addField(row, box(items, "", place.name + QStringLiteral(".add"), tr("Add a condition"),
                    [this, value, put](const std::string& key) {
                      if (key.empty()) return;
                      Json whole = value.is_object() ? value : Json::object();
                      const auto groups = groupItems();
                      const std::string group = groups.empty() ? "self" : groups.front().value;
                      if (const auto fact = rules::factFromText(key)) {
                        whole[key] = newTest(*fact);
                      } else if (key == "any") {
                        whole[key] = Json::array({Json::object()});
                      } else if (key == "count") {
                        whole[key] = {{"group", group}, {"from", 1}};
                      } else if (key == "not") {
                        whole[key] = Json::object();
                      } else {
                        whole[key] = {{"group", group}};
                      }
                      put(std::move(whole));
                    }));
}

void LanguageEditor::addMember(const Place& place, const std::string& key, const Json& value, const Put& put) {
  Place below = inner(place, key);
  if (key == "not") {
    addRow({below.into, below.name, place.depth}, tr("not:"), put);
    return addCondition(below, value, [put](Json changed) { put(changed.is_null() ? Json::object() : changed); });
  }
  if ((key == "any" || key == "all") && value.is_array()) {
    QWidget* row =
        addRow({below.into, below.name, place.depth}, key == "any" ? tr("one of these holds:") : tr("all of these hold:"), put);
    auto* more = new QToolButton;
    more->setText(QStringLiteral("+"));
    more->setObjectName(below.name + QStringLiteral(".more"));
    more->setAccessibleName(tr("One more"));
    more->setToolTip(tr("One more"));
    connect(more, &QToolButton::clicked, this, [put, value] {
      Json list = value;
      list.push_back(Json::object());
      put(std::move(list));
    });
    addField(row, more);
    for (std::size_t i = 0; i < value.size(); ++i) {
      Place item = below;
      item.name += QLatin1Char('/') + QString::number(i);
      const Put putItem = [put, value, i](Json changed) {
        Json list = value;
        if (changed.is_null()) {
          list.erase(i);
        } else {
          list[i] = std::move(changed);
        }
        put(list.empty() ? Json() : std::move(list));
      };
      addRow({item.into, item.name, below.depth}, tr("%1.").arg(i + 1), putItem);
      addCondition(item, value[i], [putItem](Json changed) { putItem(changed.is_null() ? Json::object() : changed); });
    }
    return;
  }
  const bool isCount = key == "count";
  const bool isOfMembers = key == "some" || key == "every";
  if (!value.is_object() || (!isCount && !isOfMembers)) {
    addRow({below.into, below.name, place.depth}, tr("“%1” is nothing that can be asked here").arg(toQt(key)), put);
    return;
  }
  addRow({below.into, below.name, place.depth},
         isCount ? tr("the number of:") : key == "some" ? tr("at least one of:") : tr("each of:"), put);
  const Put putPart = put;
  const auto putInto = [putPart, value](const char* member) {
    return [putPart, value, member](Json changed) {
      Json whole = value;
      if (changed.is_null()) {
        whole.erase(member);
      } else {
        whole[member] = std::move(changed);
      }
      putPart(std::move(whole));
    };
  };
  addGroup({below.into, below.name + QStringLiteral("/group"), below.depth}, value.value("group", Json()),
           putInto("group"));
  if (isCount) {
    Json between = value;
    between.erase("group");
    QWidget* row = addRow({below.into, below.name, below.depth}, tr("is"), {});
    addField(row, numbersField(between, below.name, [putPart, value](Json changed) {
               Json whole{{"group", value.value("group", Json())}};
               if (changed.is_object()) {
                 whole.update(changed);
               } else {
                 whole["from"] = changed;
                 whole["to"] = changed;
               }
               putPart(std::move(whole));
             }));
    return;
  }
  below.isInGroup = true;
  addCondition(below, value, putPart);
}

void LanguageEditor::addTest(const Place& place, const std::string& key, const Json& value, const Json& whole,
                             const Put& put) {
  const rules::FactName fact = *rules::factFromText(key);
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  const Place here = inner(place, key);
  const Put putTest = [put, whole, key](Json changed) {
    Json all = whole;
    if (changed.is_null()) {
      all.erase(key);
    } else {
      all[key] = std::move(changed);
    }
    put(std::move(all));
  };
  const auto rename = [put, whole, key](const rules::FactName& name) {
    Json all = whole;
    Json test = all[key];
    all.erase(key);
    all[rules::toText(name)] = std::move(test);
    put(std::move(all));
  };
  const rules::FactName said{fact.fact, info.parameter ? rules::Symbol("…") : rules::Symbol(), {}};
  QWidget* row = addRow({here.into, here.name, place.depth}, sentenceOf(session_, said), putTest);
  if (info.parameter) {
    addField(row, box(nameItems(*info.parameter), std::string(fact.parameter.text()), here.name + QStringLiteral(".of"),
                      tr("Which"), [rename, fact](const std::string& name) {
                        rename({fact.fact, rules::Symbol(name), fact.end});
                      }));
  }
  if (info.of == rules::FactOf::Pair) {
    std::vector<Item> ends{{tr("(as usual)"), ""}};
    for (Item& each : groupItems()) ends.push_back(std::move(each));
    addField(row, box(ends, std::string(fact.end.text()), here.name + QStringLiteral(".end"), tr("From or to whom"),
                      [rename, fact](const std::string& end) {
                        rename({fact.fact, fact.parameter, end.empty() ? rules::Symbol() : rules::Symbol(end)});
                      }));
  }
  switch (info.kind) {
    case FactKind::Truth:
      addField(row, box({{tr("yes"), "true"}, {tr("no"), "false"}}, value == Json(false) ? "false" : "true", here.name,
                        tr("Yes or no"), [putTest](const std::string& text) { putTest(text == "true"); }));
      break;
    case FactKind::Number: addField(row, numbersField(value, here.name, putTest)); break;
    case FactKind::Words: addField(row, wordsField(fact, value, here.name, putTest)); break;
  }
}

QWidget* LanguageEditor::wordsField(const rules::FactName& fact, const Json& value, const QString& name,
                                    const Put& put) {
  const rules::FactInfo& info = rules::infoOf(fact.fact);
  const bool isFree = !info.names && info.words.empty() && !info.isRelative;
  if (isFree) {
    auto* line = new QLineEdit(shownNumber(value));
    line->setObjectName(name);
    line->setAccessibleName(tr("What it must be"));
    connect(line, &QLineEdit::editingFinished, this, [line, put] {
      if (line->isModified()) put(line->text().trimmed().toStdString());
    });
    return line;
  }
  rules::ListChoice choice;
  if (info.isRelative) choice.item.words = {"same", "other"};
  for (const std::string_view each : info.words) choice.item.words.emplace_back(each);
  if (info.names && !info.parameter) choice.item.kinds.push_back(*info.names);
  if (info.parameter) {
    for (const KnownName& each : valuesOf(fact)) choice.item.words.push_back(each.slug);
  }
  choice.least = 1;
  auto* control = new RuleControl(session_);
  control->setObjectName(name);
  control->setWords({{}, [this](const std::string& word) {
                       return word == "same" ? tr("the same") : word == "other" ? tr("another") : toQt(word);
                     }});
  control->show(choice, value.is_array() ? value.dump() : Json::array({value}).dump());
  connect(control, &RuleControl::valueChosen, this, [put](const std::string& json) {
    Json list = Json::parse(json, nullptr, false);
    put(list.is_array() && list.size() == 1 ? Json(list.front()) : list);
  });
  return control;
}

// "from" and "to": equal for one number; several numbers stand in the first with commas.
QWidget* LanguageEditor::numbersField(const Json& value, const QString& name, const Put& put) {
  auto* field = new QWidget;
  auto* line = new QHBoxLayout(field);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(4);
  const bool isRange = value.is_object() && (value.contains("from") || value.contains("to"));
  QString from;
  QString to;
  if (isRange) {
    if (value.contains("from")) from = shownNumber(value["from"]);
    if (value.contains("to")) to = shownNumber(value["to"]);
  } else if (value.is_array()) {
    QStringList numbers;
    for (const Json& each : value) numbers << shownNumber(each);
    from = numbers.join(QStringLiteral(", "));
  } else if (!value.is_null()) {
    from = to = shownNumber(value);
  }
  auto* first = new QLineEdit(from);
  auto* last = new QLineEdit(to);
  first->setObjectName(name + QStringLiteral(".from"));
  last->setObjectName(name + QStringLiteral(".to"));
  first->setAccessibleName(tr("At least"));
  last->setAccessibleName(tr("At most"));
  first->setPlaceholderText(tr("any"));
  last->setPlaceholderText(tr("any"));
  const auto take = [first, last, put, isRange, value] {
    const QString least = first->text().trimmed();
    const QString most = last->text().trimmed();
    if (least.contains(QLatin1Char(',')) && !least.startsWith(QLatin1Char('{'))) {
      Json list = Json::array();
      for (const QString& each : least.split(QLatin1Char(','), Qt::SkipEmptyParts)) list.push_back(typedNumber(each));
      return put(std::move(list));
    }
    Json between = Json::object();
    if (!least.isEmpty()) between["from"] = typedNumber(least);
    if (!most.isEmpty()) between["to"] = typedNumber(most);
    const bool isOne = between.size() == 2 && between["from"] == between["to"];
    put(isOne ? between["from"] : between);
  };
  for (QLineEdit* each : {first, last}) {
    each->setMaximumWidth(90);
    connect(each, &QLineEdit::editingFinished, this, [each, take] {
      if (each->isModified()) {
        each->setModified(false);
        take();
      }
    });
  }
  line->addWidget(new QLabel(tr("from")));
  line->addWidget(first);
  line->addWidget(new QLabel(tr("to")));
  line->addWidget(last);
  return field;
}

void LanguageEditor::addGroup(const Place& place, const Json& value, const Put& put) {
  const bool hasWhere = value.is_object() && value.contains("where");
  const Json of = value.is_object() ? value.value("of", Json()) : value;
  QWidget* row = addRow(place, {}, {});
  addField(row, box(groupItems(), of.is_string() ? of.get<std::string>() : std::string(),
                    place.name + QStringLiteral(".group"), tr("Group"), [put, value, hasWhere](const std::string& name) {
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
    addField(row, only);
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

LanguageEditor::Json LanguageEditor::newAmount(const std::string& kind) const {
  const auto first = [&](rules::NameKind of) {
    const auto known = knownNames(session_, of);
    return known.empty() ? Json() : Json(known.front().slug);
  };
  if (kind == "rating") return {{"rating", first(rules::NameKind::Rating)}};
  if (kind == "table") return {{"table", first(rules::NameKind::Table)}};
  if (kind == "count") return {{"count", groupItems().empty() ? std::string("units") : groupItems().front().value}};
  if (kind == "dice") return {{"dice", "1d6"}};
  if (hasParts(kind)) return {{kind, Json::array({1, 1})}};
  if (kind != "fact") return 1;
  for (const rules::FactInfo& info : rules::facts()) {
    if (info.kind == FactKind::Number && said_.scope->knows(info) && !newFact(info).empty()) {
      return {{"fact", newFact(info)}};
    }
  }
  return 1;
}

void LanguageEditor::addAmount(const Place& place, const Json& value, const Put& put, bool mayGo) {
  const bool isDeep = place.depth > rules::kMostAmountDepth;
  std::vector<Item> kinds;
  if (mayGo) kinds.push_back({tr("none"), "none"});
  const std::pair<const char*, QString> words[] = {
      {"number", tr("a number")},         {"rating", tr("a rating")},      {"fact", tr("a fact")},
      {"table", tr("result of a table")}, {"count", tr("number of units")}, {"dice", tr("a roll")},
      {"sum", tr("sum of")},              {"minus", tr("difference of")},  {"times", tr("product of")},
      {"over", tr("quotient of")}};
  for (const auto& [kind, said] : words) {
    if (isDeep && hasParts(kind)) continue;
    const Json made = newAmount(kind);
    const bool isOffered = made.is_number() ? std::string_view(kind) == "number" : !made.front().is_null();
    if (isOffered) kinds.push_back({said, kind});
  }
  const std::string kind = value.is_null() ? "none" : kindOfAmount(value);
  QWidget* row = addRow(place, {}, {});
  addField(row, box(kinds, kind, place.name + QStringLiteral(".kind"), tr("Kind of amount"),
                    [this, put](const std::string& chosen) {
                      put(chosen == "none" ? Json() : newAmount(chosen));
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
  const auto typed = [&](const QString& shown, const std::function<void(const Json&)>& change) {
    auto* line = new QLineEdit(shown);
    line->setObjectName(place.name + QStringLiteral(".typed"));
    line->setAccessibleName(tr("Amount"));
    line->setMaximumWidth(110);
    connect(line, &QLineEdit::editingFinished, this, [line, change] {
      if (!line->isModified()) return;
      line->setModified(false);
      change(typedNumber(line->text()));
    });
    addField(row, line);
  };
  if (kind == "number") return typed(shownNumber(value), [put](const Json& changed) { put(changed); });
  if (kind == "dice") return typed(shownNumber(value["dice"]), with("dice"));
  if (kind == "table") {
    return addField(row, box(nameItems(rules::NameKind::Table), text("table"), place.name + QStringLiteral(".name"),
                             tr("Table"), with("table")));
  }
  if (kind == "fact") {
    std::vector<Item> facts;
    for (const rules::FactInfo& info : rules::facts()) {
      if (info.kind != FactKind::Number || !said_.scope->knows(info)) continue;
      const auto names = info.parameter ? knownNames(session_, *info.parameter) : std::vector<KnownName>{{"", {}}};
      for (const KnownName& each : names) {
        const rules::FactName name{info.fact, each.slug.empty() ? rules::Symbol() : rules::Symbol(each.slug), {}};
        facts.push_back({sentenceOf(session_, name), rules::toText(name)});
      }
    }
    return addField(row, box(facts, text("fact"), place.name + QStringLiteral(".name"), tr("Fact"), with("fact")));
  }
  if (kind == "count") {
    Place below = inner(place, "count");
    return addGroup(below, value["count"], with("count"));
  }
  if (kind == "rating") {
    addField(row, box(nameItems(rules::NameKind::Rating), text("rating"), place.name + QStringLiteral(".name"),
                      tr("Rating"), with("rating")));
    addField(row, box({{tr("sum"), ""}, {tr("highest"), "highest"}, {tr("lowest"), "lowest"}, {tr("of the top"), "top"}},
                      text("take"), place.name + QStringLiteral(".take"), tr("Of several"), with("take")));
    Place below = inner(place, "of");
    if (value.contains("of")) {
      addGroup(below, value["of"], with("of"));
    } else {
      auto* of = new QToolButton;
      of->setText(tr("of a group…"));
      of->setObjectName(place.name + QStringLiteral(".ofGroup"));
      const std::string group = groupItems().empty() ? "self" : groupItems().front().value;
      connect(of, &QToolButton::clicked, this, [change = with("of"), group] { change(group); });
      addField(row, of);
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
  addField(row, more);
}

}  // namespace redoubt::editor
