# Debian packages of the components: what is in which, and why, is in docs/packages.md.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_NAME redoubt)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_VENDOR "The Redoubt authors")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has a title of its own
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_SOURCE_DIR}/packaging/finish_packages.cmake)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${REDOUBT_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${REDOUBT_HOME_PAGE}")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(series ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(own "(= ${PROJECT_VERSION})")

# One package: a group of components, and what its control file says.
function(redoubt_package group)
  cmake_parse_arguments(ARG "SHARED" "NAME;SECTION;TITLE;ARCHITECTURE;DEPENDS;RECOMMENDS;SUGGESTS" "COMPONENTS;TEXT" ${ARGN})
  string(TOUPPER ${group} upper)
  list(JOIN ARG_TEXT "\n" text)
  set(CPACK_COMPONENT_GROUP_${upper}_DESCRIPTION "${ARG_TITLE}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${ARG_TITLE}\n${text}" PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${ARG_NAME} PARENT_SCOPE)
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${ARG_SECTION} PARENT_SCOPE)
  foreach(field IN ITEMS ARCHITECTURE DEPENDS RECOMMENDS SUGGESTS)
    if(ARG_${field})
      set(CPACK_DEBIAN_${upper}_PACKAGE_${field} "${ARG_${field}}" PARENT_SCOPE)
    endif()
  endforeach()
  if(NOT ARG_ARCHITECTURE STREQUAL all AND NOT group STREQUAL development)
    set(CPACK_DEBIAN_${upper}_PACKAGE_SHLIBDEPS ON PARENT_SCOPE)
  endif()
  if(ARG_SHARED)
    set(CPACK_DEBIAN_${upper}_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/packaging/debian/triggers PARENT_SCOPE)
  endif()
  foreach(component IN LISTS ARG_COMPONENTS)
    string(TOUPPER ${component} upper_component)
    set(CPACK_COMPONENT_${upper_component}_GROUP ${group} PARENT_SCOPE)
  endforeach()
  # Each has its copyright and changelog, and says why lintian is wrong where it is.
  list(GET ARG_COMPONENTS 0 first)
  install(FILES ${CMAKE_SOURCE_DIR}/packaging/debian/copyright DESTINATION share/doc/${ARG_NAME} COMPONENT ${first})
  install(FILES ${CMAKE_BINARY_DIR}/packaging/changelog.gz DESTINATION share/doc/${ARG_NAME} COMPONENT ${first})
  set(overrides ${CMAKE_SOURCE_DIR}/packaging/debian/${group}.lintian-overrides)
  if(EXISTS ${overrides})
    install(FILES ${overrides} DESTINATION share/lintian/overrides RENAME ${ARG_NAME} COMPONENT ${first})
  endif()
endfunction()

redoubt_package(editor NAME redoubt COMPONENTS programs samples SECTION graphics
  TITLE "scenario and map editor for hex-and-counter battles"
  DEPENDS "redoubt-data ${own}, fonts-inter, fonts-lato, fonts-roboto-unhinted, fonts-linuxlibertine, hicolor-icon-theme"
  RECOMMENDS "poppler-utils, qt6-image-formats-plugins, qt6-translations-l10n, shared-mime-info"
  SUGGESTS "tesseract-ocr"
  TEXT "Redoubt makes battles for board wargames, and transcribes published ones: paint"
       "terrain, place counters with facing, edit manifests, loss steps and activation"
       "schedules. Everything lies in one battle file, which is checked against that"
       "battle's own rules while one works, and has its whole history in it."
       "."
       "Maps, counters and sheets for players are printed, and battles exported for"
       "VASSAL, Tabletop Simulator and Tiled, and as tables."
       "."
       "This package has the editor, the command line redoubt-cli and sample battles.")

redoubt_package(data NAME redoubt-data COMPONENTS data SECTION graphics ARCHITECTURE all
  TITLE "words and rule systems of Redoubt"
  TEXT "Redoubt is a scenario and map editor for hex-and-counter battles."
       "."
       "This package has what its programs and its library have in common: what they"
       "say, in English and Polish, and the rule systems that battles inherit from.")

redoubt_package(library NAME libredoubt${series} COMPONENTS library SECTION libs SHARED
  DEPENDS "redoubt-data (>= ${series})"
  TITLE "library that reads, edits and asks battles of Redoubt"
  TEXT "Redoubt is a scenario and map editor for hex-and-counter battles. Its library"
       "lets other programs read battle files, change them and ask their rules: who"
       "reaches what, who sees whom, what an attack may come to."
       "."
       "This package has the shared libraries.")

redoubt_package(development NAME libredoubt-dev COMPONENTS development SECTION libdevel
  DEPENDS "libredoubt${series} ${own}"
  TITLE "library that reads, edits and asks battles of Redoubt (development)"
  TEXT "Redoubt is a scenario and map editor for hex-and-counter battles. Its library"
       "lets other programs read battle files, change them and ask their rules."
       "."
       "This package has the headers, the CMake package, and whole clients to begin"
       "from.")

# --- fonts are those of their packages, in which a package of ours would be a second copy
get_property(fonts GLOBAL PROPERTY REDOUBT_FONT_SOURCES)
foreach(font IN LISTS fonts)
  get_filename_component(name ${font} NAME)
  string(REGEX REPLACE "^/usr/share/" "../../" target ${font})
  file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/packaging/fonts)
  file(CREATE_LINK ${target} ${CMAKE_BINARY_DIR}/packaging/fonts/${name} SYMBOLIC)
  install(FILES ${CMAKE_BINARY_DIR}/packaging/fonts/${name} DESTINATION share/redoubt/fonts COMPONENT programs)
endforeach()

# --- of the same bytes each time
execute_process(COMMAND gzip -9nc ${CMAKE_SOURCE_DIR}/packaging/debian/changelog
  OUTPUT_FILE ${CMAKE_BINARY_DIR}/packaging/changelog.gz COMMAND_ERROR_IS_FATAL ANY)
set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS packaging/debian/changelog)

include(CPack)
