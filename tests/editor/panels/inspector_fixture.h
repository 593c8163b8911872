#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include "editor/panels/inspector_panel.h"
#include "tests/editor/panels/panel_fixture.h"

namespace redoubt::editor::test {

/// The inspector beside the small battle of the panels' tests.
class InspectorPanelTest : public PanelTest {
 protected:
  InspectorPanelTest() { show(panel, 368, 620); }

  void select(Id<model::Placement> id) { session.hand().select({session.setUp().placement(id)->hex, {id}}); }
  QString label(const char* name) { return child<QLabel>(panel, name).text(); }
  void typeHex(const QString& number) {
    auto& field = child<QLineEdit>(panel, "inspector.hex");
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, number);
    QTest::keyClick(&field, Qt::Key_Return);
  }

  InspectorPanel panel{session};
};

}  // namespace redoubt::editor::test
