#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/rules/terrain/terrain_library.h"
#include "editor/dialogs/terrain/terrain_costs.h"
#include "editor/dialogs/terrain/terrain_fields.h"
#include "editor/dialogs/terrain/terrain_sample.h"
#include "editor/dialogs/terrain/terrain_values.h"
#include "editor/fields/origin_note.h"
#include "editor/style/elided_label.h"
#include "editor/style/theme.h"
#include "editor/words/terrain_words.h"

// Building the fields; their contents and actions are in terrain_fields.cpp.
namespace redoubt::editor {
namespace {

constexpr int kPatternPicture = 22;
constexpr int kFieldOriginWidth = 168;

QLabel* sectionTitle(const QString& text) {
  auto* label = new QLabel(text);
  setRole(*label, "strong");
  return label;
}

QPushButton* button(const char* name, const QString& text, const char* role) {
  auto* made = new QPushButton(text);
  made->setObjectName(QString::fromLatin1(name));
  made->setAutoDefault(false);
  setRole(*made, role);
  return made;
}

QLineEdit* field(const char* name) {
  auto* made = new QLineEdit;
  made->setObjectName(QString::fromLatin1(name));
  return made;
}

}  // namespace

TerrainFields::TerrainFields(Session& session, QWidget* parent) : QWidget(parent), session_(session) {
  setObjectName(QStringLiteral("terrain.fields"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(size::kMargin, size::kMargin, size::kMargin, size::kMargin);
  column->setSpacing(8);
  column->addWidget(makeHeader());
  column->addWidget(makeNotice());
  preview_ = new TerrainPreview;
  column->addWidget(preview_);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(1, 1);
  grid->setColumnMinimumWidth(2, kFieldOriginWidth);
  makeNames(*grid);
  makeLook(*grid);
  makeEffects(*grid);
  column->addLayout(grid);
  column->addSpacing(4);
  column->addWidget(sectionTitle(tr("Other values")));
  makeValues();
  column->addWidget(values_);
  column->addStretch(1);
}

QWidget* TerrainFields::makeHeader() {
  auto* header = new QWidget;
  auto* row = new QHBoxLayout(header);
  row->setContentsMargins(0, 0, 0, 0);
  heading_ = new ElidedLabel;
  heading_->setObjectName(QStringLiteral("terrain.heading"));
  setRole(*heading_, "subject");
  usage_ = new QLabel;
  usage_->setObjectName(QStringLiteral("terrain.usage"));
  setRole(*usage_, "second");
  show_ = button("terrain.show", tr("Sho&w"), "link");
  show_->setToolTip(tr("Show the first place on the map where it lies."));
  row->addWidget(heading_, 1);
  row->addWidget(usage_);
  row->addWidget(show_);
  connect(show_, &QPushButton::clicked, this, [this] {
    if (use_ && use_->first) session_.jumpTo(*use_->first);
  });
  return header;
}

QWidget* TerrainFields::makeNotice() {
  notice_ = new QWidget;
  notice_->setObjectName(QStringLiteral("terrain.notice"));
  noticeText_ = new QLabel;
  noticeText_->setObjectName(QStringLiteral("terrain.notice.text"));
  noticeText_->setWordWrap(true);
  setRole(*noticeText_, "note");
  define_ = button("terrain.define", tr("&Define it"), "row");
  replace_ = button("terrain.replace", tr("Re&place by…"), "row");
  showFault_ = button("terrain.show-fault", tr("Show on the map"), "row");
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (QPushButton* each : {define_, replace_, showFault_}) buttons->addWidget(each);
  buttons->addStretch(1);
  auto* column = new QVBoxLayout(notice_);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(noticeText_);
  column->addLayout(buttons);
  connect(define_, &QPushButton::clicked, this, &TerrainFields::definitionWanted);
  connect(replace_, &QPushButton::clicked, this, [this] {
    if (!use_) return;
    for (const auto where : {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
      if (use_->on(where) == 0 || (use_->isDefined && where == use_->place)) continue;
      emit replacementWanted(where);
      return;
    }
  });
  connect(showFault_, &QPushButton::clicked, this, [this] {
    if (!use_) return;
    const auto at = use_->firstMisplaced ? use_->firstMisplaced : use_->first;
    if (at) session_.jumpTo(*at);
  });
  return notice_;
}

void TerrainFields::addRow(QGridLayout& grid, const QString& text, QWidget* field, const char* path) {
  const int row = grid.rowCount();
  const QString name = QString(text).remove(QLatin1Char('&'));
  if (field->accessibleName().isEmpty()) field->setAccessibleName(name);
  // A check box has its text next to it, and that can be long.
  if (qobject_cast<QCheckBox*>(field)) {
    grid.addWidget(field, row, 0, 1, 2);
  } else {
    grid.addWidget(field, row, 1);
    auto* label = new QLabel(text);
    label->setBuddy(field);
    grid.addWidget(label, row, 0);
  }
  if (!path) return;
  auto* note = new OriginNote(name);
  note->setObjectName(QStringLiteral("origin.%1").arg(QLatin1String(path)));
  connect(note, &OriginNote::inheritWanted, this, [this, path = std::string(path)] { inherit(path); });
  grid.addWidget(note, row, 2);
  origins_[path] = note;
}

QLabel* TerrainFields::addError(QGridLayout& grid, const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QString::fromLatin1(name));
  label->setWordWrap(true);
  label->hide();
  setRole(*label, "error");
  grid.addWidget(label, grid.rowCount(), 1, 1, 2);
  return label;
}

void TerrainFields::makeNames(QGridLayout& grid) {
  title_ = field("terrain.title");
  addRow(grid, tr("&Title"), title_, "title");
  connect(title_, &QLineEdit::editingFinished, this, &TerrainFields::commitTitle);
  slug_ = field("terrain.slug");
  addRow(grid, tr("S&hort name"), slug_, nullptr);
  slugError_ = addError(grid, "terrain.slug.error");
  connect(slug_, &QLineEdit::editingFinished, this, &TerrainFields::commitSlug);
  place_ = new QComboBox;
  place_->setObjectName(QStringLiteral("terrain.place"));
  for (const auto where : {rules::TerrainPlace::Hex, rules::TerrainPlace::Hexside, rules::TerrainPlace::Link}) {
    place_->addItem(TerrainWords::place(where), static_cast<int>(where));
  }
  addRow(grid, tr("&Lies on"), place_, "place");
  connect(place_, &QComboBox::activated, this, [this] {
    const auto where = static_cast<rules::TerrainPlace>(place_->currentData().toInt());
    change(tr("%1 lies on: %2").arg(title(), place_->currentText()),
           [where](rules::TerrainDefinition& definition) { definition.place = where; });
  });
}

void TerrainFields::makeLook(QGridLayout& grid) {
  pattern_ = new QComboBox;
  pattern_->setObjectName(QStringLiteral("terrain.pattern"));
  pattern_->setIconSize({kPatternPicture, kPatternPicture});
  pattern_->setMaxVisibleItems(12);
  addRow(grid, tr("Patter&n"), pattern_, "pattern");
  connect(pattern_, &QComboBox::activated, this, [this] {
    const std::string word = pattern_->currentData().toString().toStdString();
    change(tr("Pattern of %1: %2").arg(title(), pattern_->currentText()),
           [&](rules::TerrainDefinition& definition) { definition.pattern = word; });
  });
  colourButton_ = button("terrain.colour.choose", {}, "row");
  colourButton_->setAccessibleName(tr("Choose a colour"));
  colour_ = field("terrain.colour");
  patternColour_ = button("terrain.colour.pattern", tr("As the pattern"), "link");
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(6);
  line->addWidget(colourButton_);
  line->addWidget(colour_, 1);
  line->addWidget(patternColour_);
  row->setFocusProxy(colour_);
  addRow(grid, tr("&Colour"), row, "colour");
  colour_->setAccessibleName(tr("Colour, as # and six digits"));
  colourError_ = addError(grid, "terrain.colour.error");
  connect(colourButton_, &QPushButton::clicked, this, &TerrainFields::chooseColour);
  connect(colour_, &QLineEdit::editingFinished, this, &TerrainFields::commitColour);
  connect(patternColour_, &QPushButton::clicked, this, [this] { setColour({}); });
}

QCheckBox* TerrainFields::addCheck(QGridLayout& grid, const char* name, const QString& text, const char* path,
                                   bool rules::TerrainDefinition::*member) {
  auto* check = new QCheckBox(text);
  check->setObjectName(QString::fromLatin1(name));
  addRow(grid, text, check, path);
  connect(check, &QCheckBox::toggled, this, [this, check, member](bool isOn) {
    const QString effect = check->accessibleName();
    change(isOn ? tr("%1: %2").arg(title(), effect) : tr("%1: no longer “%2”").arg(title(), effect),
           [=](rules::TerrainDefinition& definition) { definition.*member = isOn; });
  });
  return check;
}

void TerrainFields::makeEffects(QGridLayout& grid) {
  grid.setRowMinimumHeight(grid.rowCount(), 2);
  grid.addWidget(sectionTitle(tr("Effects")), grid.rowCount(), 0, 1, 3);
  blocksSight_ = addCheck(grid, "terrain.blocks-sight", tr("&Blocks sight"), "blocks-sight",
                          &rules::TerrainDefinition::blocksSight);
  highSide_ = addCheck(grid, "terrain.high-side", tr("Has an &upper side"), "high-side",
                       &rules::TerrainDefinition::hasHighSide);
  keep_ = addCheck(grid, "terrain.keep", tr("Spared by brushes that &keep what is marked"), "keep",
                   &rules::TerrainDefinition::isKept);
  ground_ = new QCheckBox(tr("The &ground: nothing special"));
  ground_->setObjectName(QStringLiteral("terrain.ground"));
  addRow(grid, ground_->text(), ground_, nullptr);
  connect(ground_, &QCheckBox::toggled, this, [this] {
    if (!use_) return;
    const QString history = tr("%1 is the ground").arg(title());
    session_.apply(rules::setGround(session_.battle(), shown_, history.toStdString()));
    showTerrain(rules::terrainUse(session_.translated(), session_.translatedRules(), shown_));
  });
  costs_ = new TerrainCosts;
  addRow(grid, tr("&Movement cost"), costs_, "enter");
  connect(costs_, &TerrainCosts::effectsWanted, this, [this](const QString& arm, const TerrainCosts::Effects& effects) {
    change(tr("Movement cost of %1: %2", "terrain, arm").arg(title(), arm), [&](rules::TerrainDefinition& definition) {
      for (const auto& [path, json] : {std::pair("enter", effects.enter), std::pair("forbidden", effects.forbidden)}) {
        definition.others.erase(path);
        if (json) definition.others[path] = *json;
      }
    });
  });
  route_ = new QDoubleSpinBox;
  route_->setObjectName(QStringLiteral("terrain.route"));
  route_->setRange(0, 999);
  route_->setSingleStep(0.5);
  route_->setDecimals(2);
  route_->setSpecialValueText(tr("not given"));
  route_->setKeyboardTracking(false);
  addRow(grid, tr("&Road tool avoids it"), route_, "route");
  route_->setAccessibleDescription(tr("How much the road tool goes round it; it costs counters nothing."));
  connect(route_, &QDoubleSpinBox::valueChanged, this, [this](double value) {
    change(tr("How much the road tool avoids %1").arg(title()), [=](rules::TerrainDefinition& definition) {
      definition.route = value > 0 ? std::optional(value) : std::nullopt;
    });
  });
}

void TerrainFields::makeValues() {
  values_ = new TerrainValues(session_);
  connect(values_, &TerrainValues::valueWanted, this, [this](const std::string& path, const std::string& json) {
    change(tr("%1: %2 = %3").arg(title(), TerrainWords::text(path), TerrainWords::text(json)),
           [&](rules::TerrainDefinition& definition) { definition.others[path] = json; });
  });
  connect(values_, &TerrainValues::removalWanted, this, [this](const std::string& path) {
    change(tr("%1 without %2").arg(title(), TerrainWords::text(path)),
           [&](rules::TerrainDefinition& definition) { definition.others.erase(path); });
  });
  connect(values_, &TerrainValues::inheritWanted, this, &TerrainFields::inherit);
}

}  // namespace redoubt::editor
