#include "core/rules/language/fact.h"
#include "editor/dialogs/values/value_editor.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {
namespace {

struct Fresh {
  const Session& session;

  Json operator()(const rules::plan::Anything&) const { return Json::object(); }
  Json operator()(const rules::plan::Said& said) const {
    switch (said.in.part) {
      case rules::SaidIn::Part::Condition: return Json::object();
      case rules::SaidIn::Part::Amount: return 1;
      case rules::SaidIn::Part::Group: break;
    }
    const auto& groups = said.in.scope->groups;
    return groups.empty() ? std::string("units") : std::string(groups.front());
  }
  Json operator()(const rules::plan::Field& field) const { return std::visit(*this, field.choice); }
  Json operator()(const rules::plan::Number&) const { return 1; }
  Json operator()(const rules::plan::Range&) const { return Json::array({1, 1}); }
  Json operator()(const rules::plan::Members& members) const {
    Json value = Json::object();
    for (const rules::Part& part : members.parts) {
      const bool isFirst = !members.oneOf.empty() && part.name == members.oneOf.front();
      if (part.isRequired || isFirst) value[part.name] = freshValue(session, part.shape);
    }
    return value;
  }
  Json operator()(const rules::plan::Items& items) const {
    return items.least == 0 ? Json::array() : Json::array({freshValue(session, items.item)});
  }
  Json operator()(const rules::plan::ByName&) const { return Json::object(); }
  Json operator()(const rules::plan::Alternatives& either) const { return freshValue(session, either.shapes.front()); }

  Json operator()(std::monostate) const { return Json(); }
  Json operator()(const rules::TruthChoice&) const { return true; }
  Json operator()(const rules::TextChoice& text) const { return text.example.empty() ? "?" : text.example; }
  Json operator()(const rules::WholeChoice& whole) const { return whole.least; }
  Json operator()(const rules::WordChoice& words) const {
    if (!words.words.empty()) return words.words.front();
    for (const rules::NameKind kind : words.kinds) {
      const auto known = knownNames(session, kind);
      if (!known.empty()) return known.front().slug;
    }
    return "?";
  }
  Json operator()(const rules::ListChoice& list) const {
    return list.least == 0 ? Json::array() : Json::array({(*this)(list.item)});
  }
};

}  // namespace

Json freshValue(const Session& session, const rules::Shape& shape) {
  return std::visit(Fresh{session}, rules::planOf(shape));
}

}  // namespace redoubt::editor
