#include "editor/dialogs/rules/symbol_picker.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>

#include "editor/render/symbols.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kPicture = 34;
constexpr QSize kCell(92, 78);
constexpr int kHeight = 3 * 78 + 6;
constexpr double kDense = 2;  // pixels per point, for high-resolution screens

}  // namespace

SymbolPicker::SymbolPicker(QWidget* parent) : QListWidget(parent) {
  setObjectName(QStringLiteral("rules.symbols"));
  setAccessibleName(tr("Symbols of counters"));
  setViewMode(QListView::IconMode);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setWordWrap(true);
  setIconSize({kPicture, kPicture});
  setGridSize(kCell);
  setFixedHeight(kHeight);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFont(themeFont(TextStyle::Second));
  fill();
  connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { emit taken(item->text()); });
  connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) { emit taken(item->text()); });
}

bool SymbolPicker::isFor(std::string_view path) {
  const bool isOfCounter = path.starts_with("unit-type/") || path.starts_with("arm/") || path.starts_with("leader/") ||
                           path.starts_with("marker/");
  return isOfCounter && (path.ends_with("/symbol") || path.find("/symbol-in/") != path.npos ||
                         path.find("/symbol-of/") != path.npos);
}

QStringList SymbolPicker::names() {
  QStringList names = render::symbolNames();
  names.removeIf([](const QString& name) { return name.startsWith(QLatin1String("map-")); });
  return names;
}

QIcon SymbolPicker::picture(const QString& name) {
  QPixmap pixmap(QSize(kPicture, kPicture) * kDense);
  pixmap.setDevicePixelRatio(kDense);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  const ThemeColours& c = colours();
  render::paintSymbol(painter, QRectF(3, 3, kPicture - 6, kPicture - 6), name, {c.text, c.base, c.error});
  return QIcon(pixmap);
}

void SymbolPicker::fill() {
  const QString chosen = currentItem() ? currentItem()->text() : QString();
  const QSignalBlocker blocker(this);
  clear();
  for (const QString& name : names()) {
    auto* item = new QListWidgetItem(picture(name), name, this);
    item->setToolTip(name);
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
  }
  showChosen(chosen);
}

void SymbolPicker::showChosen(const QString& name) {
  const QSignalBlocker blocker(this);
  const auto found = findItems(name, Qt::MatchExactly);
  setCurrentItem(found.isEmpty() ? nullptr : found.front());
  if (!found.isEmpty()) scrollToItem(found.front());
}

void SymbolPicker::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fill();
}

}  // namespace redoubt::editor
