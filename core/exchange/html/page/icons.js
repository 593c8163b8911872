// Icons: strokes in a box of 24, in the colour of the text beside them.

const icons = (() => {
  const kPaths = {
    undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10',
    redo: 'M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10',
    plus: 'M12 5v14M5 12h14',
    minus: 'M5 12h14',
    fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    measure: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
    find: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
    menu: 'M4 6h16M4 12h16M4 18h16',
    close: 'M6 6l12 12M18 6L6 18',
    turnLeft: 'M4 5v6h6M4.5 11A8 8 0 1 1 6 17',
    turnRight: 'M20 5v6h-6M19.5 11A8 8 0 1 0 18 17',
    flip: 'M12 3v18M9 6H4v12h5M15 6h5v12h-5',
    lose: 'M5 5h14v14H5zM8.5 12h7',
    regain: 'M5 5h14v14H5zM8.5 12h7M12 8.5v7',
    up: 'M5 4h14M12 20V9M7 13l5-5 5 5',
    down: 'M5 20h14M12 4v11M7 11l5 5 5-5',
    left: 'M15 6l-6 6 6 6',
    right: 'M9 6l6 6-6 6',
    hand: 'M8 13V6.5M8 12.5V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8' +
        'c0 4-2 7-5.5 7S7 19 5 15l-1-2.5a1.5 1.5 0 0 1 2.6-1.5L8 13',
    off: 'M4 14v6h16v-6M12 3v11M7 9l5 5 5-5',
    out: 'M5 5l14 14M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
    details: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 11v5M12 7.8v.4',
    tray: 'M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM13 14h7v6h-7z',
    turns: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2.5',
    tracks: 'M3 8h18v8H3zM9 8v8M15 8v8',
    dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01M12 12v.01',
    charts: 'M4 5h16v14H4zM4 10h16M10 5v14',
    log: 'M5 6h.01M9 6h11M5 12h.01M9 12h11M5 18h.01M9 18h11',
    save: 'M12 3v12M7 10l5 5 5-5M4 19h16',
    load: 'M12 15V3M7 8l5-5 5 5M4 19h16',
    print: 'M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z',
    anew: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
    keys: 'M3 7h18v10H3zM7 10.5v.01M11 10.5v.01M15 10.5v.01M8 14h8',
    about: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7.5v.01',
    language: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
    look: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z',
    layers: 'M12 4l9 5-9 5-9-5zM3 14l9 5 9-5',
    draw: 'M5 8l7-4 7 4v8l-7 4-7-4zM12 12v8M5 8l7 4 7-4',
    eye: 'M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  };

  function make(name) {
    return makeSvg(
        'svg', {viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false'},
        makeSvg('path', {d: kPaths[name]}));
  }
  return {make};
})();
