#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <stop_token>

#include "editor/dialogs/transcript/transcript_draft.h"

namespace redoubt::editor {

/// Reads drafts: short ones at once, long ones in a thread of its own so that the window goes on.
class TranscriptReader : public QObject {
  Q_OBJECT

 public:
  explicit TranscriptReader(QObject* parent = nullptr);
  /// What is being read is stopped.
  ~TranscriptReader() override;

  /// A draft that was waiting until now is dropped, and the one that is being read is stopped.
  void read(const TranscriptDraft& draft, const model::Battle& battle);
  bool isBusy() const { return isBusy_; }

 signals:
  void done(const std::shared_ptr<const redoubt::editor::TranscriptReading>& reading);

 private:
  /// Where the other thread leaves what it has read.
  struct Desk;
  struct Wanted {
    TranscriptDraft draft;
    model::Battle battle;
    std::string title;
  };

  void start(Wanted wanted);
  void leave(const std::shared_ptr<const TranscriptReading>& reading);
  void finish(const std::shared_ptr<const TranscriptReading>& reading);

  std::shared_ptr<Desk> desk_;
  std::optional<Wanted> waiting_;
  std::stop_source stop_;  // of what is being read
  bool isBusy_ = false;
  double milliseconds_ = 0;  // that the last one took
};

}  // namespace redoubt::editor
