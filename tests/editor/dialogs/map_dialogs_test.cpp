#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>

#include "editor/dialogs/map/map_layout_dialog.h"
#include "editor/dialogs/map/map_size_dialog.h"
#include "editor/dialogs/map/map_turn_dialog.h"
#include "editor/dialogs/map/sheet_frame_dialog.h"
#include "editor/dialogs/terrain/replace_terrain_dialog.h"
#include "tests/editor/dialogs/map_dialogs_fixture.h"

namespace redoubt::editor::test {
namespace {

class EveryMapDialog : public MapDialogs {};

INSTANTIATE_TEST_SUITE_P(Both, EveryMapDialog, bothOrientations(), orientationName);

TEST_P(EveryMapDialog, ALockedLayerOrAReadOnlyBattleIsTheReasonWhyNot) {
  session_.hand().layers().setState(MapLayer::Terrain, {true, true, 1});
  open<MapTurnDialog>(hex::MapTurn::Half);
  EXPECT_FALSE(canGo("turn.go"));
  EXPECT_TRUE(child<QPushButton>("turn.go").toolTip().contains(QStringLiteral("locked")));
  dialog_.reset();
  session_.setDocument(nullptr);
  session_.setDocument(document::Document::open(file_, document::Mode::ReadOnly));
  open<MapSizeDialog>();
  type("size.bottom", "1");
  EXPECT_FALSE(canGo("size.go"));
  EXPECT_TRUE(child<QPushButton>("size.go").toolTip().contains(QStringLiteral("reading only")));
  open<ReplaceTerrainDialog>();
  EXPECT_FALSE(canGo("replace.go"));
}

TEST_P(EveryMapDialog, EveryFieldHasANameForThoseWhoCantSeeIt) {
  const auto look = [&] {
    for (const QWidget* widget : dialog_->findChildren<QWidget*>()) {
      const bool isField = widget->focusPolicy() != Qt::NoFocus &&
                           (qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractButton*>(widget) ||
                            qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QTreeWidget*>(widget));
      if (!isField || widget->isHidden() || widget->objectName() == QLatin1String("qt_spinbox_lineedit")) continue;
      const auto* button = qobject_cast<const QAbstractButton*>(widget);
      EXPECT_FALSE(widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
          << widget->objectName().toStdString();
    }
  };
  open<MapSizeDialog>();
  look();
  open<MapLayoutDialog>();
  look();
  open<MapTurnDialog>(hex::MapTurn::Half);
  look();
  open<SheetFrameDialog>();
  look();
}

}  // namespace
}  // namespace redoubt::editor::test
