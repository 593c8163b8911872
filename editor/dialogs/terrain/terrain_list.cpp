#include "editor/dialogs/terrain/terrain_list.h"

#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/style/icons.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

namespace redoubt::editor {
namespace {

constexpr int kListSwatch = 24;
constexpr int kLeft = 10;

int rowHeight() {
  return size::high(31, 1);
}
int faultRowHeight() {
  return size::high(46, 2);
}

int drawText(QPainter& painter, const QRect& rect, const QString& text, const QFont& font, const QColor& colour,
             Qt::Alignment alignment = Qt::AlignLeft) {
  const QFontMetrics metrics(font);
  painter.setFont(font);
  painter.setPen(colour);
  const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
  painter.drawText(rect, int(alignment | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
  return metrics.horizontalAdvance(shown);
}

class TerrainDelegate : public QStyledItemDelegate {
 public:
  TerrainDelegate(const TerrainListModel& model, QObject* parent) : QStyledItemDelegate(parent), model_(model) {}

  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
    if (index.data(TerrainListModel::HeadingRole).toBool()) return {100, size::row() + 3};
    return {100, index.data(TerrainListModel::FaultRole).toString().isEmpty() ? rowHeight() : faultRowHeight()};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (index.data(TerrainListModel::HeadingRole).toBool()) {
      QFont font = themeFont(TextStyle::Second);
      font.setWeight(QFont::DemiBold);
      drawText(*painter, option.rect.adjusted(kLeft, 6, -6, 0), index.data().toString(), font, colours().second);
    } else {
      paintGround(*painter, option);
      paintKind(*painter, option, index);
    }
    painter->restore();
  }

 private:
  static void paintGround(QPainter& painter, const QStyleOptionViewItem& option) {
    const ThemeColours& c = colours();
    const bool isSelected = option.state & QStyle::State_Selected;
    const bool isHot = option.state & QStyle::State_MouseOver;
    painter.fillRect(option.rect, isSelected ? c.selection : isHot ? c.hover : c.base);
    if (isSelected) painter.fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), c.accent);
    if (option.state & QStyle::State_HasFocus) {
      painter.setPen(QPen(c.accent, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
  }

  void paintKind(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const ThemeColours& c = colours();
    const rules::TerrainUse& use = *model_.use(index.row());
    const QRect first(option.rect.left(), option.rect.top(), option.rect.width() - 8, rowHeight());
    const QPixmap picture = model_.swatch(use.slug, painter.device()->devicePixelRatioF());
    painter.drawPixmap(QPointF(first.left() + kLeft, first.top() + (rowHeight() - kListSwatch) / 2.0), picture);
    const QString fault = index.data(TerrainListModel::FaultRole).toString();
    const QString count = index.data(TerrainListModel::CountRole).toString();
    const int taken = drawText(painter, first, count, themeFont(TextStyle::Second), use.isUnused() ? c.third : c.second,
                               Qt::AlignRight);
    const int left = kLeft + kListSwatch + 8;
    drawText(painter, first.adjusted(left, 0, -taken - 8, 0), index.data().toString(),
             themeFont(option.state & QStyle::State_Selected ? TextStyle::Strong : TextStyle::Body), c.text);
    if (fault.isEmpty()) return;
    const QRect second(first.left() + left, first.bottom() - 4, first.width() - left, faultRowHeight() - rowHeight());
    paintSign(painter, QRectF(second.left(), second.top() + 1.5, 12, 12), Sign::Warning);
    drawText(painter, second.adjusted(17, 0, 0, 0), fault, themeFont(TextStyle::Small), c.warning);
  }

  const TerrainListModel& model_;
};

}  // namespace

TerrainListModel::TerrainListModel(Session& session, QObject* parent) : QAbstractListModel(parent), session_(session) {
  refresh();
}

void TerrainListModel::refresh() {
  beginResetModel();
  rows_.clear();
  swatches_.clear();
  for (rules::TerrainUse& use : rules::terrainUse(session_.translated(), session_.translatedRules())) {
    if (rows_.empty() || rows_.back().place != use.place) rows_.push_back({use.place, std::nullopt});
    rows_.push_back({use.place, std::move(use)});
  }
  endResetModel();
}

int TerrainListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QString TerrainListModel::countText(const rules::TerrainUse& use) {
  return use.isUnused() ? tr("unused") : TerrainWords::uses(use);
}

QString TerrainListModel::faultText(const rules::TerrainUse& use) {
  if (use.isUndefined()) return tr("not in the rules");
  if (use.misplaced() == 0) return {};
  return use.place == rules::TerrainPlace::Hex       ? tr("the rules put it in hexes only")
         : use.place == rules::TerrainPlace::Hexside ? tr("the rules put it on hexsides only")
                                                     : tr("the rules put it on links only");
}

QVariant TerrainListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == HeadingRole) return !row.use;
  if (!row.use) return role == Qt::DisplayRole ? TerrainWords::place(row.place) : QVariant();
  const rules::TerrainUse& use = *row.use;
  const QString title = TerrainWords::text(use.title);
  switch (role) {
    case Qt::DisplayRole: return title;
    case SlugRole: return TerrainWords::text(use.slug);
    case CountRole: return countText(use);
    case FaultRole: return faultText(use);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
      const QString words = tr("%1: %2").arg(title, countText(use));
      const QString fault = faultText(use);
      return fault.isEmpty() ? words : tr("%1, %2").arg(words, fault);
    }
    default: return {};
  }
}

Qt::ItemFlags TerrainListModel::flags(const QModelIndex& index) const {
  if (!index.isValid() || !use(index.row())) return Qt::NoItemFlags;
  return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

const rules::TerrainUse* TerrainListModel::use(int row) const {
  if (row < 0 || row >= static_cast<int>(rows_.size())) return nullptr;
  const auto& found = rows_[static_cast<std::size_t>(row)].use;
  return found ? &*found : nullptr;
}

const rules::TerrainUse* TerrainListModel::use(std::string_view slug) const {
  return use(rowOf(slug));
}

int TerrainListModel::rowOf(std::string_view slug) const {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.use && row.use->slug == slug; });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

std::vector<std::string> TerrainListModel::slugs(rules::TerrainPlace place) const {
  std::vector<std::string> slugs;
  for (const Row& row : rows_) {
    if (row.use && row.use->isDefined && row.place == place) slugs.push_back(row.use->slug);
  }
  return slugs;
}

QPixmap TerrainListModel::swatch(const std::string& slug, double pixelRatio) const {
  QPixmap& picture = swatches_[TerrainWords::text(slug)];
  if (picture.isNull() || picture.devicePixelRatio() != pixelRatio) {
    picture = terrainSwatch(session_.translated(), slug, kListSwatch, pixelRatio);
  }
  return picture;
}

TerrainList::TerrainList(TerrainListModel& model, QWidget* parent) : QListView(parent), model_(model) {
  setObjectName(QStringLiteral("terrain.list"));
  setAccessibleName(tr("Kinds of terrain"));
  setModel(&model);
  setItemDelegate(new TerrainDelegate(model, this));
  setMouseTracking(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setEditTriggers(QAbstractItemView::NoEditTriggers);
}

std::string TerrainList::current() const {
  const rules::TerrainUse* use = model_.use(currentIndex().row());
  return use ? use->slug : std::string();
}

void TerrainList::choose(std::string_view slug) {
  int row = model_.rowOf(slug);
  for (int i = 0; row < 0 && i < model_.rowCount(); ++i) {
    if (model_.use(i)) row = i;
  }
  setCurrentIndex(row < 0 ? QModelIndex() : model_.index(row));
}

void TerrainList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QListView::currentChanged(current, previous);
  emit chosen();
}

}  // namespace redoubt::editor
