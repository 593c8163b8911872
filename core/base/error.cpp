#include "core/base/error.h"

#include <utility>

namespace redoubt {

std::string_view toText(ErrorCode code) {
  switch (code) {
    case ErrorCode::NotFound: return "not-found";
    case ErrorCode::NotRegularFile: return "not-a-regular-file";
    case ErrorCode::TooLarge: return "too-large";
    case ErrorCode::NotABattle: return "not-a-battle";
    case ErrorCode::NewerVersion: return "newer-version";
    case ErrorCode::OldVersion: return "old-version";
    case ErrorCode::ForeignSchema: return "foreign-schema";
    case ErrorCode::Damaged: return "damaged";
    case ErrorCode::HostileJournal: return "hostile-journal";
    case ErrorCode::ReadOnly: return "read-only";
    case ErrorCode::Busy: return "busy";
    case ErrorCode::ChangedOutside: return "changed-outside";
    case ErrorCode::Moved: return "moved";
    case ErrorCode::DiskFull: return "disk-full";
    case ErrorCode::Conflict: return "conflict";
    case ErrorCode::Refused: return "refused";
    case ErrorCode::BadInput: return "bad-input";
    case ErrorCode::Internal: return "internal";
  }
  return "internal";
}

namespace {

std::string whole(const std::string& sentence, const std::string& context) {
  return context.empty() ? sentence : context + ": " + sentence;
}

}  // namespace

Error::Error(ErrorCode code, Phrase sentence, std::string context)
    : std::runtime_error(whole(said(sentence), context)),
      code_(code),
      phrase_(std::move(sentence)),
      sentence_(said(phrase_)),
      context_(std::move(context)) {}

}  // namespace redoubt
