#include "editor/dialogs/output/output_look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

// Signs are only for the window.
bool isPrinted(MapLayer layer) {
  return layer != MapLayer::Badges;
}

// Zones are an aid for the author: on paper only if chosen.
bool isPrintedAtFirst(MapLayer layer, const MapLayers& shown) {
  return layer != MapLayer::Zones && shown.isVisible(layer);
}

QLabel* heading(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "heading");
  return label;
}

std::size_t indexOf(MapLayer layer) {
  return static_cast<std::size_t>(layer);
}

}  // namespace

OutputLook::OutputLook(Session& session, QWidget* parent)
    : QWidget(parent), session_(session), themes_(new QComboBox), estimates_(new QComboBox) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(makeThemes());
  column->addSpacing(6);
  column->addWidget(heading(tr("What is drawn")));
  column->addWidget(makeLayers());
  column->addWidget(makeEstimates());
  column->addSpacing(6);
  column->addWidget(heading(tr("Part of the map")));
  column->addWidget(makePart());
}

QWidget* OutputLook::makeThemes() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  themes_->setObjectName(QStringLiteral("look.theme"));
  themes_->addItem(tr("As the battle asks"), QString());
  for (const QString& name : render::themeNames()) themes_->addItem(render::loadTheme(name).theme->title.text(), name);
  const int shown = themes_->findData(session_.hand().layers().theme());
  if (shown >= 0) themes_->setCurrentIndex(shown);
  auto* label = heading(tr("&Look"));
  label->setBuddy(themes_);
  row->addWidget(label);
  row->addWidget(themes_, 1);
  connect(themes_, &QComboBox::currentIndexChanged, this, &OutputLook::changed);
  return place;
}

QWidget* OutputLook::makeLayers() {
  auto* place = new QWidget;
  auto* grid = new QGridLayout(place);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(4);
  constexpr int kColumns = 3;
  int count = 0;
  for (const MapLayer layer : kMapLayers) {
    if (!isPrinted(layer)) continue;
    auto* box = new QCheckBox(MapLayers::title(layer));
    box->setObjectName(QStringLiteral("look.") + MapLayers::id(layer));
    box->setChecked(isPrintedAtFirst(layer, session_.hand().layers()));
    connect(box, &QCheckBox::toggled, this, &OutputLook::changed);
    grid->addWidget(box, count / kColumns, count % kColumns);
    layers_[indexOf(layer)] = box;
    ++count;
  }
  QCheckBox& counters = *layers_[indexOf(MapLayer::Counters)];
  counters.setEnabled(session_.setUp().variant().has_value());
  counters.setToolTip(tr("The counters of the variant that the window shows."));
  return place;
}

QWidget* OutputLook::makeEstimates() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  estimates_->setObjectName(QStringLiteral("look.estimates"));
  const auto add = [this](const QString& text, render::Estimates estimates) {
    estimates_->addItem(text, QVariant::fromValue(static_cast<int>(estimates)));
  };
  add(tr("In grey italics"), render::Estimates::Quiet);
  add(tr("On amber"), render::Estimates::Marked);
  add(tr("Left out"), render::Estimates::LeftOut);
  estimates_->setCurrentIndex(estimates_->findData(static_cast<int>(session_.hand().layers().estimates())));
  estimates_->setToolTip(tr("How counters show figures that no source gives."));
  auto* label = new QLabel(tr("&Estimated values"));
  label->setBuddy(estimates_);
  row->addWidget(label);
  row->addWidget(estimates_);
  row->addStretch();
  const QCheckBox& counters = *layers_[indexOf(MapLayer::Counters)];
  const auto follow = [this, &counters] { estimates_->setEnabled(counters.isEnabled() && counters.isChecked()); };
  connect(&counters, &QCheckBox::toggled, this, follow);
  connect(estimates_, &QComboBox::currentIndexChanged, this, &OutputLook::changed);
  follow();
  return place;
}

QWidget* OutputLook::makePart() {
  auto* place = new QWidget;
  auto* row = new QHBoxLayout(place);
  row->setContentsMargins(0, 0, 0, 0);
  whole_ = new QRadioButton(tr("The whole &sheet"));
  part_ = new QRadioButton(tr("&From hex"));
  from_ = new QLineEdit;
  to_ = new QLineEdit;
  whole_->setObjectName(QStringLiteral("look.whole"));
  part_->setObjectName(QStringLiteral("look.part"));
  from_->setObjectName(QStringLiteral("look.from"));
  to_->setObjectName(QStringLiteral("look.to"));
  from_->setAccessibleName(tr("First corner"));
  to_->setAccessibleName(tr("Opposite corner"));
  whole_->setChecked(true);
  row->addWidget(whole_);
  row->addSpacing(10);
  row->addWidget(part_);
  row->addWidget(from_);
  row->addWidget(new QLabel(tr("to")));
  row->addWidget(to_);
  row->addStretch();
  for (QLineEdit* field : {from_, to_}) {
    field->setMaximumWidth(80);
    connect(field, &QLineEdit::textEdited, this, [this] {
      part_->setChecked(true);
      emit changed();
    });
  }
  connect(part_, &QRadioButton::toggled, this, &OutputLook::changed);
  return place;
}

bool OutputLook::isOn(MapLayer layer) const {
  return layers_[indexOf(layer)]->isChecked();
}

std::optional<hex::HexKey> OutputLook::hexOf(const QLineEdit& field) const {
  return session_.layout().parse(field.text().trimmed().toStdString());
}

QString OutputLook::fault() const {
  if (!part_->isChecked()) return {};
  for (const QLineEdit* field : {from_, to_}) {
    if (field->text().trimmed().isEmpty()) return tr("Write the numbers of two hexes at opposite corners of the part.");
    if (!hexOf(*field)) return tr("%1 is no hex of the map.").arg(field->text().trimmed());
  }
  return {};
}

render::RenderOptions OutputLook::options() const {
  render::RenderOptions options;
  render::MapStyle& style = options.style;
  style.pictures = isOn(MapLayer::Pictures);
  style.terrain = style.levels = isOn(MapLayer::Terrain);
  style.hexsides = isOn(MapLayer::Hexsides);
  style.links = isOn(MapLayer::Links);
  style.grid = isOn(MapLayer::Grid);
  style.numbers = isOn(MapLayer::Numbers);
  style.symbols = isOn(MapLayer::Symbols);
  style.labels = isOn(MapLayer::Labels);
  style.zones = isOn(MapLayer::Zones);
  style.scenario = session_.setUp().scenario();
  style.frame = isOn(MapLayer::Frame) && !part_->isChecked();
  if (const QString theme = themes_->currentData().toString(); !theme.isEmpty()) {
    style.theme = render::loadTheme(theme).theme;
  }
  if (isOn(MapLayer::Counters)) options.variant = session_.setUp().variant();
  options.estimates = static_cast<render::Estimates>(estimates_->currentData().toInt());
  if (part_->isChecked() && fault().isEmpty()) options.crop = {*hexOf(*from_), *hexOf(*to_)};
  return options;
}

}  // namespace redoubt::editor
