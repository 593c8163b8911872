#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>

#include "core/exchange/json/json_battle.h"
#include "core/exchange/new_battle.h"
#include "core/store/dump.h"
#include "editor/dialogs/exchange/import_battle_dialog.h"
#include "tests/core/exchange/vassal/reading/sample_module.h"
#include "tests/editor/dialogs/dialog_fixture.h"

namespace redoubt::editor::test {
namespace {

namespace sample = exchange::vassal::reading::sample;

model::Battle smallMeadow() {
  exchange::NewBattleOptions options;
  options.title = "Meadow";
  options.columns = 8;
  options.rows = 6;
  return exchange::newBattle(options);
}

class ImportBattle : public ::testing::Test {
 protected:
  ImportBattle() { qputenv("XDG_DATA_HOME", at(QStringLiteral("data")).toLocal8Bit()); }
  ~ImportBattle() override {
    dialog_.reset();
    data_.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", data_);
  }

  QString at(const QString& name) const { return folder_.filePath(name); }
  void writeFile(const QString& name, const std::string& text) {
    QFile file(at(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.data(), static_cast<qint64>(text.size()));
  }
  template <class Widget>
  Widget& child(const char* name) const {
    return childOf<Widget>(*dialog_, name);
  }
  void waitForEnd() {
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QPushButton>("importing.read").isEnabled(); }, 20'000));
  }
  // The dialog for a file, which it has read.
  void read(const QString& name) {
    dialog_ = std::make_unique<ImportBattleDialog>(at(name), QString());
    dialog_->show();
    waitForEnd();
  }
  void press(const char* name) {
    QTest::mouseClick(&child<QPushButton>(name), Qt::LeftButton);
    QCoreApplication::processEvents();
  }
  bool canOpen() const { return child<QPushButton>("importing.open").isEnabled(); }
  std::vector<model::Battle> opened() {
    std::vector<model::Battle> battles;
    QObject::connect(dialog_.get(), &ImportBattleDialog::wanted, dialog_.get(),
                     [&](const model::Battle& each, const QString&) { battles.push_back(each); });
    press("importing.open");
    return battles;
  }
  // Two tiles, of which one lies in two cells, on a sheet of pixels.
  void writeTiledMap() {
    writeFile(QStringLiteral("marsh.tmx"),
              "<map version=\"1.8\" orientation=\"hexagonal\" width=\"3\" height=\"1\" tilewidth=\"52\" "
              "tileheight=\"60\" hexsidelength=\"30\" staggeraxis=\"y\" staggerindex=\"odd\">\n"
              "<tileset firstgid=\"1\" name=\"set\" tilewidth=\"52\" tileheight=\"60\" tilecount=\"2\" columns=\"2\">"
              "<image source=\"set.png\" width=\"104\" height=\"60\"/></tileset>\n"
              "<layer id=\"1\" name=\"a\" width=\"3\" height=\"1\"><data encoding=\"csv\">1,2,2</data></layer>\n"
              "</map>\n");
    QImage sheet(104, 60, QImage::Format_RGB32);
    sheet.fill(Qt::darkGreen);
    ASSERT_TRUE(sheet.save(at(QStringLiteral("set.png"))));
  }
  // The box in which the terrain of a tile stands.
  QComboBox& terrainOf(const QString& tile) {
    const auto& table = child<QTableWidget>("tiles.table");
    for (int row = 0; row < table.rowCount(); ++row) {
      if (table.item(row, 0)->text() == tile) return *qobject_cast<QComboBox*>(table.cellWidget(row, 2));
    }
    throw std::runtime_error("no tile " + tile.toStdString());
  }
  static std::string terrains(const model::Battle& battle) {
    std::string text;
    for (const model::HexRow& hex : battle.all<model::HexRow>()) text += hex.terrain + " ";
    return text;
  }

  QByteArray data_ = qgetenv("XDG_DATA_HOME");
  QTemporaryDir folder_;
  std::unique_ptr<ImportBattleDialog> dialog_;
};

TEST_F(ImportBattle, GivesTheBattleThatTheFileHolds) {
  const model::Battle battle = smallMeadow();
  writeFile(QStringLiteral("meadow.json"), exchange::writeJson(battle));
  read(QStringLiteral("meadow.json"));
  ASSERT_TRUE(canOpen());
  const std::vector<model::Battle> wanted = opened();
  ASSERT_EQ(wanted.size(), 1U);
  EXPECT_EQ(store::dump(wanted.front()), store::dump(battle));
}

TEST_F(ImportBattle, NamesEveryPlaceThatIsWrong) {
  writeFile(QStringLiteral("bad.json"), R"({"format": "redoubt-battle", "version": 1, "nonsense": [], "hex": 3})");
  read(QStringLiteral("bad.json"));
  const QString problems = child<QPlainTextEdit>("importing.problems").toPlainText();
  EXPECT_TRUE(child<QPlainTextEdit>("importing.problems").isVisible());
  EXPECT_TRUE(problems.contains(QStringLiteral("/nonsense"))) << problems.toStdString();
  EXPECT_TRUE(problems.contains(QStringLiteral("/hex"))) << problems.toStdString();
  EXPECT_FALSE(canOpen());
}

TEST_F(ImportBattle, OfNoFormatIsToldAtOnce) {
  writeFile(QStringLiteral("odd.bin"), "nothing that anybody knows");
  read(QStringLiteral("odd.bin"));
  EXPECT_FALSE(child<QLabel>("importing.outcome").text().isEmpty());
  EXPECT_FALSE(canOpen());
}

TEST_F(ImportBattle, AsksWhichTerrainTilesAreAndRemembersIt) {
  writeTiledMap();
  read(QStringLiteral("marsh.tmx"));
  auto& table = child<QTableWidget>("tiles.table");
  ASSERT_TRUE(table.isVisible()) << "what nobody knows is asked for";
  ASSERT_EQ(table.rowCount(), 2);
  EXPECT_EQ(table.item(0, 0)->text(), QStringLiteral("set/1")) << "the most frequent first";
  EXPECT_EQ(table.item(0, 1)->text(), QStringLiteral("2"));
  EXPECT_FALSE(table.item(0, 0)->icon().isNull());
  EXPECT_TRUE(canOpen()) << "with terrains of their own";

  QComboBox& first = terrainOf(QStringLiteral("set/0"));
  first.setFocus();
  first.setCurrentIndex(first.findData(QStringLiteral("woods")));
  QComboBox& second = terrainOf(QStringLiteral("set/1"));
  second.setFocus();
  second.lineEdit()->selectAll();
  QTest::keyClicks(&second, QStringLiteral("Salt marsh"));
  EXPECT_FALSE(canOpen()) << "the battle was read without the answers";
  press("importing.read");
  waitForEnd();
  EXPECT_EQ(terrains(opened().at(0)), "woods salt-marsh salt-marsh ");

  const QString answers = ImportBattleDialog::answersFile(at(QStringLiteral("marsh.tmx")));
  QFile csv(answers);
  ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
  const QByteArray lines = csv.readAll();
  EXPECT_TRUE(lines.toLower().contains("set,0,woods\n") && lines.contains("set,1,Salt marsh\n")) << lines.toStdString();
  read(QStringLiteral("marsh.tmx"));
  EXPECT_EQ(child<QLineEdit>("option.terrain.path").text(), answers);
  EXPECT_EQ(terrainOf(QStringLiteral("set/0")).currentData().toString(), QStringLiteral("woods"));
  EXPECT_EQ(terrains(opened().at(0)), "woods salt-marsh salt-marsh ");
}

TEST_F(ImportBattle, LeavesTilesOutThatArePassedOver) {
  writeTiledMap();
  read(QStringLiteral("marsh.tmx"));
  QComboBox& tile = terrainOf(QStringLiteral("set/1"));
  tile.setCurrentIndex(1);
  press("importing.read");
  waitForEnd();
  EXPECT_EQ(terrainOf(QStringLiteral("set/1")).currentText(), QStringLiteral("Passed over"));
  EXPECT_TRUE(terrains(opened().at(0)).ends_with("clear clear "));
}

TEST_F(ImportBattle, AsksForTheModuleOfASavedGameThatLiesElsewhere) {
  ASSERT_TRUE(QDir(folder_.path()).mkdir(QStringLiteral("modules")));
  const QString module = at(QStringLiteral("modules/sample.vmod"));
  sample::writeZip(module.toStdString(), sample::module());
  const std::string game = sample::joined({"begin_save", "Main MapBoardPicker\tField\t0\t0", "end_save"}, char{27});
  sample::writeZip(at(QStringLiteral("game.vsav")).toStdString(), sample::save(sample::hidden(game)));
  read(QStringLiteral("game.vsav"));
  EXPECT_FALSE(canOpen());
  ASSERT_TRUE(child<QPushButton>("importing.module").isVisible());
  QTimer::singleShot(0, dialog_.get(), [&] {
    auto* question = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    ASSERT_NE(question, nullptr);
    question->selectFile(module);
    static_cast<QDialog*>(question)->accept();
  });
  press("importing.module");
  waitForEnd();
  EXPECT_TRUE(canOpen()) << child<QLabel>("importing.outcome").text().toStdString();
  EXPECT_FALSE(child<QPushButton>("importing.module").isVisible());
  EXPECT_EQ(child<QLineEdit>("option.module.path").text(), module);
}

TEST_F(ImportBattle, OpensThoseOfSeveralBattlesThatAreTicked) {
  sample::ModuleParts parts;
  std::string other = sample::usualBoard();
  other.replace(other.find("Field"), 5, "North");
  parts.boards = sample::usualBoard() + other;
  sample::writeZip(at(QStringLiteral("two.vmod")).toStdString(), sample::module(parts));
  read(QStringLiteral("two.vmod"));
  EXPECT_FALSE(child<QListWidget>("importing.battles").isVisible());
  auto& boards = child<QComboBox>("option.boards");
  boards.setCurrentIndex(boards.findData(QStringLiteral("each")));
  press("importing.read");
  waitForEnd();
  auto& battles = child<QListWidget>("importing.battles");
  ASSERT_TRUE(battles.isVisible());
  ASSERT_EQ(battles.count(), 2);
  battles.item(0)->setCheckState(Qt::Unchecked);
  battles.item(1)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(canOpen());
  battles.item(1)->setCheckState(Qt::Checked);
  EXPECT_EQ(opened().size(), 1U);
}

}  // namespace
}  // namespace redoubt::editor::test
