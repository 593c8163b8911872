#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTimer>
#include <QTreeWidget>

#include "editor/dialogs/records/records_dialog.h"
#include "tests/core/model/sample_battle.h"
#include "tests/editor/dialogs/dialog_fixture.h"

// The field for a picture, in the window that has all rows.
namespace redoubt::editor::test {
namespace {

constexpr Id<model::MapPicture> kScan{7};

model::Battle withAPictureRow() {
  model::Battle battle = redoubt::testing::plainMap(8, 6);
  battle.all<model::BattleInfo>().put({{1}, "lantern", "Lantern Dyke", "", "", "en", {}, ""});
  model::MapPicture row;
  row.id = kScan;
  row.title = "Scan";
  QImage image(4, 4, QImage::Format_RGB32);
  image.fill(Qt::red);
  QByteArray bytes;
  QBuffer out(&bytes);
  out.open(QIODevice::WriteOnly);
  image.save(&out, "PNG");
  row.picture = battle.pictures().add(bytes.toStdString());
  row.hex = hex::HexKey::at(2, 2);
  row.width = row.height = 1;
  battle.all<model::MapPicture>().put(row);
  return battle;
}

class PictureField : public DialogTest<RecordsDialog> {
 protected:
  PictureField() : DialogTest(withAPictureRow()) {
    auto& tables = child<QTreeWidget>("records.tables");
    for (QTreeWidgetItemIterator each(&tables); *each; ++each) {
      if ((*each)->data(0, Qt::UserRole).toString() != QLatin1String("map_picture")) continue;
      tables.scrollToItem(*each);
      QTest::mouseClick(tables.viewport(), Qt::LeftButton, {}, tables.visualItemRect(*each).center());
    }
    auto& list = child<QTableView>("records.list");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    QCoreApplication::processEvents();
  }
  QString at(const QString& name) const { return folder_.filePath(name); }
  std::string picture() const { return session_.battle().find<model::MapPicture>(kScan)->picture; }
  // Presses the button and answers the question for a file.
  void choose(const QString& file) {
    QTimer::singleShot(0, dialog_.get(), [&] {
      auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(question, nullptr);
      if (file.isEmpty()) return question->reject();
      question->selectFile(file);
      static_cast<QDialog*>(question)->accept();
    });
    press("records.map_picture.picture");
    QCoreApplication::processEvents();
  }
  QImage glance() const {
    return child<QLabel>("records.map_picture.picture.glance").pixmap(Qt::ReturnByValue).toImage();
  }
};

TEST_F(PictureField, TakesAFileIntoTheBattleAndShowsIt) {
  const std::string before = picture();
  EXPECT_EQ(glance().pixelColor(10, 10), QColor(Qt::red));
  QImage image(40, 20, QImage::Format_RGB32);
  image.fill(Qt::blue);
  ASSERT_TRUE(image.save(at("blue.png")));
  choose(at("blue.png"));
  EXPECT_NE(picture(), before);
  EXPECT_EQ(glance().pixelColor(10, 10), QColor(Qt::blue));
  const model::Battle kept = inFile();
  const std::string name = kept.find<model::MapPicture>(kScan)->picture;
  ASSERT_NE(kept.pictures().find(name), nullptr) << "the bytes are in the file";
  EXPECT_EQ(QImage::fromData(QByteArray::fromStdString(*kept.pictures().find(name))).size(), QSize(40, 20));
  session_.undo();
  EXPECT_EQ(picture(), before);
  EXPECT_EQ(glance().pixelColor(10, 10), QColor(Qt::red));
  session_.redo();
  EXPECT_EQ(picture(), name);
}

TEST_F(PictureField, TellsWhatIsNoPictureAndKeepsTheOneItHas) {
  const std::string before = picture();
  QFile text(at("words.png"));
  ASSERT_TRUE(text.open(QIODevice::WriteOnly));
  text.write("these are words");
  text.close();
  choose(at("words.png"));
  const auto& fault = child<QLabel>("records.map_picture.picture.fault");
  EXPECT_TRUE(fault.isVisible());
  EXPECT_TRUE(fault.text().contains(QStringLiteral("PNG"))) << fault.text().toStdString();
  EXPECT_EQ(picture(), before);
  QImage image(4, 4, QImage::Format_RGB32);
  image.fill(Qt::blue);
  ASSERT_TRUE(image.save(at("blue.png")));
  choose(at("blue.png"));
  EXPECT_NE(picture(), before);
  EXPECT_FALSE(fault.isVisible()) << "the fault goes with a picture that is one";
}

TEST_F(PictureField, LeftWithoutAChoiceChangesNothing) {
  const std::string before = picture();
  choose({});
  EXPECT_EQ(picture(), before);
  EXPECT_FALSE(session_.document().canUndo());
}

TEST_F(PictureField, CanBeEmptiedAndThatUndone) {
  const std::string before = picture();
  press("records.map_picture.picture.clear");
  EXPECT_EQ(picture(), "");
  EXPECT_TRUE(glance().isNull());
  EXPECT_FALSE(child<QPushButton>("records.map_picture.picture.clear").isEnabled());
  session_.undo();
  EXPECT_EQ(picture(), before);
  EXPECT_EQ(glance().pixelColor(10, 10), QColor(Qt::red));
}

}  // namespace
}  // namespace redoubt::editor::test
