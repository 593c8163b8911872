#include "editor/dialogs/exchange/tile_table.h"

#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/store/picture_file.h"
#include "editor/style/open_word_box.h"

namespace redoubt::editor {
namespace {

constexpr int kTileSide = 40;
enum Column { kTile, kCells, kTerrain };
// No slugs, so no terrain is called so.
const QString kOwn = QStringLiteral("?");
const QString kPassedOver = QStringLiteral("-");

// A terrain that the rules lack keeps its title.
std::string saidIn(const QComboBox& box) {
  const std::string word = wordIn(box).toStdString();
  const std::string title = box.currentText().simplified().toStdString();
  return slugged(title) == word ? title : word;
}

// The pictures of tiles, each file read once. What can't be shown is empty: the name says which tile it is.
class TilePictures {
 public:
  QPixmap of(const exchange::ForeignTile& tile) {
    const QImage& whole = file(tile.picture);
    if (whole.isNull()) return {};
    const QImage part =
        tile.part
            ? whole.copy(
                  QRect(tile.part->left, tile.part->top, tile.part->width, tile.part->height).intersected(whole.rect()))
            : whole;
    if (part.isNull()) return {};
    return QPixmap::fromImage(part.scaled(kTileSide, kTileSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
  }

 private:
  const QImage& file(const std::filesystem::path& path) {
    const auto known = files_.find(path);
    if (known != files_.end()) return known->second;
    QImage& image = files_[path];
    if (path.empty()) return image;
    try {
      const std::string bytes = store::readPictureFile(path);
      const auto head = model::pictureHead(bytes);
      if (head && std::int64_t{head->width} * head->height <= kMostPixels)
        image = QImage::fromData(QByteArray::fromStdString(bytes));
    } catch (const Error&) {
    }
    return image;
  }

  static constexpr std::int64_t kMostPixels = 32'000'000;
  std::map<std::filesystem::path, QImage> files_;
};

}  // namespace

TileTable::TileTable(QWidget* parent) : QWidget(parent), head_(new QLabel), table_(new QTableWidget(0, 3)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  head_->setWordWrap(true);
  head_->setObjectName(QStringLiteral("tiles.head"));
  table_->setObjectName(QStringLiteral("tiles.table"));
  table_->setAccessibleName(tr("Terrain of the tiles"));
  table_->setHorizontalHeaderLabels({tr("Tile"), tr("Cells"), tr("Terrain")});
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(kTileSide + 6);
  table_->setIconSize({kTileSide, kTileSide});
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionMode(QAbstractItemView::NoSelection);
  table_->setTabKeyNavigation(false);
  table_->horizontalHeader()->setSectionResizeMode(kTile, QHeaderView::Stretch);
  table_->horizontalHeader()->setSectionResizeMode(kCells, QHeaderView::ResizeToContents);
  table_->horizontalHeader()->setSectionResizeMode(kTerrain, QHeaderView::Fixed);
  table_->setColumnWidth(kTerrain, 260);
  column->addWidget(head_);
  column->addWidget(table_, 1);
}

QComboBox* TileTable::boxFor(const exchange::ForeignTile& tile, const std::vector<rules::TerrainKind>& kinds) {
  auto* box = new QComboBox;
  takeOtherWords(*box);
  box->setAccessibleName(tr("Terrain of %1").arg(QString::fromStdString(tile.name)));
  box->setObjectName(QStringLiteral("tiles.terrain.%1").arg(boxes_.size()));
  box->addItem(tr("A terrain of its own"), kOwn);
  box->addItem(tr("Passed over"), kPassedOver);
  for (const rules::TerrainKind& kind : kinds) {
    box->addItem(QString::fromStdString(kind.title), QString::fromStdString(kind.slug));
  }
  showWord(*box, !tile.isKnown ? kOwn : tile.terrain.empty() ? kPassedOver : QString::fromStdString(tile.terrain));
  connect(box, &QComboBox::currentTextChanged, this, &TileTable::changed);
  return box;
}

void TileTable::show(const std::vector<exchange::ForeignTile>& tiles, const model::Battle& battle) {
  tiles_ = tiles;
  boxes_.clear();
  table_->setRowCount(0);
  table_->setRowCount(static_cast<int>(tiles.size()));
  // Those that there are for a tile that nobody knows are not to be chosen for another.
  std::set<std::string> own;
  for (const exchange::ForeignTile& tile : tiles_) {
    if (!tile.isKnown) own.insert(tile.terrain);
  }
  std::vector<rules::TerrainKind> kinds = rules::terrainKinds(rules::RuleBook(battle));
  std::erase_if(kinds, [&](const rules::TerrainKind& kind) {
    return kind.place != rules::TerrainPlace::Hex || own.contains(kind.slug);
  });
  TilePictures pictures;
  for (int row = 0; row < table_->rowCount(); ++row) {
    const exchange::ForeignTile& tile = tiles_[static_cast<std::size_t>(row)];
    auto* name = new QTableWidgetItem(QString::fromStdString(tile.name));
    name->setIcon(QIcon(pictures.of(tile)));
    name->setToolTip(name->text());
    auto* cells = new QTableWidgetItem(QLocale().toString(static_cast<qulonglong>(tile.cells)));
    cells->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table_->setItem(row, kTile, name);
    table_->setItem(row, kCells, cells);
    boxes_.push_back(boxFor(tile, kinds));
    table_->setCellWidget(row, kTerrain, boxes_.back());
  }
  head_->setText(unknown() > 0
                     ? tr("The terrain of %n tile(s) is unknown. Choose it, and read again.", nullptr, unknown())
                     : tr("Which terrain the tiles are taken for. Where it is wrong, choose another and read again."));
}

int TileTable::unknown() const {
  return static_cast<int>(
      std::count_if(tiles_.begin(), tiles_.end(), [](const exchange::ForeignTile& tile) { return !tile.isKnown; }));
}

// A tile that was taken for a terrain by its name gets one of its own by that name.
std::vector<exchange::TileAnswer> TileTable::answers() const {
  std::vector<exchange::TileAnswer> answers;
  for (std::size_t i = 0; i < tiles_.size(); ++i) {
    const exchange::ForeignTile& tile = tiles_[i];
    const QString word = wordIn(*boxes_[i]);
    if (word == kPassedOver) {
      answers.push_back({tile, {}});
    } else if (word == kOwn) {
      if (tile.isKnown) answers.push_back({tile, tile.name});
    } else if (const std::string said = saidIn(*boxes_[i]); !slugged(said).empty()) {
      answers.push_back({tile, said});
    }
  }
  return answers;
}

}  // namespace redoubt::editor
