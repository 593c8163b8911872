#pragma once

#include <QString>

namespace redoubt::editor {

/// A tooltip that shows `text` as it is: texts of a battle may look like HTML, which would be obeyed, pictures fetched
/// and all.
QString plainTip(const QString& text);

}  // namespace redoubt::editor
