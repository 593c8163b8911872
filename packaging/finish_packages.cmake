# CPack has packages of libraries call ldconfig in scripts of theirs. Debian has a trigger for that, which they name (debian/triggers):
# the scripts go.
foreach(package IN LISTS CPACK_PACKAGE_FILES)
  if(NOT package MATCHES "/libredoubt[0-9][^/]*\\.deb$")
    continue()
  endif()
  set(tree ${CPACK_TEMPORARY_DIRECTORY}-finished)
  file(REMOVE_RECURSE ${tree})
  execute_process(COMMAND dpkg-deb --raw-extract ${package} ${tree} COMMAND_ERROR_IS_FATAL ANY)
  file(REMOVE ${tree}/DEBIAN/postinst ${tree}/DEBIAN/postrm)
  execute_process(COMMAND dpkg-deb --root-owner-group --build ${tree} ${package} COMMAND_ERROR_IS_FATAL ANY OUTPUT_QUIET)
  file(REMOVE_RECURSE ${tree})
endforeach()
