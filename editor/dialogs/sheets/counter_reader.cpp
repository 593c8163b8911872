#include "editor/dialogs/sheets/counter_reader.h"

#include "editor/dialogs/scan/scan_loading.h"

namespace redoubt::editor {

CounterReader::CounterReader(QObject* parent) : QObject(parent), canRead_(scan::canReadText()) {}

CounterReader::~CounterReader() {
  stop_.request_stop();
}

const CounterReading* CounterReader::find(Id<model::CounterSheet> sheet, const model::CellPlace& place) const {
  const auto found = readings_.find({sheet, place});
  return found == readings_.end() ? nullptr : &found->second;
}

void CounterReader::forget(Id<model::CounterSheet> sheet) {
  std::erase_if(readings_, [&](const auto& each) { return each.first.first == sheet; });
  stop_.request_stop();
  current_.reset();
}

void CounterReader::read(Id<model::CounterSheet> sheet, const model::CellPlace& place, const QImage& front,
                         const QImage& back) {
  const Key key{sheet, place};
  if (!canRead_ || front.isNull() || find(sheet, place) || current_ == key) return;
  stop_.request_stop();
  stop_ = std::stop_source();
  current_ = key;
  inThread(this, [this, key, front, back, stop = stop_.get_token()]() -> std::function<void()> {
    CounterReading reading;
    try {
      const Watch watch{stop};
      reading.front = {scan::wordsOn(front, "eng", watch), front.size()};
      if (!back.isNull()) reading.back = {scan::wordsOn(back, "eng", watch), back.size()};
    } catch (const std::exception&) {
      // Stopped, or unreadable: nothing is proposed.
    }
    return [this, key, reading, stop] {
      if (stop.stop_requested() || current_ != key) return;
      current_.reset();
      readings_[key] = reading;
      emit found(key.first, key.second);
    };
  });
}

}  // namespace redoubt::editor
