#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <cstdlib>

#include "tests/packaging/said.h"

// What desktops read: menus, software centres, types of files, icons.
namespace redoubt::packaging::test {
namespace {

namespace fs = std::filesystem;

const fs::path kDesktop = fs::path(REDOUBT_SOURCE_DIR) / "packaging/desktop";
const QString kBattle = QStringLiteral("application/vnd.redoubt.battle");

// Types of files as they are known where the package is installed: ours beside the usual ones, which Qt has with it.
// The data base reads its folders once.
class FileTypes : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    static const QTemporaryDir home;
    const fs::path packages = fs::path(home.path().toStdString()) / "mime/packages";
    fs::create_directories(packages);
    fs::copy_file(kDesktop / "redoubt-mime.xml", packages / "redoubt.xml");
    for (const char* each : {"XDG_DATA_HOME", "XDG_DATA_DIRS"}) {
      ::setenv(each, home.path().toLocal8Bit().constData(), 1);
    }
  }
  // A copy under a name that tells nothing.
  QString copyOf(const fs::path& file) const {
    const fs::path copy = fs::path(folder_.path().toStdString()) / "something";
    fs::copy_file(file, copy, fs::copy_options::overwrite_existing);
    return QString::fromStdString(copy.string());
  }
  static QString byContent(const QString& path) { return QMimeDatabase().mimeTypeForFile(path).name(); }

  const QTemporaryDir folder_;
};

TEST_F(FileTypes, EverySampleIsKnownByItsContent) {
  int samples = 0;
  for (const auto& sample : fs::directory_iterator(REDOUBT_SAMPLES)) {
    if (sample.path().extension() != ".battle") continue;
    ++samples;
    EXPECT_EQ(byContent(copyOf(sample.path())).toStdString(), kBattle.toStdString()) << sample.path();
  }
  EXPECT_GE(samples, 7);
}

TEST_F(FileTypes, ABattleIsKnownByItsName) {
  const QMimeType type = QMimeDatabase().mimeTypeForFile(QStringLiteral("some.battle"), QMimeDatabase::MatchExtension);
  EXPECT_EQ(type.name(), kBattle);
  EXPECT_EQ(type.preferredSuffix(), QStringLiteral("battle"));
  EXPECT_TRUE(type.inherits(QStringLiteral("application/vnd.sqlite3")));
}

// With the id of another program, and without one.
TEST_F(FileTypes, OtherDatabasesAreNone) {
  std::string bytes = textOf(fs::path(REDOUBT_SAMPLES) / "wilkowa.battle");
  ASSERT_EQ(bytes.substr(68, 4), "Rdbt");
  for (const char* id : {"GP10", "\0\0\0\0"}) {
    bytes.replace(68, 4, std::string(id, 4));
    const QString path = folder_.filePath(QStringLiteral("other"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes.data(), static_cast<qint64>(bytes.size()));
    file.close();
    EXPECT_NE(byContent(path), kBattle);
  }
}

TEST(Menus, TheirFileIsValid) {
  const auto result = shell("desktop-file-validate " + shellWord(kDesktop / "redoubt.desktop"));
  EXPECT_EQ(result.code, 0) << result.out;
  EXPECT_EQ(result.out, "");
}

TEST(Menus, NameTypesAndOptionsThatThereAre) {
  const std::string menu = textOf(kDesktop / "redoubt.desktop");
  EXPECT_NE(menu.find("MimeType=" + kBattle.toStdString() + ";"), std::string::npos);
  EXPECT_NE(textOf(kDesktop / "redoubt.thumbnailer").find("MimeType=" + kBattle.toStdString() + ";"),
            std::string::npos);
  ASSERT_NE(menu.find("Exec=redoubt --new"), std::string::npos);
  EXPECT_TRUE(optionsIn(helpOf(REDOUBT_PROGRAM, "--language en")).contains("--new"));
}

TEST(SoftwareCentre, ItsFileIsValid) {
  int files = 0;
  for (const auto& each : fs::directory_iterator(REDOUBT_MADE)) {
    if (!each.path().string().ends_with(".metainfo.xml")) continue;
    ++files;
    const auto result = shell("appstreamcli validate --no-net --no-color " + shellWord(each.path()));
    EXPECT_EQ(result.code, 0) << result.out;
    EXPECT_EQ(result.out.find("W:"), std::string::npos) << result.out;
  }
  EXPECT_EQ(files, 1);
}

// The pictures are those of the docs, in the size that is told.
TEST(SoftwareCentre, ItsPicturesAreThere) {
  const std::string text = textOf(kDesktop / "redoubt.metainfo.xml.in");
  const std::regex picture("width=\"([0-9]+)\" height=\"([0-9]+)\">@REDOUBT_HOME_PAGE@/pictures/([a-z-]+.png)<");
  int pictures = 0;
  for (std::sregex_iterator each(text.begin(), text.end(), picture), end; each != end; ++each, ++pictures) {
    const QImage image(QString::fromStdString(std::string(REDOUBT_SOURCE_DIR) + "/docs/" + (*each)[3].str()));
    EXPECT_EQ(image.size(), QSize(std::stoi((*each)[1]), std::stoi((*each)[2]))) << (*each)[3];
  }
  EXPECT_GE(pictures, 3);
}

TEST(Icons, AreThereInAllSizes) {
  for (const int side : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
    for (const char* name : {"redoubt", "application-vnd.redoubt.battle"}) {
      const QImage image(QStringLiteral(REDOUBT_MADE "/icons/%1/%2.png").arg(side).arg(QLatin1String(name)));
      EXPECT_EQ(image.size(), QSize(side, side)) << name;
      EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0) << "a shape of its own";
      EXPECT_GT(image.pixelColor(side / 2, side / 2).alpha(), 200);
    }
  }
}

}  // namespace
}  // namespace redoubt::packaging::test
