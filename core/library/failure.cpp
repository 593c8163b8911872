#include <array>
#include <utility>

#include "core/library/inside.h"

namespace redoubt::library {
namespace {

struct CodePair {
  ErrorCode ours;
  FailureCode theirs;
  const char* text;
};

constexpr std::array kCodes{
    CodePair{ErrorCode::NotFound, FailureCode::NotFound, "not-found"},
    CodePair{ErrorCode::NotRegularFile, FailureCode::NotRegularFile, "not-regular-file"},
    CodePair{ErrorCode::TooLarge, FailureCode::TooLarge, "too-large"},
    CodePair{ErrorCode::NotABattle, FailureCode::NotABattle, "not-a-battle"},
    CodePair{ErrorCode::NewerVersion, FailureCode::NewerVersion, "newer-version"},
    CodePair{ErrorCode::OldVersion, FailureCode::OldVersion, "old-version"},
    CodePair{ErrorCode::ForeignSchema, FailureCode::ForeignSchema, "foreign-schema"},
    CodePair{ErrorCode::Damaged, FailureCode::Damaged, "damaged"},
    CodePair{ErrorCode::HostileJournal, FailureCode::HostileJournal, "hostile-journal"},
    CodePair{ErrorCode::ReadOnly, FailureCode::ReadOnly, "read-only"},
    CodePair{ErrorCode::Busy, FailureCode::Busy, "busy"},
    CodePair{ErrorCode::ChangedOutside, FailureCode::ChangedOutside, "changed-outside"},
    CodePair{ErrorCode::Moved, FailureCode::Moved, "moved"},
    CodePair{ErrorCode::DiskFull, FailureCode::DiskFull, "disk-full"},
    CodePair{ErrorCode::Conflict, FailureCode::Conflict, "conflict"},
    CodePair{ErrorCode::Refused, FailureCode::Refused, "refused"},
    CodePair{ErrorCode::BadInput, FailureCode::BadInput, "bad-input"},
    CodePair{ErrorCode::Internal, FailureCode::Internal, "internal"},
};

}  // namespace

const char* toText(FailureCode code) noexcept {
  for (const CodePair& each : kCodes) {
    if (each.theirs == code) return each.text;
  }
  return "internal";
}

Failure::Failure(FailureCode code, const std::string& sentence, std::string context)
    : std::runtime_error(sentence), code_(code), context_(std::move(context)) {}
Failure::Failure(const Failure&) = default;
Failure& Failure::operator=(const Failure&) = default;
Failure::~Failure() = default;

Failure failureOf(const Error& error) {
  for (const CodePair& each : kCodes) {
    if (each.ours == error.code()) return Failure(each.theirs, error.sentence(), error.context());
  }
  return Failure(FailureCode::Internal, error.sentence(), error.context());
}

void fail(ErrorCode code, Phrase sentence, std::string context) {
  throw failureOf(Error(code, std::move(sentence), std::move(context)));
}

}  // namespace redoubt::library
