-- A bag that lays its counters where they stand when the game begins, and takes them back.
-- Its state: where each lies, by the GUIDs of all its states, and what stands on the two buttons.
local places, words = {}, {}

local function addButton(action, label, z)
  self.createButton({
    click_function = action, function_owner = self, label = label, position = {0, 0.1, z}, rotation = {0, 180, 0},
    width = 1200, height = 300, font_size = 180
  })
end

function onLoad(saved)
  local state = JSON.decode(saved)
  places, words = state.places, state.words
  addButton('layOut', words.layOut, -1.7)
  addButton('takeBack', words.takeBack, -2.5)
end

function onSave()
  return JSON.encode({places = places, words = words})
end

function layOut()
  local inside = {}
  for _, each in ipairs(self.getObjects()) do inside[each.guid] = true end
  for _, place in ipairs(places) do
    for _, guid in ipairs(place.guids) do
      if inside[guid] then
        self.takeObject({guid = guid, position = place.position, rotation = place.rotation, smooth = false})
        break
      end
    end
  end
end

function takeBack()
  for _, place in ipairs(places) do
    for _, guid in ipairs(place.guids) do
      local object = getObjectFromGUID(guid)
      if object then
        self.putObject(object)
        break
      end
    end
  end
end
