#include "editor/dialogs/terrain/terrain_costs.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>

#include "core/rules/vocabulary/vocabulary.h"
#include "editor/dialogs/values/json_value.h"
#include "editor/fields/value_faults.h"
#include "editor/style/theme.h"

namespace redoubt::editor {
namespace {

constexpr int kColumns = 2;  // of arms
constexpr int kCostWidth = 64;
constexpr const char* kPath = "terrain/any/enter";

Json costsOf(const std::string& json) {
  const Json value = Json::parse(json, nullptr, false);
  return value.is_object() ? value : Json::object();
}

// "2", "1.5", "1/2".
QString shown(const Json& cost) {
  return QString::fromStdString(cost.is_string() ? cost.get<std::string>() : cost.dump());
}

// A number as a number, everything else as a text; the vocabulary decides whether it is a cost.
Json costFrom(const QString& typed) {
  const QString text = QString(typed).replace(QLatin1Char(','), QLatin1Char('.'));
  const Json number = Json::parse(text.toStdString(), nullptr, false);
  return number.is_number() ? number : Json(text.toStdString());
}

Json forbiddenIn(const TerrainCosts::Effects& effects) {
  const Json value = Json::parse(effects.forbidden.value_or("[]"), nullptr, false);
  return value.is_array() ? value : Json::array();
}

bool isForbidden(const TerrainCosts::Effects& effects, const TerrainCosts::Arm& arm) {
  const Json arms = forbiddenIn(effects);
  return std::find(arms.begin(), arms.end(), Json(arm.slug)) != arms.end();
}

QString noEntry() {
  return TerrainCosts::tr("no", "an arm may not enter a terrain");
}

// Whether the text is a usual word for no entry in terrain effects tables.
bool saysNoEntry(const QString& typed) {
  const QStringList words{noEntry(),           QStringLiteral("no"), QStringLiteral("-"), QStringLiteral("–"),
                          QStringLiteral("—"), QStringLiteral("x"),  QStringLiteral("p"), QStringLiteral("np")};
  return words.contains(typed.trimmed(), Qt::CaseInsensitive);
}

// Why a text is not a cost; empty if it is one, or if nothing is typed.
QString faultOf(const TerrainCosts::Arm& arm, const QString& typed) {
  if (typed.isEmpty() || saysNoEntry(typed)) return {};
  const Json costs{{arm.slug, costFrom(typed)}};
  const QString fault = valueFault(rules::termOf(kPath), QString::fromStdString(costs.dump()));
  return fault.isEmpty() ? QString()
                         : TerrainCosts::tr(
                               "%1: a cost is a number from 0, or a fraction such as 1/2; “%2” if it may not go there.")
                               .arg(arm.title, noEntry());
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

bool TerrainCosts::canShow(const Effects& effects, const std::vector<Arm>& arms) {
  const auto isArm = [&](const std::string& slug) {
    return std::any_of(arms.begin(), arms.end(), [&](const Arm& arm) { return arm.slug == slug; });
  };
  const Json costs = Json::parse(effects.enter.value_or("{}"), nullptr, false);
  const Json forbidden = Json::parse(effects.forbidden.value_or("[]"), nullptr, false);
  if (!costs.is_object() || !forbidden.is_array()) return false;
  const bool areArms = std::all_of(forbidden.begin(), forbidden.end(),
                                   [&](const Json& arm) { return arm.is_string() && isArm(arm.get<std::string>()); });
  if (!areArms) return false;
  for (const auto& [key, cost] : costs.items()) {
    if (!isArm(key) || !(cost.is_number() || cost.is_string())) return false;
  }
  return true;
}

void TerrainCosts::setEffects(const std::string& subject, std::vector<Arm> arms, const Effects& effects) {
  const bool isSame = std::equal(arms.begin(), arms.end(), fields_.begin(), fields_.end(),
                                 [](const Arm& arm, const Field& field) { return arm == field.arm; });
  if (!isSame) remake(std::move(arms));
  if (subject != subject_) {
    for (const Field& field : fields_) field.edit->setModified(false);
  }
  subject_ = subject;
  effects_ = effects;
  const Json costs = costsOf(effects_.enter.value_or("{}"));
  for (const Field& field : fields_) {
    if (field.edit->isModified()) continue;
    const auto cost = costs.find(field.arm.slug);
    field.edit->setText(isForbidden(effects_, field.arm) ? noEntry() : cost == costs.end() ? QString() : shown(*cost));
  }
  if (rows_) rows_->show();
  setRole(*error_, "error");
  judge();
}

void TerrainCosts::showElsewhere() {
  if (rows_) rows_->hide();
  setRole(*error_, "second");
  error_->setText(tr("These values are more than fields can show; they are among the other values below."));
  error_->show();
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
    edit->setToolTip(tr("A number, a fraction such as 1/2, or “%1” if it may not enter or cross").arg(noEntry()));
    edit->setFixedWidth(size::scaled(kCostWidth));
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

// Shows the faults of all fields after each key.
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
  Json costs = costsOf(effects_.enter.value_or("{}"));
  Json forbidden = forbiddenIn(effects_);
  const Json costsBefore = costs;
  const Json forbiddenBefore = forbidden;
  costs.erase(field.arm.slug);
  forbidden.erase(std::remove(forbidden.begin(), forbidden.end(), Json(field.arm.slug)), forbidden.end());
  if (saysNoEntry(typed)) {
    forbidden.push_back(field.arm.slug);
  } else if (!typed.isEmpty()) {
    costs[field.arm.slug] = costFrom(typed);
  }
  if (costs == costsBefore && forbidden == forbiddenBefore) {
    if (saysNoEntry(typed)) field.edit->setText(noEntry());
    return;
  }
  const auto given = [](const Json& value) { return value.empty() ? std::nullopt : std::optional(value.dump()); };
  emit effectsWanted(field.arm.title, {given(costs), given(forbidden)});
}

}  // namespace redoubt::editor
