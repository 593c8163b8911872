#include "editor/dialogs/values/choice_spec.h"

#include <QCoreApplication>

#include "core/rules/book/json_values.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/words/known_names.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

using Kind = model::ColumnKind;

struct ChoiceSpecs {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ChoiceSpecs)
};

constexpr int kSpinWidth = 110;

QString noValue() {
  return QStringLiteral("—");
}

std::vector<FieldChoice> offered(const Session& session, const rules::WordChoice& choice, const ChoiceWords& words) {
  std::vector<FieldChoice> choices;
  for (const std::string& word : choice.words) {
    choices.push_back({word, words.wording ? words.wording(word) : RulesWords::text(word)});
  }
  for (const rules::NameKind kind : choice.kinds) {
    for (const KnownName& name : knownNames(session, kind)) {
      if (words.isOffered && !words.isOffered(kind, name.slug)) continue;
      const QString slug = RulesWords::text(name.slug);
      choices.push_back({name.slug, name.title.isEmpty() ? slug : ChoiceSpecs::tr("%1 (%2)").arg(name.title, slug)});
    }
  }
  return choices;
}

// Fills a spec with what the kind of choice wants.
struct Filler {
  const Session& session;
  const ChoiceWords& words;
  bool isClearable;
  FieldSpec& spec;

  void operator()(std::monostate) const {}
  void operator()(const rules::TruthChoice&) const {
    spec.field.kind = Kind::Truth;
    spec.unit = ChoiceSpecs::tr("&Yes");
  }
  void operator()(const rules::TextChoice& text) const {
    spec.field.kind = Kind::Text;
    spec.field.isOptional = false;  // an empty text is a value
    spec.example = RulesWords::text(text.example);
  }
  void operator()(const rules::WholeChoice& whole) const {
    spec.field.kind = Kind::Integer;
    spec.field.bounds = model::between(whole.least, whole.most.value_or(kMostNumber));
    spec.isCounted = true;
    spec.nothing = QStringLiteral(" ");
    spec.width = kSpinWidth;
    if (isClearable) return;
    spec.judge = [](const model::Value& value) {
      return std::holds_alternative<std::monostate>(value) ? ChoiceSpecs::tr("A number is wanted here.") : QString();
    };
  }
  void operator()(const rules::WordChoice& choice) const {
    spec.field.kind = Kind::Text;
    spec.example = noValue();
    if (isClearable) spec.nothing = noValue();
    spec.takesOthers = words.takesOthers;
    spec.choices = [&from = session, choice, as = words] { return offered(from, choice, as); };
  }
  void operator()(const rules::ListChoice& list) const {
    spec.field.kind = Kind::Json;
    spec.choices = [&from = session, item = list.item, as = words] { return offered(from, item, as); };
  }
};

}  // namespace

FieldSpec choiceSpec(const Session& session, const rules::Choice& choice, bool isClearable, const ChoiceWords& words) {
  FieldSpec spec;
  spec.field.isOptional = true;
  std::visit(Filler{session, words, isClearable, spec}, choice);
  return spec;
}

model::Value lineValue(const rules::Choice& choice, const std::string& json) {
  const Json value = parsed(json);
  if (std::holds_alternative<rules::TruthChoice>(choice)) {
    return value.is_boolean() ? model::Value(std::int64_t{value.get<bool>()}) : model::Value();
  }
  if (std::holds_alternative<rules::WholeChoice>(choice)) {
    const auto number = rules::wholeNumber(value);
    return number ? model::Value(std::int64_t{*number}) : model::Value();
  }
  if (std::holds_alternative<rules::ListChoice>(choice)) {
    return value.is_array() ? model::Value(value.dump()) : model::Value();
  }
  return value.is_string() ? model::Value(value.get<std::string>()) : model::Value();
}

std::string valueJson(const rules::Choice& choice, const model::Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) {
    return std::holds_alternative<rules::TruthChoice>(choice) ? Json(*number != 0).dump() : Json(*number).dump();
  }
  const auto* text = std::get_if<std::string>(&value);
  if (!text) return "null";
  return std::holds_alternative<rules::ListChoice>(choice) ? *text : Json(*text).dump();
}

}  // namespace redoubt::editor
