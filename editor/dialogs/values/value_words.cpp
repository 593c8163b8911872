#include "editor/dialogs/values/value_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "core/rules/language/condition_json.h"
#include "core/rules/vocabulary/member_words.h"
#include "core/rules/vocabulary/shape_json.h"
#include "core/rules/vocabulary/shape_plan.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/dialogs/values/text_offers.h"
#include "editor/session/to_qt.h"
#include "editor/words/known_names.h"
#include "editor/words/language_words.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

struct ValueWords {
  Q_DECLARE_TR_FUNCTIONS(redoubt::editor::ValueWords)
};

class Teller {
 public:
  Teller(const Session& session, std::string path, std::string room)
      : session_(session), path_(std::move(path)), room_(std::move(room)) {}

  QString words(const rules::Shape& shape, const std::string& member, const Json& value) const {
    return std::visit([&](const auto& plan) { return of(plan, member, value); }, rules::planOf(shape));
  }

 private:
  QString plain(const std::string& member, const Json& value) const {
    if (value.is_boolean()) return value.get<bool>() ? ValueWords::tr("yes") : ValueWords::tr("no");
    if (value.is_string()) return RulesWords::word(room_, member, value.get<std::string>());
    return RulesWords::value(value.dump());
  }
  // A word of the vocabulary, or the title of what has that name.
  QString chosen(const rules::WordChoice& choice, const std::string& member, const Json& value) const {
    if (!value.is_string()) return plain(member, value);
    const auto word = value.get<std::string>();
    const bool isWord = std::find(choice.words.begin(), choice.words.end(), word) != choice.words.end();
    if (isWord) return plain(member, value);
    for (const rules::NameKind kind : choice.kinds) {
      for (const KnownName& each : knownNames(session_, kind)) {
        if (each.slug == word && !each.title.isEmpty()) return each.title;
      }
    }
    return toQt(word);
  }
  template <class Read>
  QString sentence(const Read& read, const Json& value) const {
    const auto* part = std::get_if<0>(&read);
    return part ? sentenceOf(session_, *part) : RulesWords::value(value.dump());
  }

  QString of(const rules::plan::Anything&, const std::string& member, const Json& value) const {
    return plain(member, value);
  }
  QString of(const rules::plan::Field& field, const std::string& member, const Json& value) const {
    if (const auto* words = std::get_if<rules::WordChoice>(&field.choice)) return chosen(*words, member, value);
    const auto* list = std::get_if<rules::ListChoice>(&field.choice);
    if (list && value.is_array()) {
      QStringList items;
      for (const Json& each : value) items << chosen(list->item, member, each);
      return items.join(QStringLiteral(", "));
    }
    return value.is_string() ? text(member, value.get<std::string>()) : plain(member, value);
  }
  QString text(const std::string& member, const std::string& value) const {
    const QString title = textTitle(session_, path_, member, value);
    return title.isEmpty() ? RulesWords::word(room_, member, value) : title;
  }
  QString of(const rules::plan::Number&, const std::string&, const Json& value) const {
    return value.is_string() ? toQt(value.get<std::string>()) : RulesWords::value(value.dump());
  }
  QString of(const rules::plan::Range&, const std::string&, const Json& value) const {
    return RulesWords::value(value.dump());
  }
  QString of(const rules::plan::Said& said, const std::string&, const Json& value) const {
    switch (said.in.part) {
      case rules::SaidIn::Part::Condition: return sentence(rules::conditionFrom(value, *said.in.scope), value);
      case rules::SaidIn::Part::Amount: return sentence(rules::amountFrom(value, *said.in.scope), value);
      case rules::SaidIn::Part::Group: break;
    }
    return sentence(rules::groupFrom(value, *said.in.scope), value);
  }
  // In the order of the form.
  QString of(const rules::plan::Members& members, const std::string&, const Json& value) const {
    QStringList parts;
    for (const rules::Part& part : members.parts) {
      if (!value.is_object() || !value.contains(part.name)) continue;
      const Json& item = value[part.name];
      const QString label = RulesWords::member(room_, part.name);
      const QString said = words(part.shape, part.name, item);
      parts << (item == Json(true) || said.isEmpty() ? label : ValueWords::tr("%1: %2").arg(label, said));
    }
    return parts.join(QStringLiteral("; "));
  }
  QString of(const rules::plan::Items& items, const std::string& member, const Json& value) const {
    QStringList parts;
    if (!value.is_array()) return plain(member, value);
    for (const Json& each : value) parts << words(items.item, member, each);
    return parts.join(QStringLiteral(", "));
  }
  QString of(const rules::plan::ByName& named, const std::string& member, const Json& value) const {
    QStringList parts;
    if (!value.is_object()) return plain(member, value);
    for (const auto& [key, item] : value.items())
      parts << ValueWords::tr("%1: %2").arg(toQt(key), words(named.value, member, item));
    return parts.join(QStringLiteral(", "));
  }
  QString of(const rules::plan::Alternatives& either, const std::string& member, const Json& value) const {
    const auto found = std::find_if(either.shapes.begin(), either.shapes.end(),
                                    [&](const rules::Shape& each) { return !rules::shapeFault(each, value); });
    return found == either.shapes.end() ? plain(member, value) : words(*found, member, value);
  }

  const Session& session_;
  const std::string path_;
  const std::string room_;
};

}  // namespace

QString valueInWords(const Session& session, const rules::Term* term, const std::string& json,
                     const std::string& path) {
  const Json value = parsed(json);
  const bool isUsual = term && value.is_object() && value.empty() && !rules::shapeFault(term->shape, value);
  if (isUsual) return ValueWords::tr("as usual");
  const bool isSaid = term && !value.is_discarded() && !value.is_null() && !rules::shapeFault(term->shape, value);
  if (!isSaid) return RulesWords::value(json);
  return Teller(session, path, rules::roomOf(term->path)).words(term->shape, "", value);
}

}  // namespace redoubt::editor
