#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "core/base/error.h"

namespace redoubt::exchange::input::test {

/// "bad-input: name: sentence" of the Error that `act` throws; empty, and a failure of the test, if there is none.
inline std::string failureOf(const std::function<void()>& act) {
  try {
    act();
  } catch (const Error& error) {
    return std::string(toText(error.code())) + ": " + error.what();
  }
  ADD_FAILURE() << "nothing was refused";
  return {};
}

}  // namespace redoubt::exchange::input::test
