#include "editor/dialogs/map/sheet_frame_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/model/origins.h"
#include "core/rules/book/rule_edit.h"
#include "core/rules/vocabulary/translations.h"
#include "editor/render/frame/frame_content.h"
#include "editor/render/map_geometry.h"
#include "editor/render/map_painter.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kFramePicture = 360;   // the longer side, in device independent pixels
constexpr int kMostFramed = 30'000;  // hexes
const std::string kFrame = "look/frame/";

// The battle without its own system's rules about the frame.
model::Battle withoutFrameRules(const model::Battle& battle) {
  model::Battle plain = battle;
  for (const model::Rule& rule : battle.all<model::Rule>()) {
    if (rule.path.starts_with(kFrame)) plain.all<model::Rule>().erase(rule.key());
  }
  return plain;
}

model::Battle after(model::Battle battle, const model::Edit& edit) {
  for (const auto& key : edit.erases<model::Rule>()) battle.all<model::Rule>().erase(key);
  for (const model::System& row : edit.puts<model::System>()) battle.all<model::System>().put(row);
  for (const model::BattleInfo& row : edit.puts<model::BattleInfo>()) battle.all<model::BattleInfo>().put(row);
  for (const model::MapSheet& row : edit.puts<model::MapSheet>()) battle.all<model::MapSheet>().put(row);
  for (const model::Rule& row : edit.puts<model::Rule>()) battle.all<model::Rule>().put(row);
  return battle;
}

// Changes scale and north if they differ from the map's. A value that is more precise than its field is not changed.
void changeSheet(model::Edit& edit, const model::Battle& battle, double metres, int north) {
  const model::MapSheet* old = model::mapSheet(battle);
  if (!old) return;
  model::MapSheet sheet = *old;
  const std::string key = std::to_string(sheet.id.value);
  if (std::abs(metres - sheet.metresPerHex.value_or(0)) > 0.051) {
    sheet.metresPerHex = metres > 0 ? std::optional(metres) : std::nullopt;
    model::markSetByHand(edit, battle, model::MapSheet::kTable, key, "metres_per_hex");
  }
  const int before = sheet.northAngle ? (qRound(*sheet.northAngle) % 360 + 360) % 360 : -1;
  if (north != before) {
    sheet.northAngle = north >= 0 ? std::optional<double>(north) : std::nullopt;
    model::markSetByHand(edit, battle, model::MapSheet::kTable, key, "north_angle");
  }
  if (!(sheet == *old)) edit.put(sheet);
}

QString jsonText(const QString& text) {
  return QString::fromStdString(nlohmann::json(text.toStdString()).dump());
}

}  // namespace

QString SheetFrameDialog::partTitle(const std::string& part) {
  if (part == "title") return tr("Title");
  if (part == "legend") return tr("Legend");
  if (part == "effects") return tr("Terrain effects in the legend");
  if (part == "number") return tr("Sample of a hex number");
  if (part == "scale") return tr("Scale");
  if (part == "north") return tr("North");
  if (part == "origin") return tr("Word that the map is invented");
  return tr("Tracks");
}

SheetFrameDialog::SheetFrameDialog(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      place_(new QComboBox),
      metres_(new QDoubleSpinBox),
      north_(new QSpinBox),
      picture_(new QLabel) {
  setObjectName(QStringLiteral("sheetFrame"));
  setWindowTitle(tr("Set up frame and legend"));
  picture_->setObjectName(QStringLiteral("frame.picture"));
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setFixedSize(kFramePicture, kFramePicture);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* across = new QHBoxLayout;
  across->setSpacing(16);
  across->addWidget(makeForm(), 1);
  across->addWidget(picture_);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(16, 14, 16, 14);
  outer->setSpacing(12);
  outer->addLayout(across);
  outer->addWidget(buttons);
  fill();
  connect(place_, &QComboBox::currentIndexChanged, this, &SheetFrameDialog::showPicture);
  connect(metres_, &QDoubleSpinBox::valueChanged, this, &SheetFrameDialog::showPicture);
  connect(north_, &QSpinBox::valueChanged, this, &SheetFrameDialog::showPicture);
  for (const auto& [part, box] : parts_) connect(box, &QCheckBox::toggled, this, &SheetFrameDialog::showPicture);
  for (const auto& [name, field] : lines_) {
    connect(field, &QLineEdit::textChanged, this, &SheetFrameDialog::showPicture);
  }
  buttons->button(QDialogButtonBox::Ok)->setDefault(true);
  showPicture();
}

QWidget* SheetFrameDialog::makeForm() {
  auto* page = new QWidget;
  auto* form = new QFormLayout(page);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(6);
  place_->setObjectName(QStringLiteral("frame.place"));
  const std::pair<QString, QString> places[] = {{tr("Where the sheet has room, else below"), QString()},
                                                {tr("Below the map"), QStringLiteral("below")},
                                                {tr("Left of the map"), QStringLiteral("left")},
                                                {tr("Right of the map"), QStringLiteral("right")},
                                                {tr("Only lines round the map"), QStringLiteral("none")}};
  for (const auto& [text, word] : places) place_->addItem(text, word);
  form->addRow(tr("&Place"), place_);
  const std::tuple<QString, const char*> fields[] = {
      {tr("&Heading"), "heading"}, {tr("&Title"), "title"}, {tr("&Year"), "year"}, {tr("&Last line"), "line"}};
  for (const auto& [label, name] : fields) {
    auto* field = new QLineEdit;
    field->setObjectName(QStringLiteral("frame.") + QLatin1String(name));
    field->setMinimumWidth(240);
    field->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    form->addRow(label, field);
    lines_.emplace_back(name, field);
  }
  metres_->setObjectName(QStringLiteral("frame.metres"));
  metres_->setAccessibleName(tr("Metres to the hex"));
  metres_->setRange(0, 100'000);
  metres_->setDecimals(1);
  metres_->setSpecialValueText(tr("unknown"));
  form->addRow(tr("&Metres to the hex"), metres_);
  north_->setObjectName(QStringLiteral("frame.north"));
  north_->setAccessibleName(tr("North, in degrees clockwise from the top"));
  north_->setRange(-1, 359);
  north_->setSpecialValueText(tr("unknown"));
  north_->setSuffix(QStringLiteral("°"));
  north_->setToolTip(tr("Where north is, in degrees clockwise from the top of the sheet."));
  form->addRow(tr("&North"), north_);
  form->addRow(tr("Shown"), makeParts());
  return page;
}

QWidget* SheetFrameDialog::makeParts() {
  auto* page = new QWidget;
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  for (const std::string& part : render::framePartNames()) {
    auto* box = new QCheckBox(partTitle(part));
    box->setObjectName(QStringLiteral("frame.part.") + QString::fromStdString(part));
    column->addWidget(box);
    parts_.emplace_back(part, box);
  }
  return page;
}

void SheetFrameDialog::fill() {
  const rules::RuleBook& rules = session_.rules();
  const int at = place_->findData(QString::fromStdString(rules.text(kFrame + "place").value_or("")));
  place_->setCurrentIndex(std::max(0, at));
  if (const model::MapSheet* sheet = model::mapSheet(session_.battle())) {
    metres_->setValue(sheet->metresPerHex.value_or(0));
    north_->setValue(sheet->northAngle ? (qRound(*sheet->northAngle) % 360 + 360) % 360 : -1);
  }
  const bool hasChoice = rules.json(kFrame + "parts").has_value();
  const std::vector<std::string> chosen = rules.texts(kFrame + "parts");
  for (const auto& [part, box] : parts_) {
    box->setChecked(!hasChoice || std::find(chosen.begin(), chosen.end(), part) != chosen.end());
  }
  const model::Battle plain = withoutFrameRules(session_.translated());
  const render::FrameContent usual = render::frameContent(plain, rules::RuleBook(plain), {}, {});
  for (const auto& [name, field] : lines_) {
    field->setText(QString::fromStdString(rules.text(kFrame + name).value_or("")));
    field->setPlaceholderText(name == "heading" ? usual.heading
                              : name == "title" ? usual.title
                              : name == "year"  ? usual.year
                                                : usual.line);
  }
}

model::Edit SheetFrameDialog::wanted() const {
  rules::RuleEdit edit(session_.battle(), tr("Change the frame of the map").toStdString());
  const auto write = [&](const std::string& name, const std::optional<std::string>& json) {
    json ? edit.set(kFrame + name, *json) : edit.remove(kFrame + name);
  };
  const QString place = place_->currentData().toString();
  write("place", place.isEmpty() ? std::nullopt : std::optional(jsonText(place).toStdString()));
  nlohmann::json shown = nlohmann::json::array();
  for (const auto& [part, box] : parts_) {
    if (box->isChecked()) shown.push_back(part);
  }
  write("parts", shown.size() == parts_.size() ? std::nullopt : std::optional(shown.dump()));
  for (const auto& [name, field] : lines_) {
    const QString text = field->text().trimmed();
    write(name, text.isEmpty() ? std::nullopt : std::optional(jsonText(text).toStdString()));
  }
  model::Edit made = edit.take();
  changeSheet(made, session_.battle(), metres_->value(), north_->value());
  return made;
}

void SheetFrameDialog::showPicture() {
  const model::Battle battle = rules::inLanguage(after(session_.battle(), wanted()), Session::language().code());
  const hex::Layout layout = model::layoutOf(battle);
  if (!model::mapSheet(battle) || layout.spec().columns * layout.spec().rows > kMostFramed) {
    return picture_->setText(tr("The map is too large for a picture."));
  }
  render::MapStyle style;
  style.frame = true;
  style.dark = colours().dark;
  const render::MapPainter map(battle, style);
  const hex::Bounds sheet = map.sheet();
  const double ratio = devicePixelRatioF();
  const double scale = kFramePicture * ratio / std::max(sheet.width(), sheet.height());
  QPixmap pixmap(qRound(sheet.width() * scale), qRound(sheet.height() * scale));
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setTransform(render::MapView{scale, {sheet.left, sheet.top}}.transform());
  map.paint(painter, sheet);
  painter.end();
  pixmap.setDevicePixelRatio(ratio);
  picture_->setPixmap(pixmap);
}

void SheetFrameDialog::accept() {
  const model::Edit edit = wanted();
  if (!edit.empty() && !session_.apply(edit)) return;
  QDialog::accept();
}

}  // namespace redoubt::editor
