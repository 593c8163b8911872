#include "editor/app/tool_options_bar.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/app/commands.h"
#include "editor/app/zone_options.h"
#include "editor/fields/moment_field.h"
#include "editor/render/symbol_kinds.h"
#include "editor/style/elided_label.h"
#include "editor/style/icons.h"
#include "editor/style/open_word_box.h"
#include "editor/style/theme.h"
#include "editor/tools/paint_verbs.h"

namespace redoubt::editor {
namespace {

constexpr int kLongestKind = 60;  // letters

const QStringList& strokeTools() {
  static const QStringList tools{QStringLiteral("tool.brush"), QStringLiteral("tool.erase"),
                                 QStringLiteral("tool.level"), QStringLiteral("tool.zone"),
                                 QStringLiteral("tool.shape")};
  return tools;
}

const QStringList& paintTools() {
  static const QStringList tools{QStringLiteral("tool.brush"), QStringLiteral("tool.fill"),
                                 QStringLiteral("tool.shape")};
  return tools;
}

}  // namespace

ToolOptionsBar::ToolOptionsBar(Session& session, Commands& commands, QWidget* parent)
    : QWidget(parent),
      session_(session),
      row_(new QHBoxLayout(this)),
      tool_(new ElidedLabel),
      zone_(new ZoneOptions(session, *this)),
      moment_(new MomentField(session, Qt::Horizontal)),
      more_(new QToolButton),
      rest_(new QFrame(this, Qt::Popup)),
      commands_(commands) {
  setObjectName(QStringLiteral("toolOptions"));
  setRole(*this, "strip");
  setAttribute(Qt::WA_StyledBackground);
  row_->setContentsMargins(10, 3, 10, 3);
  row_->setSpacing(6);
  row_->setSizeConstraint(QLayout::SetNoConstraint);
  setRole(*tool_, "strong");
  tool_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  row_->addWidget(tool_);
  addZone();
  addBrush();
  addMarks();
  addStampButtons(commands);
  addGuards();
  addMoment();
  row_->addStretch();
  addRest();
  setFixedHeight(size::high(34, 1));
  connect(&session_.hand(), &Hand::toolChanged, this, &ToolOptionsBar::showTool);
  connect(&session_.hand(), &Hand::paintChanged, this, [this] {
    showTool();
    reflect();
  });
  connect(&session_.hand(), &Hand::optionsChanged, this, &ToolOptionsBar::reflect);
  connect(&session_, &Session::documentReplaced, this, [this] {
    showTool();
    reflect();
  });
  showTool();
  reflect();
}

void ToolOptionsBar::change(const std::function<void(ToolOptions&)>& edit) {
  ToolOptions options = session_.hand().options();
  edit(options);
  session_.hand().setOptions(options);
}

void ToolOptionsBar::add(QWidget* widget, const QStringList& tools, std::function<bool()> isOfUse) {
  row_->addWidget(widget);
  parts_ << Part{widget, tools, std::move(isOfUse)};
}

QComboBox* ToolOptionsBar::choice(const QString& name, const QStringList& texts) {
  auto* box = new QComboBox;
  box->setAccessibleName(name);
  box->setToolTip(name);
  box->addItems(texts);
  box->setFocusPolicy(Qt::TabFocus);
  box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  return box;
}

QCheckBox* ToolOptionsBar::check(const QString& id, const QString& text, const QString& tip, bool ToolOptions::*member,
                                 const QStringList& tools) {
  auto* box = new QCheckBox(text);
  box->setObjectName(id);
  box->setToolTip(tip);
  box->setFocusPolicy(Qt::TabFocus);
  connect(box, &QCheckBox::toggled, this,
          [this, member](bool on) { change([&](ToolOptions& options) { options.*member = on; }); });
  checks_ << std::pair(box, member);
  add(box, tools);
  return box;
}

// Before the brush, which also has keys: if room is short, the last options are hidden.
void ToolOptionsBar::addZone() {
  const QStringList tool{QStringLiteral("tool.zone")};
  add(zone_->choice(), tool);
  for (QWidget* field : zone_->fields()) add(field, tool, [this] { return zone_->isHeld(); });
  connect(zone_, &ZoneOptions::heldChanged, this, &ToolOptionsBar::showTool);
}

void ToolOptionsBar::addBrush() {
  shape_ = choice(tr("Shape"), {tr("Line"), tr("Chain of lines"), tr("Polygon"), tr("Rectangle"), tr("Hexagon")});
  shape_->setObjectName(QStringLiteral("options.shape"));
  connect(shape_, &QComboBox::activated, this,
          [this](int index) { change([&](ToolOptions& options) { options.shape = static_cast<ShapeKind>(index); }); });
  add(shape_, {QStringLiteral("tool.shape")});
  fill_ = choice(tr("How far to fill"), {tr("Connected hexes"), tr("Up to hexsides"), tr("All of that terrain")});
  fill_->setObjectName(QStringLiteral("options.fill"));
  connect(fill_, &QComboBox::activated, this,
          [this](int index) { change([&](ToolOptions& options) { options.fill = static_cast<FillReach>(index); }); });
  add(fill_, {QStringLiteral("tool.fill")});
  level_ = choice(tr("Raise or lower"), {tr("Raise"), tr("Lower")});
  level_->setObjectName(QStringLiteral("options.level"));
  connect(level_, &QComboBox::activated, this,
          [this](int index) { change([&](ToolOptions& options) { options.level = static_cast<LevelStep>(index); }); });
  add(level_, {QStringLiteral("tool.level")});
  brush_ = choice(tr("Shape of the brush"), {tr("Round"), tr("Square"), tr("Ragged")});
  brush_->setObjectName(QStringLiteral("options.brush"));
  connect(brush_, &QComboBox::activated, this,
          [this](int index) { change([&](ToolOptions& options) { options.brush = static_cast<BrushShape>(index); }); });
  add(brush_, strokeTools());
  radius_ = new QSpinBox;
  radius_->setObjectName(QStringLiteral("options.radius"));
  radius_->setRange(0, 9);
  radius_->setFixedWidth(size::scaled(58));
  radius_->setFocusPolicy(Qt::ClickFocus);
  connect(radius_, &QSpinBox::valueChanged, this, [this](int value) { session_.hand().setRadius(value); });
  radius_->setToolTip(tr("Radius of the brush, in hexes"));
  radius_->setAccessibleName(radius_->toolTip());
  auto* label = new QLabel(tr("Radius"));
  setRole(*label, "second");
  // Not for shapes and zones, because their options leave no room for it.
  QStringList roomy = strokeTools();
  roomy.removeOne(QStringLiteral("tool.shape"));
  add(label, roomy, [this] { return session_.hand().tool() != QLatin1String("tool.zone") || !zone_->isHeld(); });
  add(radius_, strokeTools());
}

void ToolOptionsBar::addGuards() {
  check(QStringLiteral("options.keep"), tr("Keep villages"),
        tr("Terrain that the rules mark as kept is painted over only by hand, in the inspector."),
        &ToolOptions::keepsMarked, paintTools());
  check(QStringLiteral("options.inside"), tr("Only in the area"),
        tr("While an area is selected, hexes outside it are left alone."), &ToolOptions::onlyInArea,
        paintTools() + QStringList{QStringLiteral("tool.erase"), QStringLiteral("tool.level")});
  check(QStringLiteral("options.slopes"), tr("Slopes follow"),
        tr("Slopes are drawn and removed where hexes come to lie higher or level."), &ToolOptions::slopesFollow,
        {QStringLiteral("tool.level")});
  check(QStringLiteral("options.route"), tr("Find the way"),
        tr("From click to click roads go round marshes, woods and rivers; otherwise straight."),
        &ToolOptions::routesRoads, {QStringLiteral("tool.road")});
}

void ToolOptionsBar::addMarks() {
  symbol_ = choice(tr("Symbol"), {});
  symbol_->setObjectName(QStringLiteral("options.symbol"));
  symbol_->setIconSize({20, 20});
  for (const render::SymbolKind& kind : render::symbolKinds()) {
    const QString& slug = kind.slug;
    QPixmap picture(QSize(20, 20) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(QColor(0xF2, 0xE7, 0xCD));  // map paper: symbols are drawn for it
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    render::paintMapSymbol(painter, QRectF(1, 1, 18, 18), slug);
    painter.end();
    symbol_->addItem(QIcon(picture), render::symbolTitle(slug), slug);
  }
  connect(symbol_, &QComboBox::activated, this, [this](int index) {
    change([&](ToolOptions& options) { options.symbol = symbol_->itemData(index).toString().toStdString(); });
  });
  add(symbol_, {QStringLiteral("tool.symbol")});
  label_ =
      choice(tr("Kind of name"), {tr("Town"), tr("Village"), tr("Water"), tr("Relief"), tr("Woods"), tr("Remark")});
  label_->setObjectName(QStringLiteral("options.label"));
  for (int i = 0; i < label_->count(); ++i) {
    const std::string_view word = model::toText(static_cast<model::LabelStyle>(i));
    label_->setItemData(i, QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
  }
  takeOtherWords(*label_);
  label_->lineEdit()->setMaxLength(kLongestKind);
  const auto takeKind = [this] {
    const QString word = wordIn(*label_);
    if (word.isEmpty()) return showWord(*label_, QString::fromStdString(session_.hand().options().label.text()));
    change([&](ToolOptions& options) { options.label = model::OpenWord<model::LabelStyle>(word.toStdString()); });
  };
  connect(label_, &QComboBox::activated, this, takeKind);
  connect(label_->lineEdit(), &QLineEdit::editingFinished, this, takeKind);
  add(label_, {QStringLiteral("tool.label")});
}

void ToolOptionsBar::addStampButtons(Commands& commands) {
  for (const char* id : {"stamp.left", "stamp.right", "stamp.flipAcross", "stamp.flipDown"}) {
    auto* button = new QToolButton;
    button->setDefaultAction(commands.action(QLatin1String(id)));
    button->setAutoRaise(true);
    add(button, {QStringLiteral("tool.stamp")});
  }
}

// Last, so that the options of a tool come first.
void ToolOptionsBar::addMoment() {
  add(moment_, {}, [this] { return asksRules_ && moment_->isOfUse(); });
  connect(moment_, &MomentField::rearranged, this, &ToolOptionsBar::showTool);
}

void ToolOptionsBar::setAsksRules(bool asks) {
  if (asksRules_ == asks) return;
  asksRules_ = asks;
  showTool();
}

void ToolOptionsBar::addRest() {
  more_->setObjectName(QStringLiteral("options.more"));
  more_->setIcon(icon(u"more-right"));
  more_->setIconSize({14, 14});
  more_->setAutoRaise(true);
  more_->setToolTip(tr("More options of this tool"));
  more_->setAccessibleName(more_->toolTip());
  more_->hide();
  row_->addWidget(more_);
  rest_->setObjectName(QStringLiteral("options.rest"));
  rest_->setFrameShape(QFrame::StyledPanel);
  rest_->setLayout(new QVBoxLayout);
  connect(more_, &QAbstractButton::clicked, this, &ToolOptionsBar::showRest);
}

void ToolOptionsBar::showRest() {
  rest_->adjustSize();
  const QPoint corner = more_->mapToGlobal(QPoint(more_->width(), more_->height()));
  rest_->move(corner - QPoint(rest_->width(), 0));
  rest_->show();
  for (const Part& part : parts_) {
    if (part.widget->parentWidget() == rest_ && part.widget->isVisible()) return part.widget->setFocus();
  }
}

bool ToolOptionsBar::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrange();
  return done;
}

void ToolOptionsBar::arrange() {
  const auto widthOf = [&](const QWidget& widget) {
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize()).width() + row_->spacing();
  };
  QList<QWidget*> shown;
  for (const Part& part : parts_) {
    if (part.widget->isVisibleTo(part.widget->parentWidget())) shown << part.widget;
  }
  const QMargins margins = row_->contentsMargins();
  int room = width() - margins.left() - margins.right() + row_->spacing() - widthOf(*tool_);
  int needed = 0;
  for (const QWidget* each : shown) needed += widthOf(*each);
  if (needed > room) room -= widthOf(*more_);
  bool fits = true;
  auto* below = static_cast<QBoxLayout*>(rest_->layout());
  int at = 1;
  int atBelow = 0;
  for (const Part& part : parts_) {
    const bool isShown = shown.contains(part.widget);
    if (isShown) fits = fits && (room -= widthOf(*part.widget)) >= 0;
    QWidget* place = fits ? static_cast<QWidget*>(this) : rest_;
    if (part.widget->parentWidget() != place) {
      fits ? row_->insertWidget(at, part.widget) : below->insertWidget(atBelow, part.widget);
      part.widget->setVisible(isShown);
    }
    ++(fits ? at : atBelow);
  }
  more_->setVisible(!fits);
}

void ToolOptionsBar::showTool() {
  QString title = commands_.action(session_.hand().tool())->text().remove(QLatin1Char('&'));
  const QString tool = session_.hand().tool();
  if (tool == QLatin1String("tool.shape") && hasHexPaint(session_)) {
    title = terrainName(session_, session_.hand().paint().slug);  // the choice next to it shows the rest
  } else if (paintTools().contains(tool) && hasHexPaint(session_)) {
    title = tr("%1: %2").arg(title, terrainName(session_, session_.hand().paint().slug));
  } else if ((tool == QLatin1String("tool.hexside") && session_.hand().paint().place == PaintPlace::Hexside) ||
             (tool == QLatin1String("tool.road") && session_.hand().paint().place == PaintPlace::Link)) {
    title = tr("%1: %2").arg(title, terrainName(session_, session_.hand().paint().slug));
  }
  tool_->setText(title);
  for (const Part& part : parts_) {
    const bool isOfTool = part.tools.isEmpty() || part.tools.contains(tool);
    part.widget->setVisible(isOfTool && (!part.isOfUse || part.isOfUse()));
  }
  arrange();
}

void ToolOptionsBar::reflect() {
  const ToolOptions& options = session_.hand().options();
  const auto show = [](QComboBox* box, int index) {
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(index);
  };
  show(shape_, static_cast<int>(options.shape));
  show(fill_, static_cast<int>(options.fill));
  show(level_, static_cast<int>(options.level));
  show(brush_, static_cast<int>(options.brush));
  showWord(*label_, QString::fromStdString(options.label.text()));
  show(symbol_, symbol_->findData(QString::fromStdString(options.symbol)));
  const QSignalBlocker quiet(radius_);
  radius_->setValue(session_.hand().radius());
  for (const auto& [box, member] : checks_) {
    const QSignalBlocker still(box);
    box->setChecked(options.*member);
  }
}

}  // namespace redoubt::editor
