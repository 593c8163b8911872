#include "editor/panels/compare_maps.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "editor/panels/map_differences.h"
#include "editor/render/map_geometry.h"
#include "editor/style/theme.h"

namespace redoubt::editor {

CompareMaps::CompareMaps(const model::Battle& before, const Session& session, const QString& beforeTitle,
                         const QString& afterTitle, QWidget* parent)
    : QWidget(parent), place_(new QLabel) {
  const std::set<hex::HexKey> differing = differingHexes(before, session.battle(), session.setUp().variant());
  before_ = new StateMap(before, session.setUp().variant(), session.hand().layers(), differing);
  after_ = new StateMap(session.battle(), session.setUp().variant(), session.hand().layers(), differing);
  before_->setAccessibleName(beforeTitle);
  after_->setAccessibleName(afterTitle);
  places_ = groups(after_->layout(), differing);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(6);
  int column = 0;
  for (const QString& title : {beforeTitle, afterTitle}) {
    auto* label = new QLabel(title);
    setRole(*label, "strong");
    grid->addWidget(label, 0, column++);
  }
  grid->addWidget(before_, 1, 0);
  grid->addWidget(after_, 1, 1);
  grid->setRowStretch(1, 1);
  auto* row = new QHBoxLayout;
  auto* back = new QPushButton(tr("&Previous place"));
  auto* next = new QPushButton(tr("&Next place"));
  next->setObjectName(QStringLiteral("compare.next"));
  place_->setObjectName(QStringLiteral("compare.place"));
  setRole(*place_, "second");
  for (QWidget* part : std::initializer_list<QWidget*>{back, next, place_}) row->addWidget(part);
  row->addStretch();
  grid->addLayout(row, 2, 0, 1, 2);
  back->setObjectName(QStringLiteral("compare.back"));
  back->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8));
  next->setShortcut(QKeySequence(Qt::Key_F8));
  back->setEnabled(!places_.empty());
  next->setEnabled(!places_.empty());
  connect(back, &QPushButton::clicked, this, [this] { step(-1); });
  connect(next, &QPushButton::clicked, this, [this] { step(1); });
  connect(before_, &StateMap::viewWanted, this, &CompareMaps::showView);
  connect(after_, &StateMap::viewWanted, this, &CompareMaps::showView);
  place_->setText(places_.empty() ? tr("The map looks the same.")
                                  : tr("%n place(s) differ; they are outlined.", nullptr, places()));
}

void CompareMaps::showView(const render::MapView& view) {
  before_->setView(view);
  after_->setView(view);
}

void CompareMaps::fit() {
  showView(after_->fitted(render::united(before_->sheet(), after_->sheet())));
}

void CompareMaps::step(int by) {
  if (places_.empty()) return;
  current_ = current_ < 0 && by < 0 ? places() - 1 : (current_ + by + places()) % places();
  const std::vector<hex::HexKey>& place = places_[static_cast<std::size_t>(current_)];
  before_->setCurrent(place);
  after_->setCurrent(place);
  showView(after_->centredOn(after_->layout().centre(place.front())));
  place_->setText(tr("Place %1 of %2: %n hex(es) about %3", nullptr, static_cast<int>(place.size()))
                      .arg(current_ + 1)
                      .arg(places())
                      .arg(QString::fromStdString(after_->layout().number(place.front()))));
}

void CompareMaps::resizeEvent(QResizeEvent*) {
  if (current_ < 0) fit();
}

}  // namespace redoubt::editor
