#include "editor/scripts/host/limits.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <new>

namespace redoubt::scripts {
namespace {

std::int64_t allowed = 0;  // bytes

[[noreturn]] void end(HostEnd how) {
  _exit(static_cast<int>(how));
}

std::int64_t bytesOfProcess() {
  std::ifstream file("/proc/self/statm");
  std::int64_t pages = 0;
  file >> pages;
  return pages * sysconf(_SC_PAGESIZE);
}

// The engine breaks down where its heap can't grow. Only calls that are safe in a handler of signals.
void onSignal(int signal) {
  if (signal == SIGXCPU) end(HostEnd::OutOfTime);
  // A page that can't be had leaves the process near what it may have.
  std::array<char, 64> text{};
  const int file = ::open("/proc/self/statm", 0);
  const auto length = file < 0 ? 0 : ::read(file, text.data(), text.size() - 1);
  std::int64_t pages = 0;
  for (std::int64_t i = 0; i < length && text[static_cast<std::size_t>(i)] >= '0'; ++i) {
    pages = pages * 10 + (text[static_cast<std::size_t>(i)] - '0');
  }
  end(pages * 4096 > allowed / 2 ? HostEnd::OutOfMemory : HostEnd::Crashed);
}

void setLimit(int what, std::int64_t value) {
  const rlimit limit{static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
  setrlimit(static_cast<__rlimit_resource>(what), &limit);
}

}  // namespace

void limitProcess(std::int64_t megabytes, int seconds) {
  std::set_new_handler([] { end(HostEnd::OutOfMemory); });
  // What the engine throws through itself is that there is no memory.
  std::set_terminate([] {
    bool isMemory = false;
    try {
      if (const auto current = std::current_exception()) std::rethrow_exception(current);
    } catch (const std::bad_alloc&) {
      isMemory = true;
    } catch (...) {
    }
    end(isMemory ? HostEnd::OutOfMemory : HostEnd::Crashed);
  });
  static std::array<char, 64 * 1024> stack;
  stack_t alternate{};
  alternate.ss_sp = stack.data();
  alternate.ss_size = stack.size();
  sigaltstack(&alternate, nullptr);
  for (const int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGXCPU}) {
    struct sigaction action {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_ONSTACK;
    sigaction(signal, &action, nullptr);
  }
  allowed = bytesOfProcess() + megabytes * 1024 * 1024;
  setLimit(RLIMIT_CORE, 0);
  setLimit(RLIMIT_CPU, seconds);
  setLimit(RLIMIT_AS, allowed);
}

}  // namespace redoubt::scripts
