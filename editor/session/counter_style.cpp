#include "editor/session/counter_style.h"

#include <memory>
#include <utility>

#include "editor/render/theme/map_theme.h"

namespace redoubt::editor {

render::CounterStyle counterStyle(const MapLayers& layers, const rules::RuleBook& rules) {
  return {layers.estimates(), layers.chosenTheme() ? layers.chosenTheme() : render::themeOf(rules),
          layers.areCountersUpright()};
}

render::CounterStyle counterStyle(const Session& session) {
  return counterStyle(session.hand().layers(), session.rules());
}

void followCounterStyle(Session& session, QObject* user, std::function<void(const render::CounterStyle&)> use) {
  const auto last = std::make_shared<render::CounterStyle>(counterStyle(session));
  use(*last);
  const auto follow = [&session, last, use = std::move(use)] {
    if (const render::CounterStyle now = counterStyle(session); now != *last) use(*last = now);
  };
  QObject::connect(&session.hand().layers(), &MapLayers::changed, user, follow);
  QObject::connect(&session, &Session::documentReplaced, user, follow);
  QObject::connect(&session, &Session::changed, user, [follow](const model::Changes& changes) {
    if (changes.touches<model::Rule>()) follow();
  });
}

}  // namespace redoubt::editor
