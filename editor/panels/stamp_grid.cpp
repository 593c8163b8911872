#include "editor/panels/stamp_grid.h"

#include <QEvent>
#include <QGridLayout>
#include <QMenu>
#include <QPainter>

#include "editor/render/counters/piece_picture.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr QSize kPicture(48, 34);

QIcon pictureOf(const Session& session, int slot, qreal ratio) {
  QPixmap pixmap(kPicture * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colours().line, 1));
  painter.drawRoundedRect(QRectF(QPointF(0.5, 0.5), QSizeF(kPicture) - QSizeF(1, 1)), 3, 3);
  if (const auto& piece = session.hand().stamps().slot(slot)) {
    render::paintPiece(painter, QRectF(11, 2, kPicture.width() - 13, kPicture.height() - 4), session.battle(), *piece);
  }
  painter.setFont(themeFont(TextStyle::Small));
  painter.setPen(colours().second);
  painter.drawText(QRectF(3, 2, 10, 12), Qt::AlignLeft | Qt::AlignTop, QString::number(slot + 1));
  return QIcon(pixmap);
}

}  // namespace

StampGrid::StampGrid(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  for (int i = 0; i < Stamps::kSlots; ++i) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("stamp.%1").arg(i + 1));
    button->setIconSize(kPicture);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setContextMenuPolicy(Qt::CustomContextMenu);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, i] { recall(i); });
    connect(button, &QWidget::customContextMenuRequested, this, [this, i](QPoint at) { showMenu(i, at); });
    grid->addWidget(button, i / 3, i % 3);
    buttons_[static_cast<std::size_t>(i)] = button;
  }
  connect(&session_.hand().stamps(), &Stamps::slotChanged, this, &StampGrid::reflect);
  connect(&session_, &Session::documentReplaced, this, &StampGrid::reflect);
  connect(&session_, &Session::changed, this, [this](const model::Changes& changes) {
    if (changes.touches<model::Rule>()) reflect();
  });
  reflect();
}

void StampGrid::recall(int slot) {
  if (session_.hand().stamps().recall(slot)) {
    session_.hand().setTool(QStringLiteral("tool.stamp"));
  } else if (session_.hand().stamps().inHand()) {
    session_.hand().stamps().setSlot(slot, session_.hand().stamps().inHand());
  }
}

void StampGrid::showMenu(int slot, QPoint at) {
  QMenu menu;
  QAction* keep = menu.addAction(tr("&Keep the piece in hand here"));
  keep->setEnabled(session_.hand().stamps().inHand().has_value());
  QAction* empty = menu.addAction(tr("&Empty"));
  empty->setEnabled(session_.hand().stamps().slot(slot).has_value());
  const QAction* chosen = menu.exec(buttons_[static_cast<std::size_t>(slot)]->mapToGlobal(at));
  if (chosen == keep) session_.hand().stamps().setSlot(slot, session_.hand().stamps().inHand());
  if (chosen == empty) session_.hand().stamps().setSlot(slot, std::nullopt);
}

void StampGrid::reflect() {
  for (int i = 0; i < Stamps::kSlots; ++i) {
    QToolButton* button = buttons_[static_cast<std::size_t>(i)];
    const auto& piece = session_.hand().stamps().slot(i);
    button->setIcon(pictureOf(session_, i, devicePixelRatioF()));
    button->setAccessibleName(
        piece ? tr("Stamp %1, %n hex(es)", nullptr, static_cast<int>(piece->hexes.size())).arg(i + 1)
              : tr("Stamp %1, empty").arg(i + 1));
    button->setToolTip(piece ? tr("Stamp %n hex(es) (%1)", nullptr, static_cast<int>(piece->hexes.size())).arg(i + 1)
                             : tr("Empty: Ctrl+%1 keeps the piece in hand here.").arg(i + 1));
    button->setEnabled(!session_.isReadOnly());
  }
}

void StampGrid::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) reflect();
  QWidget::changeEvent(event);
}

}  // namespace redoubt::editor
