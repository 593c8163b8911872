#pragma once

#include <QLineEdit>
#include <QString>

namespace redoubt::editor::test {

/// Writes into a field as people do: over what stands there, and on with Tab.
void write(QLineEdit& field, const QString& text);

}  // namespace redoubt::editor::test
