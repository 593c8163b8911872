#include "editor/panels/layers_panel.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "editor/panels/layer_row.h"
#include "editor/style/elided_label.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

QString settingOf(MapLayer layer) {
  return QStringLiteral("layers/") + MapLayers::id(layer);
}

// Readable words for the settings file; missing words mean the initial state.
QStringList toWords(const LayerState& state) {
  QStringList words{state.isVisible ? QStringLiteral("shown") : QStringLiteral("hidden")};
  if (state.isLocked) words << QStringLiteral("locked");
  words << QString::number(qRound(state.opacity * 100));
  return words;
}

LayerState fromWords(const QStringList& words, MapLayer layer) {
  LayerState state;
  for (const QString& word : words) {
    bool isNumber = false;
    const int percent = word.toInt(&isNumber);
    if (isNumber) state.opacity = percent / 100.0;
    if (word == QLatin1String("hidden")) state.isVisible = false;
    if (word == QLatin1String("locked")) state.isLocked = MapLayers::isEditable(layer);
  }
  return state;
}

bool isOurKey(const QKeyEvent& event) {
  const auto beside = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
  if (beside != Qt::NoModifier) return false;
  switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
    case Qt::Key_L:
    case Qt::Key_Plus:
    case Qt::Key_Equal:  // for keyboards on which plus needs Shift, as on most
    case Qt::Key_Minus: return true;
    default: return false;
  }
}

}  // namespace

LayersPanel::LayersPanel(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  restore();
  QScrollArea* scroll = makePageScroll(this);
  scroll->setWidget(makeRows(scroll->viewport()));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(scroll, 1);
  column->addWidget(makeFooter());
  setMinimumWidth(200);
  setCurrent(current_);
  connect(&session_.hand().layers(), &MapLayers::changed, this, [this] {
    reflect();
    store();
  });
}

QWidget* LayersPanel::makeRows(QWidget* parent) {
  auto* page = new QWidget(parent);
  setRole(*page, "page");
  page->setAccessibleName(tr("Layers"));
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 4, 0, 4);
  column->setSpacing(0);
  for (auto layer = kMapLayers.rbegin(); layer != kMapLayers.rend(); ++layer) {
    auto* made = new LayerRow(session_.hand().layers(), *layer);
    made->installEventFilter(this);
    made->eye().installEventFilter(this);
    rows_[static_cast<std::size_t>(*layer)] = made;
    column->addWidget(made);
  }
  column->addStretch();
  return page;
}

QWidget* LayersPanel::makeFooter() {
  auto* footer = new QWidget;
  setRole(*footer, "page");
  footer->setAttribute(Qt::WA_StyledBackground);
  auto* column = new QVBoxLayout(footer);
  column->setContentsMargins(size::kMargin, 4, size::kMargin, 7);
  auto* hint = new ElidedLabel;
  hint->setText(tr("Space shows, L locks, + and - fade"));
  setRole(*hint, "second");
  column->addWidget(hint);
  return footer;
}

// --- state

void LayersPanel::restore() {
  const QSettings settings;
  for (const MapLayer layer : kMapLayers) {
    if (!settings.contains(settingOf(layer))) continue;
    session_.hand().layers().setState(layer, fromWords(settings.value(settingOf(layer)).toStringList(), layer));
  }
}

void LayersPanel::store() const {
  QSettings settings;
  for (const MapLayer layer : kMapLayers) {
    const LayerState& state = session_.hand().layers().state(layer);
    if (state == LayerState{}) {
      settings.remove(settingOf(layer));
    } else {
      settings.setValue(settingOf(layer), toWords(state));
    }
  }
}

void LayersPanel::reflect() {
  for (LayerRow* each : rows_) each->reflect();
}

void LayersPanel::setCurrent(MapLayer layer) {
  current_ = layer;
  for (LayerRow* each : rows_) each->setCurrent(each->layer() == layer);
}

bool LayersPanel::isAlone(MapLayer layer) const {
  return std::all_of(kMapLayers.begin(), kMapLayers.end(),
                     [&](MapLayer each) { return each == layer || !session_.hand().layers().isVisible(each); });
}

void LayersPanel::showOnly(MapLayer layer) {
  for (const MapLayer each : kMapLayers) session_.hand().layers().setVisible(each, each == layer);
}

void LayersPanel::showAll() {
  for (const MapLayer each : kMapLayers) session_.hand().layers().setVisible(each, true);
}

void LayersPanel::lockAllOthers(MapLayer layer) {
  for (const MapLayer each : kMapLayers) {
    if (!MapLayers::isEditable(each)) continue;
    LayerState state = session_.hand().layers().state(each);
    state.isLocked = each != layer;
    session_.hand().layers().setState(each, state);
  }
}

// --- keys and mouse

bool LayersPanel::eventFilter(QObject* watched, QEvent* event) {
  auto* row = qobject_cast<LayerRow*>(watched);
  if (!row) {
    if (event->type() != QEvent::MouseButtonDblClick) return QWidget::eventFilter(watched, event);
    // The first of the two clicks has already toggled this layer, so the earlier state is only known from the others.
    const MapLayer layer = qobject_cast<LayerRow*>(watched->parent())->layer();
    if (isAlone(layer)) {
      showAll();
    } else {
      showOnly(layer);
    }
    return true;
  }
  switch (event->type()) {
    case QEvent::FocusIn: setCurrent(row->layer()); break;
    case QEvent::ContextMenu:
      row->setFocus(Qt::OtherFocusReason);
      showMenu(*row, static_cast<QContextMenuEvent*>(event)->globalPos());
      return true;
    case QEvent::ShortcutOverride:
      // Elsewhere in the window these letters choose tools; here they are keys of the list.
      if (isOurKey(*static_cast<QKeyEvent*>(event))) event->accept();
      break;
    case QEvent::KeyPress:
      if (isOurKey(*static_cast<QKeyEvent*>(event))) {
        handleKey(*row, static_cast<QKeyEvent*>(event)->key());
        return true;
      }
      break;
    default: break;
  }
  return QWidget::eventFilter(watched, event);
}

void LayersPanel::handleKey(LayerRow& row, int key) {
  switch (key) {
    case Qt::Key_Up: return moveDown(-1);
    case Qt::Key_Down: return moveDown(1);
    case Qt::Key_Home: return moveDown(-static_cast<int>(rows_.size()));
    case Qt::Key_End: return moveDown(static_cast<int>(rows_.size()));
    case Qt::Key_Space: return row.toggleVisible();
    case Qt::Key_L: return row.toggleLocked();
    case Qt::Key_Minus: return row.strengthen(-1);
    default: return row.strengthen(1);
  }
}

void LayersPanel::moveDown(int rows) {
  const int last = static_cast<int>(rows_.size()) - 1;
  const int index = std::clamp(static_cast<int>(current_) - rows, 0, last);  // the first layer lies at the bottom
  rows_[static_cast<std::size_t>(index)]->setFocus(Qt::OtherFocusReason);
}

void LayersPanel::showMenu(LayerRow& row, QPoint global) {
  const MapLayer layer = row.layer();
  auto* menu = new QMenu(this);
  menu->setObjectName(QStringLiteral("layers.menu"));
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const auto add = [&](const char* id, const QString& text, auto&& does) {
    QAction* action = menu->addAction(text, this, std::forward<decltype(does)>(does));
    action->setObjectName(QLatin1String(id));
    return action;
  };
  add("layers.only", tr("Show &only this layer"), [this, layer] { showOnly(layer); });
  add("layers.all", tr("Show &all layers"), [this] { showAll(); });
  menu->addSeparator();
  QAction* lock = add("layers.lock", tr("&Lock this layer"), [&row] { row.toggleLocked(); });
  lock->setCheckable(true);
  lock->setChecked(session_.hand().layers().isLocked(layer));
  lock->setEnabled(MapLayers::isEditable(layer));
  add("layers.lockOthers", tr("Lock all o&ther layers"), [this, layer] { lockAllOthers(layer); });
  menu->addSeparator();
  add("layers.reset", tr("&Reset all layers"), [this] { session_.hand().layers().reset(); });
  menu->popup(global);
}

}  // namespace redoubt::editor
