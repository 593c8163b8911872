# The flags that Debian wants its packages compiled with, from Debian itself: what is packaged elsewhere is compiled with plain -O2.
# Without lines for debuggers, which would make libraries eight times as large.
find_program(DPKG_BUILDFLAGS dpkg-buildflags)
set(CMAKE_CXX_FLAGS_PACKAGE "-O2")
set(CMAKE_EXE_LINKER_FLAGS_PACKAGE "")
if(DPKG_BUILDFLAGS)
  foreach(flags IN ITEMS CPPFLAGS CXXFLAGS LDFLAGS)
    execute_process(
      COMMAND ${CMAKE_COMMAND} -E env DEB_BUILD_MAINT_OPTIONS=hardening=+all ${DPKG_BUILDFLAGS} --get ${flags}
      WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE ${flags} OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
  set(CMAKE_CXX_FLAGS_PACKAGE "${CPPFLAGS} ${CXXFLAGS} -g0")
  set(CMAKE_EXE_LINKER_FLAGS_PACKAGE "${LDFLAGS}")
endif()
set(CMAKE_SHARED_LINKER_FLAGS_PACKAGE "${CMAKE_EXE_LINKER_FLAGS_PACKAGE}")
