#include "editor/dialogs/transcript/transcript_draft.h"

#include <QElapsedTimer>
#include <QMap>
#include <QVariant>
#include <algorithm>

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/text.h"
#include "core/model/forces_edit.h"
#include "core/model/map_verbs.h"
#include "core/transcribe/corrections.h"
#include "editor/session/core_words.h"
#include "editor/session/session.h"

namespace redoubt::editor {
namespace {

// What goes into the battle beside what is read: the source, the text, and what words mean.
class Companions {
 public:
  Companions(const TranscriptDraft& draft, const model::Battle& battle) : draft_(draft), battle_(battle) {
    putSource();
    if (draft.keepsText) putText();
    for (const model::Reading& each : draft.meanings) putReading(each);
    for (const transcribe::Correction& each : draft.corrections) {
      if (auto reading = transcribe::readingOf(each)) putReading(std::move(*reading));
    }
  }

  const model::Edit& edit() const { return edit_; }
  bool hasReadings() const { return !edit_.puts<model::Reading>().empty(); }
  std::optional<Id<model::Source>> source() const { return source_; }
  std::optional<Id<model::SourceText>> text() const { return text_; }

 private:
  void putSource() {
    if (draft_.source && battle_.find<model::Source>(*draft_.source)) source_ = draft_.source;
    const std::string title = draft_.newSource.trimmed().toStdString();
    if (source_ || title.empty()) return;
    for (const model::Source& each : battle_.all<model::Source>()) {
      if (each.title == title) source_ = each.id;
    }
    if (source_) return;
    model::Source row;
    row.id = {randomId()};
    row.slug = model::freeSlug<model::Source>(battle_, title);
    row.title = title;
    source_ = row.id;
    edit_.put(std::move(row));
  }

  void putText() {
    const std::string text = draft_.text.toStdString();
    for (const model::SourceText& each : battle_.all<model::SourceText>()) {
      if (each.text == text) {
        text_ = each.id;
        return;
      }
    }
    model::SourceText row;
    row.id = {randomId()};
    row.source = source_;
    row.title = draft_.title.toStdString();
    row.text = text;
    text_ = row.id;
    edit_.put(std::move(row));
  }

  // One that says something else of the same words is replaced.
  void putReading(model::Reading reading) {
    const std::string words = folded(reading.words);
    if (!reading.source) reading.source = source_;
    if (reading.id.value == 0) reading.id = {hashedId(model::Reading::kTable, reading.words)};
    for (const model::Reading& each : battle_.all<model::Reading>()) {
      if (folded(each.words) != words) continue;
      if (each.kind == reading.kind && each.target == reading.target) return;
      reading.id = each.id;
    }
    edit_.put(std::move(reading));
  }

  const TranscriptDraft& draft_;
  const model::Battle& battle_;
  model::Edit edit_;
  std::optional<Id<model::Source>> source_;
  std::optional<Id<model::SourceText>> text_;
};

void read(const TranscriptDraft& draft, const model::Battle& battle, const std::string& title, const Watch& watch,
          TranscriptReading& result) {
  const hex::Layout layout = model::layoutOf(battle);
  transcribe::Reading reading =
      transcribe::read(draft.text.toStdString(), draft.form, {&layout, draft.corrections, watch});
  transcribe::stopIfAsked(watch);
  const Companions companions(draft, battle);
  result.edit = companions.edit();
  result.edit.rename(title);
  result.after = model::applied(battle, companions.edit());
  if (!battle.find<model::Variant>(draft.variant)) {
    result.reading = std::move(reading);
    return;
  }
  transcribe::TakeOptions options;
  options.scenario = draft.scenario;
  options.variant = draft.variant;
  options.source = companions.source();
  options.text = companions.text();
  options.makesMissing = draft.makesMissing;
  transcribe::Taken taken = transcribe::take(result.after, std::move(reading), options, title);
  result.reading = std::move(taken.reading);
  result.outcomes = std::move(taken.outcomes);
  std::sort(result.outcomes.begin(), result.outcomes.end(),
            [](const auto& a, const auto& b) { return std::tie(a.line, a.item) < std::tie(b.line, b.item); });
  result.counts = taken.counts;
  result.isNews = !taken.edit.empty() || companions.hasReadings();
  result.edit.append(taken.edit);
  result.after = model::applied(std::move(result.after), taken.edit);
}

// Drafts by the file of their battle.
constexpr const char* kDrafts = "transcriptDrafts";
using Drafts = QMap<QString, TranscriptDraft>;

QString keyOf(const Session& session) {
  return session.hasDocument() ? QString::fromStdString(session.document().path().string()) : QString();
}

}  // namespace

const transcribe::Line* TranscriptReading::line(int number) const {
  const auto found = std::lower_bound(reading.lines.begin(), reading.lines.end(), number,
                                      [](const transcribe::Line& each, int wanted) { return each.number < wanted; });
  return found != reading.lines.end() && found->number == number ? &*found : nullptr;
}

const transcribe::Outcome* TranscriptReading::outcome(int line, std::size_t item) const {
  const auto found =
      std::lower_bound(outcomes.begin(), outcomes.end(), std::pair(line, item),
                       [](const auto& each, const auto& wanted) { return std::pair(each.line, each.item) < wanted; });
  return found != outcomes.end() && found->line == line && found->item == item ? &*found : nullptr;
}

std::shared_ptr<const TranscriptReading> readTranscript(const TranscriptDraft& draft, const model::Battle& battle,
                                                        std::string title, const std::stop_token& stop) {
  QElapsedTimer timer;
  timer.start();
  auto result = std::make_shared<TranscriptReading>();
  try {
    read(draft, battle, title, Watch{stop}, *result);
  } catch (const transcribe::Stopped&) {
    return nullptr;
  } catch (const Error& error) {
    result->fault = CoreWords::text(error);
  }
  result->milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
  return result;
}

QString lineOf(const TranscriptDraft& draft, int number) {
  qsizetype begin = 0;
  for (int at = 1; at < number; ++at) {
    begin = draft.text.indexOf(QLatin1Char('\n'), begin);
    if (begin < 0) return {};
    ++begin;
  }
  const qsizetype end = draft.text.indexOf(QLatin1Char('\n'), begin);
  return draft.text.mid(begin, end < 0 ? -1 : end - begin);
}

QString correctedLine(const TranscriptDraft& draft, int number) {
  std::vector<transcribe::Correction> here;
  for (transcribe::Correction each : draft.corrections) {
    if (each.line && *each.line != number) continue;
    each.line.reset();
    here.push_back(std::move(each));
  }
  return QString::fromStdString(transcribe::corrected(lineOf(draft, number).toStdString(), here).text);
}

TranscriptDraft TranscriptDrafts::kept(const Session& session) {
  return session.property(kDrafts).value<Drafts>().value(keyOf(session));
}

void TranscriptDrafts::keep(Session& session, const TranscriptDraft& draft) {
  auto drafts = session.property(kDrafts).value<Drafts>();
  drafts.insert(keyOf(session), draft);
  session.setProperty(kDrafts, QVariant::fromValue(drafts));
}

void TranscriptDrafts::discard(Session& session) {
  auto drafts = session.property(kDrafts).value<Drafts>();
  drafts.remove(keyOf(session));
  session.setProperty(kDrafts, QVariant::fromValue(drafts));
}

}  // namespace redoubt::editor
