#include "editor/dialogs/terrain/terrain_costs.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/rows/value_faults.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

using Json = nlohmann::json;

constexpr int kColumns = 2;  // of arms
constexpr int kFieldWidth = 64;
constexpr const char* kPath = "terrain/any/enter";

Json costsOf(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  return value.is_object() ? value : Json::object();
}

// "2", "1.5", "1/2".
QString shown(const Json& cost) {
  return QString::fromStdString(cost.is_string() ? cost.get<std::string>() : cost.dump());
}

// A number as it is, all else as a text; whether that is a cost the vocabulary says.
Json costFrom(const QString& typed) {
  const QString text = QString(typed).replace(QLatin1Char(','), QLatin1Char('.'));
  const Json number = Json::parse(text.toStdString(), nullptr, false);
  return number.is_number() ? number : Json(text.toStdString());
}

// Why a text is no cost; empty if it is one, or nothing is typed.
QString faultOf(const TerrainCosts::Arm& arm, const QString& typed) {
  if (typed.isEmpty()) return {};
  const Json costs{{arm.slug, costFrom(typed)}};
  const QString fault = valueFault(rules::termOf(kPath), QString::fromStdString(costs.dump()));
  return fault.isEmpty() ? QString()
                         : TerrainCosts::tr("%1: a cost is a number from 0, or a fraction such as 1/2.").arg(arm.title);
}

}  // namespace

TerrainCosts::TerrainCosts(QWidget* parent) : QWidget(parent), error_(new QLabel) {
  setObjectName(QStringLiteral("terrain.costs"));
  error_->setObjectName(QStringLiteral("terrain.costs.error"));
  error_->setWordWrap(true);
  error_->hide();
  setRole(*error_, "error");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(error_);
}

bool TerrainCosts::canShow(const std::optional<std::string>& json, const std::vector<Arm>& arms) {
  if (!json) return true;
  const Json value = Json::parse(*json, nullptr, false);
  if (!value.is_object()) return false;
  for (const auto& [key, cost] : value.items()) {
    const bool isArm = std::any_of(arms.begin(), arms.end(), [&key = key](const Arm& arm) { return arm.slug == key; });
    if (!isArm || !(cost.is_number() || cost.is_string())) return false;
  }
  return true;
}

void TerrainCosts::setCosts(const std::string& subject, std::vector<Arm> arms, const std::optional<std::string>& json) {
  const bool isSame = std::equal(arms.begin(), arms.end(), fields_.begin(), fields_.end(),
                                 [](const Arm& arm, const Field& field) { return arm == field.arm; });
  if (!isSame) remake(std::move(arms));
  if (subject != subject_) {
    for (const Field& field : fields_) field.edit->setModified(false);
  }
  subject_ = subject;
  json_ = json.value_or("{}");
  const Json costs = costsOf(json_);
  for (const Field& field : fields_) {
    const auto cost = costs.find(field.arm.slug);
    if (!field.edit->isModified()) field.edit->setText(cost == costs.end() ? QString() : shown(*cost));
  }
  judge();
}

void TerrainCosts::remake(std::vector<Arm> arms) {
  fields_.clear();
  delete rows_;
  rows_ = new QWidget;
  auto* grid = new QGridLayout(rows_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  grid->setColumnStretch(2 * kColumns, 1);
  for (Arm& arm : arms) {
    auto* edit = new QLineEdit;
    edit->setObjectName(QStringLiteral("terrain.cost.%1").arg(QString::fromStdString(arm.slug)));
    edit->setAccessibleName(tr("Movement cost: %1").arg(arm.title));
    edit->setPlaceholderText(tr("not known"));
    edit->setFixedWidth(kFieldWidth);
    const int at = static_cast<int>(fields_.size());
    grid->addWidget(new QLabel(arm.title), at / kColumns, 2 * (at % kColumns));
    grid->addWidget(edit, at / kColumns, 2 * (at % kColumns) + 1);
    fields_.push_back({std::move(arm), edit});
    connect(edit, &QLineEdit::textEdited, this, &TerrainCosts::judge);
    connect(edit, &QLineEdit::editingFinished, this, [this, at] { commit(fields_[static_cast<std::size_t>(at)]); });
  }
  setFocusProxy(fields_.empty() ? nullptr : fields_.front().edit);
  qobject_cast<QVBoxLayout*>(layout())->insertWidget(0, rows_);
}

// Tells at each key what is wrong, of all fields.
void TerrainCosts::judge() {
  QStringList faults;
  for (const Field& field : fields_) {
    const QString fault = faultOf(field.arm, field.edit->text().trimmed());
    setRole(*field.edit, fault.isEmpty() ? "" : "error");
    if (!fault.isEmpty()) faults << fault;
  }
  error_->setText(faults.join(QLatin1Char('\n')));
  error_->setVisible(!faults.isEmpty());
}

void TerrainCosts::commit(const Field& field) {
  const QString typed = field.edit->text().trimmed();
  if (!field.edit->isModified() || !faultOf(field.arm, typed).isEmpty()) return;
  field.edit->setModified(false);
  Json costs = costsOf(json_);
  if (typed.isEmpty()) {
    costs.erase(field.arm.slug);
  } else {
    costs[field.arm.slug] = costFrom(typed);
  }
  if (costs.dump() == costsOf(json_).dump()) return;
  emit costsWanted(field.arm.title, costs.empty() ? std::nullopt : std::optional(costs.dump()));
}

}  // namespace redoubt::editor
