#include "editor/panels/rules_on_map_panel.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "editor/abilities/rule_on_map_words.h"
#include "editor/fields/moment_field.h"
#include "editor/panels/small_list.h"
#include "editor/style/page_scroll.h"
#include "editor/style/theme.h"
#include "editor/words/words.h"

namespace redoubt::editor {
namespace {

constexpr int kMostUnits = 1'000;  // the page scrolls, not the list

MapAudience audienceOf(const QString& word) {
  if (word.isEmpty()) return {};
  if (word == QLatin1String("*")) return {MapAudience::Whose::All};
  return {MapAudience::Whose::Army, word.toStdString()};
}

QString wordOf(const MapAudience& audience) {
  if (audience.whose == MapAudience::Whose::Selected) return {};
  return audience.whose == MapAudience::Whose::All ? QStringLiteral("*") : Words::text(audience.army);
}

Sign signOf(rules::Verdict in) {
  return in == rules::Verdict::Yes ? Sign::Reached : in == rules::Verdict::No ? Sign::CutOff : Sign::Doubtful;
}

// Those that need looking at come first.
int rankOf(rules::Verdict in) {
  return in == rules::Verdict::No ? 0 : in == rules::Verdict::Unknown ? 1 : 2;
}

QLabel* textLabel(const char* name) {
  auto* label = new QLabel;
  label->setObjectName(QLatin1String(name));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  return label;
}

}  // namespace

RulesOnMapPanel::RulesOnMapPanel(Session& session, RulesOnMap& shown, QWidget* parent)
    : QWidget(parent),
      session_(session),
      shown_(shown),
      audience_(new QComboBox),
      rules_(new QComboBox),
      moment_(new MomentField(session, Qt::Vertical)),
      words_(textLabel("mapRules.words")),
      because_(textLabel("mapRules.because")),
      units_(new SmallList(tr("Units that are reached or not"), kMostUnits)) {
  QScrollArea* scroll = makePageScroll(this);
  auto* page = new QWidget(scroll->viewport());
  setRole(*page, "page");
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(size::kMargin, 8, size::kMargin, 8);
  column->setSpacing(7);
  rules_->setObjectName(QStringLiteral("mapRules.rule"));
  audience_->setObjectName(QStringLiteral("mapRules.audience"));
  auto* choices = new QFormLayout;
  choices->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  choices->setHorizontalSpacing(6);
  for (const auto& [text, box] : {std::pair(tr("Show"), rules_), std::pair(tr("For"), audience_)}) {
    auto* label = new QLabel(text);
    label->setMinimumWidth(MomentField::labelWidth());
    label->setBuddy(box);
    choices->addRow(label, box);
  }
  for (QComboBox* each : {rules_, audience_}) {
    each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    each->setMinimumContentsLength(8);
  }
  units_->setObjectName(QStringLiteral("mapRules.units"));
  words_->setTextFormat(Qt::PlainText);
  because_->setTextFormat(Qt::RichText);
  setRole(*because_, "second");
  column->addLayout(choices);
  column->addWidget(moment_);
  for (QWidget* each : std::initializer_list<QWidget*>{words_, because_, units_}) column->addWidget(each);
  column->addStretch();
  scroll->setWidget(page);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(scroll);
  setMinimumWidth(200);
  connect(&shown_, &RulesOnMap::changed, this, &RulesOnMapPanel::follow);
  connect(audience_, &QComboBox::activated, this,
          [this] { shown_.setAudience(audienceOf(audience_->currentData().toString())); });
  connect(rules_, &QComboBox::activated, this,
          [this] { shown_.show(rules_->currentData().toString().toStdString()); });
  connect(moment_, &MomentField::rearranged, this, &RulesOnMapPanel::showMoment);
  connect(units_, &SmallList::chosen, this, &RulesOnMapPanel::goTo);
  connect(because_, &QLabel::linkActivated, this, [this](const QString& link) { emit ruleWanted(link.toStdString()); });
  refresh();
}

void RulesOnMapPanel::showEvent(QShowEvent* event) {
  refresh();
  QWidget::showEvent(event);
}

void RulesOnMapPanel::follow() {
  if (isVisible()) refresh();
}

void RulesOnMapPanel::refresh() {
  showAudiences();
  showRules();
  showMoment();
  showWords();
  showUnits();
}

void RulesOnMapPanel::showAudiences() {
  audience_->clear();
  audience_->addItem(tr("The selected counter"), QString());
  audience_->addItem(tr("All armies"), QStringLiteral("*"));
  for (const model::Army& army : session_.translated().all<model::Army>()) {
    audience_->addItem(Words::text(army.name), Words::text(army.slug));
  }
  const bool isOne = shown_.shown() && isAboutOne(shown_.shown()->kind);
  audience_->setCurrentIndex(isOne ? 0 : std::max(0, audience_->findData(wordOf(shown_.audience()))));
  audience_->setEnabled(!shown_.rules().empty() && !isOne);
  audience_->setToolTip(isOne ? tr("Ways of moving are shown for one counter.") : QString());
}

void RulesOnMapPanel::showRules() {
  rules_->clear();
  rules_->addItem(tr("Nothing"), QString());
  for (const MapRule& rule : shown_.rules()) {
    const QString title = RuleOnMapWords::title(session_, rule);
    const QString kind = RuleOnMapWords::kind(rule);
    const bool isSaid = title.contains(kind, Qt::CaseInsensitive);
    rules_->addItem(isSaid ? title : tr("%1 (%2)").arg(title, kind), Words::text(rule.path));
  }
  const MapRule* shown = shown_.shown();
  rules_->setCurrentIndex(shown ? rules_->findData(Words::text(shown->path)) : 0);
  rules_->setEnabled(!shown_.rules().empty());
}

void RulesOnMapPanel::showMoment() {
  moment_->setVisible(moment_->isOfUse() && !shown_.rules().empty());
}

void RulesOnMapPanel::showWords() {
  because_->clear();
  const MapRule* rule = shown_.shown();
  if (shown_.rules().empty()) {
    words_->setText(tr("The rules of this battle have no zones, and nothing that is traced from hex to hex. In the rules "
                       "they are the families zone and flood."));
  } else if (!rule) {
    words_->setText(tr("Choose what the map shows. Escape on the map hides it."));
  } else if (const QString trouble = RuleOnMapWords::trouble(session_, shown_); !trouble.isEmpty()) {
    words_->setText(trouble);
  } else {
    const MapRuleFacts& facts = shown_.facts();
    QStringList lines;
    if (const QString chain = RuleOnMapWords::chain(session_, *rule, facts); !chain.isEmpty()) lines << chain;
    const QString counts = RuleOnMapWords::counts(*rule, facts).join(QStringLiteral(", "));
    lines << (counts.isEmpty() ? tr("Nowhere on the map.") : counts);
    if (!facts.closed.empty()) lines << tr("%n hexside(s) closed by a rule", nullptr, static_cast<int>(facts.closed.size()));
    if (facts.waiting > 0) lines << tr("%n unit(s) still to be asked for", nullptr, facts.waiting);
    words_->setText(lines.join(QLatin1Char('\n')));
    QStringList links;
    for (const ask::Reason& each : facts.because) {
      links << QStringLiteral("<a href=\"%1\">%2</a>")
                   .arg(Words::text(each.rule).toHtmlEscaped(), RuleOnMapWords::reason(session_, each).toHtmlEscaped());
    }
    if (!links.isEmpty()) because_->setText(tr("By the rules: %1").arg(links.join(QStringLiteral(", "))));
  }
  because_->setVisible(!because_->text().isEmpty());
}

void RulesOnMapPanel::showUnits() {
  units_->clear();
  const MapRule* rule = shown_.shown();
  if (rule && !shown_.facts().unit()) {
    std::vector<Traced> units = shown_.facts().units;
    std::stable_sort(units.begin(), units.end(),
                     [](const Traced& a, const Traced& b) { return rankOf(a.in) < rankOf(b.in); });
    for (const Traced& each : units) {
      const QString name = RuleOnMapWords::name(session_, each.counter);
      auto* item = units_->add(signIcon(signOf(each.in)), tr("%1, %2").arg(name, Words::hex(session_, each.hex)),
                               QVariant::fromValue(each.counter.value));
      item->setToolTip(tr("%1: %2").arg(name, RuleOnMapWords::standing(*rule, each.in)));
      item->setData(Qt::AccessibleTextRole, item->toolTip());
    }
  }
  units_->fit();
}

void RulesOnMapPanel::goTo(QListWidgetItem* item) {
  const Id<model::Placement> counter{item->data(Qt::UserRole).toLongLong()};
  const model::Placement* row = session_.setUp().placement(counter);
  if (!row) return;
  const auto& units = shown_.facts().units;
  const auto unit = std::find_if(units.begin(), units.end(), [&](const Traced& each) { return each.counter == counter; });
  if (unit == units.end()) return;
  const hex::HexKey hex = unit->hex;
  session_.jumpTo(hex);
  session_.hand().select({hex, {counter}});
}

}  // namespace redoubt::editor
