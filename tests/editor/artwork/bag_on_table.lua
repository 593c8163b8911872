-- Stands in for Tabletop Simulator around the script of a bag: lua5.2 bag_on_table.lua SCRIPT STATE STEPS, where STATE
-- gives the state as a table and the GUIDs in the bag, and STEPS are names of functions of the script. Prints what is
-- taken out of the bag and put into it.
local script, state, steps = arg[1], dofile(arg[2]), {table.unpack(arg, 3)}
local table_, bag, buttons = {}, {}, {}
for _, guid in ipairs(state.inside) do bag[guid] = true end
for _, guid in ipairs(state.outside) do table_[guid] = true end

JSON = {decode = function(text) assert(text == 'state') return state.script end, encode = function() return 'state' end}
self = {
  createButton = function(button)
    assert(button.function_owner == self and button.width > 0 and button.label)
    buttons[button.click_function] = button.label
  end,
  getObjects = function()
    local list = {}
    for guid in pairs(bag) do list[#list + 1] = {guid = guid} end
    return list
  end,
  takeObject = function(wish)
    assert(bag[wish.guid], 'not in the bag: ' .. wish.guid)
    bag[wish.guid], table_[wish.guid] = nil, true
    print(('take %s %g %g %g %g'):format(wish.guid, wish.position.x, wish.position.z, wish.rotation.y, wish.rotation.z))
  end,
  putObject = function(object)
    table_[object.guid], bag[object.guid] = nil, true
    print('put ' .. object.guid)
  end
}
function getObjectFromGUID(guid) return table_[guid] and {guid = guid} or nil end

dofile(script)
onLoad('state')
assert(onSave() == 'state')
for _, step in ipairs(steps) do
  assert(buttons[step], 'no button for ' .. step)
  print(buttons[step])
  _G[step]()
end
