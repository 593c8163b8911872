#include "editor/cli/interrupts.h"

#include <unistd.h>

#include <csignal>
#include <string>

namespace redoubt::cli {
namespace {

constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};

// A handler may read no std::string that is being changed: both are set before the handler and after it.
std::string pending;

extern "C" void removeAndEnd(int signal) {
  unlink(pending.c_str());
  std::signal(signal, SIG_DFL);
  raise(signal);
}

}  // namespace

RemovedOnInterrupt::RemovedOnInterrupt(const std::filesystem::path& file) {
  pending = file.string();
  for (const int signal : kSignals) {
    // What was started with nohup stays deaf.
    if (std::signal(signal, removeAndEnd) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

RemovedOnInterrupt::~RemovedOnInterrupt() {
  for (const int signal : kSignals) {
    if (std::signal(signal, SIG_DFL) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

}  // namespace redoubt::cli
