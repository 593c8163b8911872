#pragma once

#include <QComboBox>
#include <optional>
#include <vector>

#include "core/rules/forces/sheet_counters.h"
#include "editor/session/session.h"

namespace redoubt::editor {

/// Says which counter a place of a sheet shows: letters that are typed find it, those that no place shows yet stand
/// first, and units and leaders to come are among them.
class CounterBox : public QComboBox {
  Q_OBJECT

 public:
  explicit CounterBox(Session& session, QWidget* parent = nullptr);

  /// Lists the counters of the battle anew; what is chosen or typed stays.
  void refresh();
  void setCounter(const std::optional<rules::CounterOfSheet>& counter);
  /// Nothing while the text is no counter.
  std::optional<rules::CounterOfSheet> counter() const;
  /// The counter whose name, or one in it, is among words that were read: "GUARD 1"; nothing if it is none or several.
  std::optional<rules::CounterOfSheet> counterCalled(const QString& words) const;

 signals:
  /// Another counter was chosen, or a text typed that is none.
  void counterChosen();

 private:
  void add(const rules::CounterOfSheet& counter, const QString& text);
  void addCounters();
  int rowOfText() const;
  void judge();

  Session& session_;
  std::vector<rules::CounterOfSheet> counters_;
  std::optional<rules::CounterOfSheet> last_;
};

}  // namespace redoubt::editor
