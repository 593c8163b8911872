#pragma once

#include <QString>

namespace redoubt::editor {

/// A tooltip that shows `text` as it is: texts of a battle can look like HTML, which Qt would interpret, even loading
/// pictures.
QString plainTip(const QString& text);

}  // namespace redoubt::editor
