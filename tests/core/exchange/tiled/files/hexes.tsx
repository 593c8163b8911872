<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" name="pola" tilewidth="14" tileheight="12" tilecount="6" columns="3">
 <image source="hexes.png" width="42" height="24"/>
 <tile id="0" type="łąka"/>
 <tile id="2" type="las"><properties><property name="cover" type="int" value="2"/></properties></tile>
</tileset>