#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "editor/dialogs/turns/tracks_dialog.h"
#include "tests/editor/app/window_fixture.h"

namespace redoubt::editor {
namespace {

class TracksCommand : public WindowTest {
 protected:
  TracksDialog* dialog() { return window_->findChild<TracksDialog*>(); }
  const QString kTracks = QStringLiteral("battle.tracks");
};

TEST_F(TracksCommand, OpensByItsKeyAndOnlyOnce) {
  EXPECT_FALSE(window_->commands().action(kTracks)->isEnabled());
  openSample();
  EXPECT_TRUE(window_->commands().action(kTracks)->isEnabled());
  ASSERT_EQ(window_->commands().keys(kTracks).size(), 1);
  EXPECT_TRUE(window_->commands().rivals(kTracks, window_->commands().keys(kTracks).front()).isEmpty());
  key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_TRUE(dialog()->isVisible());
  trigger("battle.tracks");
  EXPECT_EQ(window_->findChildren<TracksDialog*>().size(), 1);
}

TEST_F(TracksCommand, ATrackMadeInTheWindowIsInTheFileAfterReopening) {
  openSample();
  trigger("battle.tracks");
  const std::size_t before = battle().all<model::Track>().size();
  QTest::mouseClick(dialog()->findChild<QToolButton*>(QStringLiteral("tracks.add")), Qt::LeftButton);
  for (QAction* action : dialog()->findChild<QMenu*>(QStringLiteral("tracks.kinds"))->actions()) {
    if (action->data().toString() == QLatin1String("victory")) action->trigger();
  }
  dialog()->findChild<QMenu*>(QStringLiteral("tracks.kinds"))->close();
  auto* name = dialog()->findChild<QLineEdit*>(QStringLiteral("tracks.name"));
  name->selectAll();
  QTest::keyClicks(name, QStringLiteral("Glory"));
  QTest::keyClick(name, Qt::Key_Return);
  ASSERT_EQ(battle().all<model::Track>().size(), before + 1);
  const QString path = path_;
  closeWindow();
  open(path);
  const auto& tracks = battle().all<model::Track>();
  EXPECT_TRUE(std::any_of(tracks.begin(), tracks.end(), [](const model::Track& row) { return row.title == "Glory"; }));
  session().undo();
  session().undo();
  EXPECT_EQ(battle().all<model::Track>().size(), before);
}

TEST_F(TracksCommand, AFindingAboutATrackLeadsThere) {
  openSample();
  const model::Track track = *battle().all<model::Track>().begin();
  check::Finding finding;
  finding.code = "turn-without-space";
  finding.subject = check::Subject::of(track);
  session().jumpTo(finding);
  ASSERT_NE(dialog(), nullptr);
  EXPECT_EQ(dialog()->findChild<QLineEdit*>(QStringLiteral("tracks.name"))->text(),
            QString::fromStdString(track.title));
}

}  // namespace
}  // namespace redoubt::editor
