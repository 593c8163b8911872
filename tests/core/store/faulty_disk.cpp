#include "tests/core/store/faulty_disk.h"

#include <sqlite3.h>

#include <cstring>
#include <new>
#include <utility>

// A VFS in front of the system's. Each open file is ours, followed in memory by the system's own.
namespace redoubt::testing {
namespace {

using Calls = FaultyDisk::Calls;
using Kind = DiskEvent::Kind;

struct State {
  sqlite3_vfs* system = nullptr;
  sqlite3_vfs vfs{};
  sqlite3_io_methods methods{};
  int countdown = 0;
  Calls calls = Calls::Changing;
  bool stays = false;
  bool failed = false;
  int failures = 0;
  std::vector<DiskEvent> events;
};

State& state() {
  static State it;
  return it;
}

/// An open file: the system's own lies in memory behind it.
struct OpenFile {
  sqlite3_file base;
  const char* name;  ///< SQLite keeps it as long as the file is open
};

bool mustFail(Calls calls) {
  State& it = state();
  if (calls != it.calls) return false;
  if (it.failed && it.stays) return true;
  if (it.countdown == 0 || --it.countdown > 0) return false;
  it.failed = true;
  return true;
}

void happened(Kind kind, const char* name, sqlite3_int64 offset = 0, std::string bytes = {}) {
  state().events.push_back({kind, name ? name : "", offset, std::move(bytes)});
}
const char* nameOf(sqlite3_file* file) { return reinterpret_cast<OpenFile*>(file)->name; }
sqlite3_file* under(sqlite3_file* file) { return reinterpret_cast<sqlite3_file*>(reinterpret_cast<OpenFile*>(file) + 1); }
const sqlite3_io_methods* system(sqlite3_file* file) { return under(file)->pMethods; }

int close(sqlite3_file* f) { return system(f)->xClose(under(f)); }
int read(sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
  return mustFail(Calls::Reading) ? SQLITE_IOERR_READ : system(f)->xRead(under(f), to, n, at);
}
int write(sqlite3_file* f, const void* from, int n, sqlite3_int64 at) {
  if (mustFail(Calls::Changing)) return SQLITE_IOERR_WRITE;
  happened(Kind::Write, nameOf(f), at, std::string(static_cast<const char*>(from), static_cast<std::size_t>(n)));
  return system(f)->xWrite(under(f), from, n, at);
}
int truncate(sqlite3_file* f, sqlite3_int64 size) {
  if (mustFail(Calls::Changing)) return SQLITE_IOERR_TRUNCATE;
  happened(Kind::Truncate, nameOf(f), size);
  return system(f)->xTruncate(under(f), size);
}
// The system is not bothered: these tests are many, and no power fails.
int sync(sqlite3_file* f, int) {
  if (mustFail(Calls::Changing)) return SQLITE_IOERR_FSYNC;
  happened(Kind::Sync, nameOf(f));
  return SQLITE_OK;
}
int fileSize(sqlite3_file* f, sqlite3_int64* size) { return system(f)->xFileSize(under(f), size); }
int lock(sqlite3_file* f, int level) { return system(f)->xLock(under(f), level); }
int unlock(sqlite3_file* f, int level) { return system(f)->xUnlock(under(f), level); }
int checkReserved(sqlite3_file* f, int* held) { return system(f)->xCheckReservedLock(under(f), held); }
int control(sqlite3_file* f, int what, void* argument) { return system(f)->xFileControl(under(f), what, argument); }
int sectorSize(sqlite3_file* f) { return system(f)->xSectorSize(under(f)); }
int characteristics(sqlite3_file* f) { return system(f)->xDeviceCharacteristics(under(f)); }

int open(sqlite3_vfs*, const char* name, sqlite3_file* f, int flags, int* answer) {
  f->pMethods = nullptr;
  reinterpret_cast<OpenFile*>(f)->name = name;
  under(f)->pMethods = nullptr;
  int isThere = 0;
  if (name) state().system->xAccess(state().system, name, SQLITE_ACCESS_EXISTS, &isThere);
  const int code = state().system->xOpen(state().system, name, under(f), flags, answer);
  if (under(f)->pMethods) f->pMethods = &state().methods;
  if (code == SQLITE_OK && !isThere) happened(Kind::Create, name);
  return code;
}

int removed(const char* name, bool syncsFolder) {
  State& it = state();
  const int code = it.system->xDelete(it.system, name, 0);
  happened(Kind::Delete, name);
  if (code != SQLITE_OK || !syncsFolder) return code;
  if (mustFail(Calls::FolderSync)) return SQLITE_IOERR_DIR_FSYNC;
  happened(Kind::FolderSync, name);
  return code;
}

int remove(sqlite3_vfs*, const char* name, int syncsFolder) {
  State& it = state();
  if (!mustFail(Calls::Changing)) return removed(name, syncsFolder != 0);
  if (++it.failures % 2 == 0) return SQLITE_IOERR_DELETE;
  removed(name, false);
  return SQLITE_IOERR_DIR_FSYNC;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  State& it = state();
  it = State{};
  it.system = sqlite3_vfs_find(nullptr);
  it.vfs = *it.system;
  it.vfs.zName = "faulty";
  it.vfs.pNext = nullptr;
  it.vfs.szOsFile = static_cast<int>(sizeof(OpenFile)) + it.system->szOsFile;
  it.vfs.xOpen = open;
  it.vfs.xDelete = remove;
  it.methods = {1,    close,        read,          write,   truncate,   sync,           fileSize,
                lock, unlock,       checkReserved, control, sectorSize, characteristics, nullptr,
                nullptr, nullptr, nullptr, nullptr, nullptr};
  sqlite3_vfs_register(&it.vfs, 1);
}

FaultyDisk::~FaultyDisk() {
  sqlite3_vfs_register(state().system, 1);
  sqlite3_vfs_unregister(&state().vfs);
}

void FaultyDisk::failAt(int n, Lasting lasting, Calls calls) {
  state().countdown = n;
  state().calls = calls;
  state().stays = lasting == Lasting::FromThenOn;
  state().failed = false;
}

bool FaultyDisk::hasFailed() const { return state().failed; }

const std::vector<DiskEvent>& FaultyDisk::events() const { return state().events; }

void FaultyDisk::heal() {
  state().countdown = 0;
  state().stays = false;
  state().failed = false;
}

}  // namespace redoubt::testing
