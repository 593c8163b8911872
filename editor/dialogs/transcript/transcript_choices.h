#pragma once

#include <QWidget>

#include "editor/dialogs/transcript/transcript_draft.h"

class QCheckBox;
class QComboBox;

namespace redoubt::editor {

class ElidedBox;
class Session;

/// What a text is about and where it comes from: scenario and variant, its source, whether the text is kept, and
/// whether units and leaders that the battle lacks are made.
class TranscriptChoices : public QWidget {
  Q_OBJECT

 public:
  explicit TranscriptChoices(Session& session, QWidget* parent = nullptr);

  /// Shows the choices of a draft; those that the battle no longer has become the shown scenario's.
  void show(TranscriptDraft& draft);
  /// Writes them into it.
  void fill(TranscriptDraft& draft) const;

 signals:
  void changed();

 private:
  void fillVariants(Id<model::Variant> wanted);
  void fillSources(const TranscriptDraft& draft);

  Session& session_;
  ElidedBox* scenario_;
  ElidedBox* variant_;
  QComboBox* source_;
  QCheckBox* keepsText_;
  QCheckBox* makesMissing_;
};

}  // namespace redoubt::editor
