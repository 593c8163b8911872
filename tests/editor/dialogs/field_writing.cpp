#include "tests/editor/dialogs/field_writing.h"

#include <QCoreApplication>
#include <QTest>

namespace redoubt::editor::test {

void write(QLineEdit& field, const QString& text) {
  field.setFocus();
  field.selectAll();
  QTest::keyClick(&field, Qt::Key_Delete);
  field.insert(text);  // QTest's keys are ASCII
  QTest::keyClick(&field, Qt::Key_Tab);
  QCoreApplication::processEvents();
}

}  // namespace redoubt::editor::test
