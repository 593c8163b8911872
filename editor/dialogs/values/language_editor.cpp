#include "editor/dialogs/values/language_editor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/rule_faults.h"
#include "editor/dialogs/values/rules_control.h"
#include "editor/session/core_words.h"
#include "editor/session/to_qt.h"
#include "editor/style/theme.h"
#include "editor/words/language_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using rules::FactKind;
using rules::SaidIn;

}  // namespace

LanguageEditor::LanguageEditor(Session& session, const SaidIn& said, const QString& name, QWidget* parent)
    : QWidget(parent),
      session_(session),
      said_(said),
      offers_(session, *said.scope),
      column_(new QVBoxLayout(this)),
      sentence_(new QLabel) {
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
  if (!value_.is_structured()) return {};  // a number or a name says itself
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

QWidget* LanguageEditor::addRow(const Place& place, const QString& heading, const Put& remove) {
  QWidget* row = makeLanguageRow(place.name, place.depth, heading, remove);
  place.into->addWidget(row);
  return row;
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
  std::vector<LanguageItem> items{{value.is_object() && !value.empty() ? tr("and…") : tr("if…"), ""}};
  const auto facts = offers_.factItems(value);
  items.insert(items.end(), facts.begin(), facts.end());
  const auto offer = [&](const char* key, const QString& words) {
    if (!value.is_object() || !value.contains(key)) items.push_back({words, key});
  };
  if (place.depth < rules::kMostConditionDepth) {
    offer("any", tr("one of several conditions"));
    offer("not", tr("not a condition"));
    offer("amount", tr("how much something is"));
    if (!place.isInGroup) {
      offer("some", tr("some of a group"));
      offer("every", tr("every one of a group"));
      offer("count", tr("number of a group"));
    }
  }
  QWidget* row = addRow(place, {}, {});
  addToRow(row, makeLanguageBox(items, "", place.name + QStringLiteral(".add"), tr("Add a condition"),
                                [this, value, put](const std::string& key) {
                                  if (key.empty()) return;
                                  Json whole = value.is_object() ? value : Json::object();
                                  const std::string group = offers_.firstGroup("self");
                                  if (const auto fact = rules::factFromText(key)) {
                                    whole[key] = offers_.newTest(*fact);
                                  } else if (key == "any") {
                                    whole[key] = Json::array({Json::object()});
                                  } else if (key == "count") {
                                    whole[key] = {{"group", group}, {"from", 1}};
                                  } else if (key == "amount") {
                                    whole[key] = {{"of", 1}, {"from", 1}};
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
    QWidget* row = addRow({below.into, below.name, place.depth},
                          key == "any" ? tr("one of these holds:") : tr("all of these hold:"), put);
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
    addToRow(row, more);
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
  const bool isCompared = key == "amount";
  const bool isCount = key == "count" || isCompared;  // what is a number
  const bool isOfMembers = key == "some" || key == "every";
  if (!value.is_object() || (!isCount && !isOfMembers)) {
    addRow({below.into, below.name, place.depth}, tr("“%1” is nothing that can be asked here").arg(toQt(key)), put);
    return;
  }
  addRow({below.into, below.name, place.depth},
         isCompared      ? tr("the amount:")
         : isCount       ? tr("the number of:")
         : key == "some" ? tr("at least one of:")
                         : tr("each of:"),
         put);
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
  const std::string of = isCompared ? "of" : "group";
  const Place inside{below.into, below.name + QLatin1Char('/') + toQt(of), below.depth};
  if (isCompared) {
    addAmount(inside, value.value(of, Json()), putInto("of"), false);
  } else {
    addGroup(inside, value.value(of, Json()), putInto("group"));
  }
  if (isCount) {
    Json between = value;
    between.erase(of);
    QWidget* row = addRow({below.into, below.name, below.depth}, tr("is"), {});
    addToRow(row, makeNumbersField(between, below.name, [putPart, value, of](Json changed) {
               Json whole{{of, value.value(of, Json())}};
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
    addToRow(row,
             makeLanguageBox(offers_.nameItems(*info.parameter), std::string(fact.parameter.text()),
                             here.name + QStringLiteral(".of"), tr("Which"), [rename, fact](const std::string& name) {
                               rename({fact.fact, rules::Symbol(name), fact.end});
                             }));
  }
  if (rules::hasOtherEnd(info)) {
    std::vector<LanguageItem> ends{{tr("(as usual)"), ""}};
    for (LanguageItem& each : offers_.groupItems()) ends.push_back(std::move(each));
    addToRow(row,
             makeLanguageBox(ends, std::string(fact.end.text()), here.name + QStringLiteral(".end"),
                             tr("From or to whom"), [rename, fact](const std::string& end) {
                               rename({fact.fact, fact.parameter, end.empty() ? rules::Symbol() : rules::Symbol(end)});
                             }));
  }
  switch (info.kind) {
    case FactKind::Truth:
      addToRow(row, makeLanguageBox({{tr("yes"), "true"}, {tr("no"), "false"}}, value == Json(false) ? "false" : "true",
                                    here.name, tr("Yes or no"),
                                    [putTest](const std::string& text) { putTest(text == "true"); }));
      break;
    case FactKind::Number: addToRow(row, makeNumbersField(value, here.name, putTest)); break;
    case FactKind::Words: addToRow(row, wordsField(fact, value, here.name, putTest)); break;
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
  std::map<std::string, QString> titles;  // of levels
  if (info.isRelative) choice.item.words = {"same", "other"};
  for (const std::string_view each : info.words) choice.item.words.emplace_back(each);
  if (info.names && !info.parameter) choice.item.kinds.push_back(*info.names);
  if (info.parameter) {
    for (const KnownName& each : offers_.valuesOf(fact)) {
      choice.item.words.push_back(each.slug);
      if (!each.title.isEmpty()) titles[each.slug] = each.title;
    }
  }
  choice.least = 1;
  auto* control = new RuleControl(session_);
  control->setObjectName(name);
  control->setWords({{}, [titles](const std::string& word) {
                       if (const auto title = titles.find(word); title != titles.end()) return title->second;
                       return word == "same" ? tr("the same") : word == "other" ? tr("another") : toQt(word);
                     }});
  control->show(choice, value.is_array() ? value.dump() : Json::array({value}).dump());
  connect(control, &RuleControl::valueChosen, this, [put](const std::string& json) {
    Json list = Json::parse(json, nullptr, false);
    put(list.is_array() && list.size() == 1 ? Json(list.front()) : list);
  });
  return control;
}

}  // namespace redoubt::editor
