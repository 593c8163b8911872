#include "editor/fields/moment_field.h"

#include <QBoxLayout>
#include <QFontMetrics>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>

#include "core/rules/vocabulary/state_keys.h"
#include "editor/session/to_qt.h"
#include "editor/style/elided_box.h"
#include "editor/style/theme.h"
#include "editor/words/known_names.h"

namespace redoubt::editor {
namespace {

constexpr int kWidestChoice = 240;
constexpr int kLabelColumn = 62;

}  // namespace

int MomentField::labelWidth() {
  const QFontMetrics letters(themeFont(TextStyle::Body));
  return std::max({size::scaled(kLabelColumn), letters.horizontalAdvance(tr("Turn")),
                   letters.horizontalAdvance(tr("Segment"))});
}

MomentField::MomentField(Session& session, Qt::Orientation orientation, QWidget* parent)
    : QWidget(parent),
      session_(session),
      rows_(new QBoxLayout(orientation == Qt::Horizontal ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, this)),
      turn_(new QSpinBox) {
  setObjectName(QStringLiteral("moment"));
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(orientation == Qt::Horizontal ? 10 : 7);
  turn_->setObjectName(QStringLiteral("moment.turn"));
  turn_->setKeyboardTracking(false);
  turn_->setFocusPolicy(Qt::ClickFocus);
  turnRow_ = addRow(*new QLabel(tr("Turn")), *turn_);
  segment_ = makePart(QStringLiteral("moment.segment"));
  segment_.label->setText(tr("Segment"));
  connect(turn_, &QSpinBox::valueChanged, this, [this](int turn) { session_.moment().setTurn(turn); });
  connect(segment_.box, &QComboBox::activated, this, [this] {
    session_.moment().setSegment(segment_.box->currentData().toString().toStdString());
  });
  connect(&session_, &Session::documentReplaced, this, &MomentField::refresh);
  connect(&session_, &Session::changed, this, &MomentField::follow);
  connect(&session_.setUp(), &ShownSetUp::variantChanged, this, &MomentField::refresh);
  connect(&session_.moment(), &ShownMoment::changed, this, &MomentField::refresh);
  refresh();
}

QWidget* MomentField::addRow(QLabel& label, QWidget& field) {
  auto* row = new QWidget;
  auto* line = new QHBoxLayout(row);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(6);
  line->addWidget(&label);
  line->addWidget(&field);
  label.setBuddy(&field);
  field.setAccessibleName(label.text());
  if (rows_->direction() == QBoxLayout::TopToBottom) {
    label.setMinimumWidth(labelWidth());
    line->setStretch(1, 1);
  }
  rows_->addWidget(row);
  return row;
}

MomentField::Part MomentField::makePart(const QString& objectName) {
  Part part{nullptr, new QLabel, new ElidedBox};
  part.box->setObjectName(objectName);
  part.box->setFocusPolicy(Qt::TabFocus);
  if (rows_->direction() == QBoxLayout::LeftToRight) {
    part.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    part.box->setMaximumWidth(size::scaled(kWidestChoice));
  } else {
    part.box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    part.box->setMinimumContentsLength(8);
  }
  part.row = addRow(*part.label, *part.box);
  return part;
}

void MomentField::follow(const model::Changes& changes) {
  const bool isOfTurns = changes.touches<model::Rule>() || changes.touches<model::Setting>() ||
                         changes.touches<model::Scenario>() || changes.touches<model::BattleInfo>();
  if (isOfTurns || !states_.empty()) refresh();
}

void MomentField::refresh() {
  const bool hasTurn = showTurn();
  const bool hasSegment = showSegment();
  const bool hasStates = showStates();
  isOfUse_ = hasTurn || hasSegment || hasStates;
  updateGeometry();
  emit rearranged();
}

bool MomentField::showTurn() {
  const auto turns = session_.moment().turns();
  turnRow_->setVisible(turns.has_value());
  if (!turns) return false;
  const QSignalBlocker still(turn_);
  turn_->setRange(turns->first, turns->last);
  turn_->setValue(*session_.moment().turn());
  turn_->setToolTip(tr("The turn at which the rules are asked, %1 to %2").arg(turns->first).arg(turns->last));
  return true;
}

bool MomentField::showSegment() {
  const auto segments = session_.moment().segments();
  segment_.row->setVisible(!segments.empty());
  const QSignalBlocker still(segment_.box);
  segment_.box->clear();
  segment_.box->addItem(tr("any"), QString());
  for (const std::string& name : segments) {
    const auto title = session_.translatedRules().text("segment/" + name + "/title");
    segment_.box->addItem(toQt(title.value_or(name)), toQt(name));
  }
  segment_.box->setCurrentIndex(segment_.box->findData(toQt(session_.moment().segment())));
  segment_.box->setAccessibleName(segment_.label->text());
  segment_.box->setToolTip(tr("The segment of the turn; with any, rules that ask for it are open."));
  return !segments.empty();
}

bool MomentField::showStates() {
  const auto names = session_.moment().states();
  const bool areSame = std::equal(names.begin(), names.end(), states_.begin(), states_.end(),
                                  [](const std::string& name, const auto& shown) { return name == shown.first; });
  if (!areSame) {
    for (const auto& [name, part] : states_) {
      part.row->hide();
      part.row->deleteLater();
    }
    states_.clear();
    for (const std::string& name : names) {
      const Part part = makePart(QStringLiteral("moment.state.") + toQt(name));
      connect(part.box, &QComboBox::activated, this, [this, name, box = part.box] {
        session_.moment().setLevel(name, box->currentData().toString().toStdString());
      });
      states_.emplace_back(name, part);
    }
  }
  for (const auto& [name, part] : states_) showState(part, name);
  return !names.empty();
}

void MomentField::showState(const Part& part, const std::string& state) {
  const auto title = session_.translatedRules().text("state/" + state + "/title");
  part.label->setText(toQt(title.value_or(state)));
  part.box->setAccessibleName(part.label->text());
  const QSignalBlocker still(part.box);
  part.box->clear();
  const auto expected = session_.moment().expected(state);
  part.box->addItem(expected.size() == 1 ? tr("%1, by the turn").arg(levelTitle(state, expected.begin()->first))
                    : expected.empty()   ? tr("unknown")
                                         : tr("open"),
                    QString());
  const auto set = rules::keys::kStateSet.in(session_.rules(), {state});
  for (const std::string& level : set ? set->levels : std::vector<std::string>()) {
    part.box->addItem(levelTitle(state, level), toQt(level));
  }
  part.box->setCurrentIndex(part.box->findData(toQt(session_.moment().level(state))));
  part.box->setToolTip(expectedWords(state));
}

QString MomentField::expectedWords(const std::string& state) const {
  const auto expected = session_.moment().expected(state);
  if (expected.empty()) return tr("The rules don't tell what it is in this turn: choose what to suppose.");
  QStringList levels;
  for (const auto& [level, chance] : expected) {
    const QString title = levelTitle(state, level);
    const QString percent = QLocale().toString(100 * chance.value(), 'f', 1);
    levels << (expected.size() == 1 ? title : tr("%1 %2 %").arg(title, percent));
  }
  return tr("By the rules of this turn: %1").arg(levels.join(QStringLiteral(", ")));
}

QString MomentField::levelTitle(const std::string& state, const std::string& level) const {
  for (const KnownName& each : knownNames(session_, rules::NameKind::StateLevel)) {
    if (each.slug == state + "/" + level && !each.title.isEmpty()) return each.title;
  }
  return toQt(level);
}

}  // namespace redoubt::editor
