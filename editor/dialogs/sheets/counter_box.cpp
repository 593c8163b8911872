#include "editor/dialogs/sheets/counter_box.h"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>
#include <set>

#include "editor/dialogs/sheets/sheet_words.h"
#include "editor/session/to_qt.h"

namespace redoubt::editor {
namespace {

std::set<Id<model::Counter>> shownCounters(const model::Battle& battle) {
  std::set<Id<model::Counter>> shown;
  for (const model::SheetCell& cell : battle.all<model::SheetCell>()) {
    if (const model::Face* face = battle.find(cell.face)) shown.insert(face->counter);
  }
  return shown;
}

QString lettersOf(const QString& text) {
  QString letters;
  for (const QChar each : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
    if (each.isLetterOrNumber()) letters += each;
  }
  return letters;
}

}  // namespace

CounterBox::CounterBox(Session& session, QWidget* parent) : QComboBox(parent), session_(session) {
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  setMaxVisibleItems(16);
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(16);
  lineEdit()->setPlaceholderText(tr("Which counter is it?"));
  lineEdit()->setClearButtonEnabled(true);
  auto* completer = new QCompleter(model(), this);
  completer->setCaseSensitivity(Qt::CaseInsensitive);
  completer->setFilterMode(Qt::MatchContains);
  completer->setCompletionMode(QCompleter::PopupCompletion);
  completer->setMaxVisibleItems(12);
  setCompleter(completer);
  refresh();
  connect(this, &QComboBox::activated, this, &CounterBox::judge);
  connect(lineEdit(), &QLineEdit::editingFinished, this, &CounterBox::judge);
  connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this, &CounterBox::judge,
          Qt::QueuedConnection);
}

void CounterBox::add(const rules::CounterOfSheet& counter, const QString& text) {
  counters_.push_back(counter);
  addItem(text);
}

void CounterBox::addCounters() {
  const model::Battle& battle = session_.battle();
  const std::set<Id<model::Counter>> shown = shownCounters(battle);
  const auto isShown = [&](const rules::CounterOfSheet& counter) {
    const auto* id = std::get_if<Id<model::Counter>>(&counter);
    return id && shown.contains(*id);
  };
  struct Listed {
    rules::CounterOfSheet counter;
    QString text;
  };
  std::vector<Listed> all;
  const bool areSeveral = battle.all<model::Army>().size() > 1;
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* army : model::armiesOf(battle, player->id)) {
      const model::Army* titled = session_.translated().find<model::Army>(army->id);
      const QString ending = areSeveral && titled ? QStringLiteral(" – ") + toQt(titled->name) : QString();
      for (const rules::CounterOfSheet& counter : rules::countersOf(battle, army->id)) {
        all.push_back({counter, SheetWords::counter(session_, counter) + ending});
      }
    }
  }
  for (const rules::CounterOfSheet& counter : rules::markerCounters(battle)) {
    all.push_back({counter, SheetWords::counter(session_, counter)});
  }
  std::stable_partition(all.begin(), all.end(), [&](const Listed& each) { return !isShown(each.counter); });
  for (const Listed& each : all) {
    add(each.counter, isShown(each.counter) ? tr("%1 (has a place)").arg(each.text) : each.text);
  }
}

void CounterBox::refresh() {
  const QSignalBlocker quiet(this);
  const auto before = counter();
  const QString text = currentText();
  clear();
  counters_.clear();
  const model::Battle& battle = session_.battle();
  for (const model::Player* player : model::playersOf(battle)) {
    for (const model::Army* army : model::armiesOf(battle, player->id)) {
      const rules::CounterOfSheet unit = rules::UnitToCome{army->id}, leader = rules::LeaderToCome{army->id};
      add(unit, SheetWords::counter(session_, unit));
      add(leader, SheetWords::counter(session_, leader));
    }
  }
  addCounters();
  setCurrentIndex(-1);
  if (before) {
    setCounter(before);
  } else {
    setEditText(text);
  }
}

void CounterBox::setCounter(const std::optional<rules::CounterOfSheet>& counter) {
  const QSignalBlocker quiet(this);
  const auto at = counter ? std::find(counters_.begin(), counters_.end(), *counter) : counters_.end();
  setCurrentIndex(at == counters_.end() ? -1 : static_cast<int>(at - counters_.begin()));
  if (at == counters_.end()) clearEditText();
  lineEdit()->setCursorPosition(0);
  last_ = this->counter();
}

int CounterBox::rowOfText() const {
  const QString text = currentText().trimmed();
  if (text.isEmpty()) return -1;
  if (currentIndex() >= 0 && itemText(currentIndex()) == text) return currentIndex();
  return findText(text, Qt::MatchFixedString);
}

std::optional<rules::CounterOfSheet> CounterBox::counter() const {
  const int row = rowOfText();
  return row >= 0 ? std::optional(counters_[static_cast<std::size_t>(row)]) : std::nullopt;
}

std::optional<rules::CounterOfSheet> CounterBox::counterCalled(const QString& words) const {
  const QString wanted = lettersOf(words);
  std::optional<rules::CounterOfSheet> found;
  qsizetype length = 3;  // shorter names are found by chance
  for (const rules::CounterOfSheet& each : counters_) {
    const model::Subject subject = rules::subjectOf(session_.battle(), each);
    if (!subject.unit && !subject.leader) continue;
    const QString name = lettersOf(toQt(model::nameOf(session_.battle(), subject)));
    if (name.size() < length || !wanted.contains(name)) continue;
    if (name.size() == length && found) return std::nullopt;
    if (name.size() > length || !found) found = each;
    length = name.size();
  }
  return found;
}

// Once for each choice, however it was made.
void CounterBox::judge() {
  const int row = rowOfText();
  if (row >= 0 && row != currentIndex()) {
    const QSignalBlocker quiet(this);
    setCurrentIndex(row);
  }
  const auto now = counter();
  if (now == last_) return;
  last_ = now;
  emit counterChosen();
}

}  // namespace redoubt::editor
