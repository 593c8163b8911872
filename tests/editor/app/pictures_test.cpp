#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QTimer>

#include "editor/app/notice_bar.h"
#include "tests/editor/app/window_fixture.h"

// Pictures under the map.
namespace redoubt::editor {
namespace {

class Pictures : public WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    openSample();
  }
  QString at(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  // Transcribe > Lay a picture under the map, with that file.
  void lay(const QString& file) {
    QTimer::singleShot(0, qApp, [file] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_TRUE(question);
      if (file.isEmpty()) return question->reject();
      question->selectFile(file);
      static_cast<QDialog*>(question)->accept();
    });
    trigger("map.picture");
    QCoreApplication::processEvents();
  }
  std::size_t pictures() { return battle().all<model::MapPicture>().size(); }
};

TEST_F(Pictures, OneIsLaidUnderTheMapAndTakenBackByUndo) {
  QImage scan(300, 200, QImage::Format_RGB32);
  scan.fill(Qt::magenta);
  ASSERT_TRUE(scan.save(at("old sheet.png")));
  lay(at("old sheet.png"));
  ASSERT_EQ(pictures(), 1U);
  const model::MapPicture row = *battle().all<model::MapPicture>().begin();
  EXPECT_EQ(row.title, "old sheet");
  EXPECT_EQ(row.place, model::PicturePlace::Under);
  EXPECT_NE(battle().pictures().find(row.picture), nullptr);
  EXPECT_NE(dump().find("old sheet"), std::string::npos) << "it is in the file";
  trigger("edit.undo");
  EXPECT_EQ(pictures(), 0U);
  trigger("edit.redo");
  EXPECT_EQ(pictures(), 1U);
}

TEST_F(Pictures, AFileThatIsNoneIsTold) {
  QFile text(at("words.png"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly));
  text.write("these are words");
  text.close();
  lay(at("words.png"));
  EXPECT_EQ(pictures(), 0U);
  const auto* notice = window_->findChild<NoticeBar*>();
  ASSERT_TRUE(notice);
  EXPECT_TRUE(notice->text().contains(QLatin1String("PNG"))) << notice->text().toStdString();
}

TEST_F(Pictures, LeavingTheQuestionChangesNothing) {
  lay({});
  EXPECT_EQ(pictures(), 0U);
  EXPECT_FALSE(session().document().canUndo());
}

}  // namespace
}  // namespace redoubt::editor
