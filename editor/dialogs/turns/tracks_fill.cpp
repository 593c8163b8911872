#include "editor/dialogs/turns/tracks_fill.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <nlohmann/json.hpp>

#include "core/rules/turns/track_plans.h"
#include "editor/style/theme.h"
#include "editor/words/rules_words.h"

namespace redoubt::editor {
namespace {

constexpr int kUsualTurns = 10;
constexpr int kUsualPoints = 10;
constexpr int kUsualZone = 5;  // spaces
constexpr int kMostZone = 50;
constexpr int kFarthest = 999;

QSpinBox* spin(const char* name, int least, int most) {
  auto* box = new QSpinBox;
  box->setObjectName(QStringLiteral("tracks.fill.") + QLatin1String(name));
  box->setRange(least, most);
  box->setFixedWidth(size::scaled(84));
  return box;
}

QLabel* caption(const QString& words, QWidget* field) {
  auto* label = new QLabel(words);
  setRole(*label, "second");
  label->setBuddy(field);
  return label;
}

bool isCounted(const std::string& kind) {
  return kind != "morale" && kind != "stock" && kind != "dispersed";
}

rules::TurnRange usualRange(const Session& session, const std::string& kind) {
  if (kind == "turn") {
    return rules::turnsOfAll(session.battle(), session.rules()).value_or(rules::TurnRange{1, kUsualTurns});
  }
  if (kind == "victory") return {-kUsualPoints, kUsualPoints};
  return {1, kUsualTurns};
}

// The spaces of a stock that its rule names, or otherwise those that it will name.
std::vector<model::SpacePlan> stockSpaces(const Session& session, const std::string& stock, const QString& left,
                                          const QString& used) {
  const auto json = session.rules().json("stock/" + stock + "/spaces");
  const auto value = json ? nlohmann::json::parse(*json, nullptr, false) : nlohmann::json();
  const auto named = [&](const char* part, const char* usual) -> std::string {
    const auto found = value.is_object() ? value.find(part) : value.end();
    return value.is_object() && found != value.end() && found->is_string() ? found->get<std::string>() : usual;
  };
  return {{named("held", "held"), left.toStdString()}, {named("spent", "spent"), used.toStdString()}};
}

std::vector<model::SpacePlan> counted(const std::string& kind, int first, int last) {
  if (kind == "turn") return rules::turnSpaces(first, last);
  return kind == "victory" ? rules::pointSpaces(first, last) : rules::numberSpaces(first, last);
}

}  // namespace

TrackFill::TrackFill(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      first_(spin("from", -kFarthest, kFarthest)),
      last_(spin("to", -kFarthest, kFarthest)),
      count_(spin("each", 1, kMostZone)),
      stock_(new QComboBox),
      fill_(new QPushButton(tr("&Fill"))) {
  from_ = caption(tr("F&rom"), first_);
  to_ = caption(tr("&to"), last_);
  each_ = caption(tr("S&paces for each zone of the rules"), count_);
  of_ = caption(tr("What is left and used of"), stock_);
  stock_->setObjectName(QStringLiteral("tracks.fill.stock"));
  fill_->setObjectName(QStringLiteral("tracks.fill.go"));
  fill_->setAutoDefault(false);
  count_->setValue(kUsualZone);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(8);
  for (QWidget* widget :
       std::initializer_list<QWidget*>{from_, first_, to_, last_, each_, count_, of_, stock_, fill_}) {
    row->addWidget(widget);
  }
  row->addStretch();
  for (QSpinBox* box : {first_, last_, count_}) connect(box, &QSpinBox::valueChanged, this, &TrackFill::showState);
  connect(fill_, &QPushButton::clicked, this, [this] {
    const bool isStock = kind_ == "stock";
    emit fillWanted(plan(), isStock ? stock_->currentData().toString().toStdString() : std::string());
  });
}

void TrackFill::show(const std::string& kind, bool canEdit) {
  canEdit_ = canEdit;
  if (kind != kind_) {
    kind_ = kind;
    const rules::TurnRange usual = usualRange(session_, kind);
    const QSignalBlocker firstBlocker(first_);
    const QSignalBlocker lastBlocker(last_);
    first_->setMinimum(kind == "turn" ? 0 : -kFarthest);
    first_->setValue(usual.first);
    last_->setValue(usual.last);
  }
  for (QWidget* each : std::initializer_list<QWidget*>{from_, first_, to_, last_}) each->setVisible(isCounted(kind));
  for (QWidget* each : std::initializer_list<QWidget*>{each_, count_}) each->setVisible(kind == "morale");
  for (QWidget* each : std::initializer_list<QWidget*>{of_, stock_}) each->setVisible(kind == "stock");
  setVisible(kind != "dispersed");
  showStocks();
  showState();
}

void TrackFill::showStocks() {
  const QString before = stock_->currentData().toString();
  stock_->clear();
  for (const std::string& stock : session_.rules().under("stock")) {
    const auto title = session_.translatedRules().text("stock/" + stock + "/title");
    if (title) stock_->addItem(RulesWords::text(*title), RulesWords::text(stock));
  }
  if (const int at = stock_->findData(before); at >= 0) stock_->setCurrentIndex(at);
}

void TrackFill::showState() {
  QString reason;
  if (isCounted(kind_) && first_->value() > last_->value()) reason = tr("The first number is greater than the last.");
  if (isCounted(kind_) && last_->value() - first_->value() >= model::kMostSpaces) {
    reason = tr("A track has at most %1 spaces.").arg(model::kMostSpaces);
  }
  if (kind_ == "morale" && plan().empty()) {
    reason = tr("The rules have no zones of morale (morale-track/zones), or those of more than two players.");
  }
  if (kind_ == "stock" && stock_->count() == 0) reason = tr("The rules have no stock (stock/…/title).");
  fill_->setEnabled(canEdit_ && reason.isEmpty());
  fill_->setToolTip(reason.isEmpty() ? tr("Give the track these spaces. Those it has of the same name stay.") : reason);
}

std::vector<model::SpacePlan> TrackFill::plan() const {
  if (kind_ == "morale") return rules::zoneSpaces(session_.rules(), count_->value());
  if (kind_ == "stock") {
    return stockSpaces(session_, stock_->currentData().toString().toStdString(), tr("Left"), tr("Used"));
  }
  return counted(kind_, first_->value(), last_->value());
}

std::vector<model::SpacePlan> TrackFill::firstSpaces(const Session& session, const std::string& kind) {
  if (kind == "morale") return rules::zoneSpaces(session.rules(), kUsualZone);
  if (kind == "dispersed") return {{"dispersed", tr("Dispersed").toStdString()}};
  if (!isCounted(kind)) return {{"held", tr("Left").toStdString()}, {"spent", tr("Used").toStdString()}};
  const rules::TurnRange usual = usualRange(session, kind);
  return counted(kind, usual.first, usual.last);
}

}  // namespace redoubt::editor
