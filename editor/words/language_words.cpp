#include "editor/words/language_words.h"

#include <algorithm>

#include "editor/session/core_words.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {
namespace {

QString sentence(const Session& session, const auto& part) {
  return CoreWords::text(rules::wordsFor(part, titlesOf(session)));
}

}  // namespace

rules::NameWords titlesOf(const Session& session) {
  return [&session](rules::NameKind kind, std::string_view name) {
    const auto known = knownNames(session, kind);
    const auto found = std::find_if(known.begin(), known.end(), [&](const KnownName& each) { return each.slug == name; });
    const bool hasTitle = found != known.end() && !found->title.isEmpty();
    return hasTitle ? Phrase(found->title.toStdString()) : Phrase(name);
  };
}

QString sentenceOf(const Session& session, const rules::Condition& condition) {
  return sentence(session, condition);
}

QString sentenceOf(const Session& session, const rules::Amount& amount) {
  return sentence(session, amount);
}

QString sentenceOf(const Session& session, const rules::Group& group) {
  return sentence(session, group);
}

QString sentenceOf(const Session& session, const rules::FactName& fact) {
  return sentence(session, fact);
}

}  // namespace redoubt::editor
