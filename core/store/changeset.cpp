#include "core/store/changeset.h"

#include <sqlite3.h>

#include "core/store/connection.h"

namespace redoubt::store {

Recorder::Recorder(sqlite3* db, const std::vector<std::string>& tables) {
  int code = sqlite3session_create(db, "main", &session_);
  if (code == SQLITE_OK) {
    for (const std::string& table : tables) {
      code = sqlite3session_attach(session_, table.c_str());
      if (code != SQLITE_OK) break;
    }
  }
  if (code != SQLITE_OK) {
    if (session_) sqlite3session_delete(session_);
    throw toError(code, Phrase::of("errors.edit.recording"), "");
  }
}

Recorder::~Recorder() {
  sqlite3session_delete(session_);
}

Bytes Recorder::changeset() const {
  int size = 0;
  void* bytes = nullptr;
  const int code = sqlite3session_changeset(session_, &size, &bytes);
  if (code != SQLITE_OK) throw toError(code, sqlite3_errstr(code), "");
  const auto* first = static_cast<unsigned char*>(bytes);
  Bytes copy(first, first + size);
  sqlite3_free(bytes);
  return copy;
}

Error damagedRecord() {
  return Error(ErrorCode::Damaged, Phrase::of("errors.history.record-damaged"));
}

ChangeCursor::ChangeCursor(const Bytes& changeset) {
  if (sqlite3changeset_start(&at_, static_cast<int>(changeset.size()), const_cast<unsigned char*>(changeset.data())) !=
      SQLITE_OK) {
    throw damagedRecord();
  }
}

ChangeCursor::~ChangeCursor() {
  sqlite3changeset_finalize(at_);
}

bool ChangeCursor::next() {
  const int code = sqlite3changeset_next(at_);
  if (code == SQLITE_DONE) return false;
  int indirect = 0;
  if (code != SQLITE_ROW || sqlite3changeset_op(at_, &table_, &columns_, &operation_, &indirect) != SQLITE_OK) {
    throw damagedRecord();
  }
  return true;
}

std::vector<bool> ChangeCursor::keyColumns() const {
  unsigned char* keys = nullptr;
  int count = 0;
  if (sqlite3changeset_pk(at_, &keys, &count) != SQLITE_OK) throw damagedRecord();
  return std::vector<bool>(keys, keys + count);
}

sqlite3_value* ChangeCursor::oldValue(int column) const {
  sqlite3_value* value = nullptr;
  if (sqlite3changeset_old(at_, column, &value) != SQLITE_OK) throw damagedRecord();
  return value;
}

sqlite3_value* ChangeCursor::newValue(int column) const {
  sqlite3_value* value = nullptr;
  if (sqlite3changeset_new(at_, column, &value) != SQLITE_OK) throw damagedRecord();
  return value;
}

namespace {

// Any conflict ends the step: content stays as it is, and the caller sets the history aside.
int abortOnConflict(void*, int, sqlite3_changeset_iter*) {
  return SQLITE_CHANGESET_ABORT;
}

}  // namespace

int applyWhole(sqlite3* db, const Bytes& changeset) {
  return sqlite3changeset_apply(db, static_cast<int>(changeset.size()), const_cast<unsigned char*>(changeset.data()),
                                nullptr, abortOnConflict, nullptr);
}

}  // namespace redoubt::store
