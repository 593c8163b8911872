#pragma once

#include <QImage>
#include <QObject>
#include <map>
#include <optional>
#include <stop_token>

#include "core/model/counter_sheets.h"
#include "editor/dialogs/sheets/counter_reading.h"

namespace redoubt::editor {

/// Reads counters in another thread, one at a time, where tesseract is installed; otherwise it is silent.
class CounterReader : public QObject {
  Q_OBJECT

 public:
  explicit CounterReader(QObject* parent = nullptr);
  ~CounterReader() override;

  /// Reads a counter, and stops reading another one. What was read already is told at once by what `find` answers.
  void read(Id<model::CounterSheet> sheet, const model::CellPlace& place, const QImage& front, const QImage& back);
  const CounterReading* find(Id<model::CounterSheet> sheet, const model::CellPlace& place) const;
  /// The grid changed, so that other pixels lie at the places.
  void forget(Id<model::CounterSheet> sheet);

 signals:
  void found(redoubt::Id<redoubt::model::CounterSheet> sheet, redoubt::model::CellPlace place);

 private:
  using Key = std::pair<Id<model::CounterSheet>, model::CellPlace>;

  bool canRead_;
  std::map<Key, CounterReading> readings_;
  std::optional<Key> current_;
  std::stop_source stop_;
};

}  // namespace redoubt::editor
