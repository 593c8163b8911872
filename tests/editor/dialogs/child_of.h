#pragma once

#include <QString>
#include <QWidget>
#include <stdexcept>
#include <string>

namespace redoubt::editor::test {

/// The widget of that name in `window`; throws where there is none.
template <class Widget>
Widget& childOf(const QWidget& window, const char* name) {
  auto* found = window.findChild<Widget*>(QString::fromLatin1(name));
  if (!found) throw std::runtime_error(std::string("no widget called ") + name);
  return *found;
}

}  // namespace redoubt::editor::test
