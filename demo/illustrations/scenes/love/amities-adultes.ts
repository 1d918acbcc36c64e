import { ribbon } from '../../geometry.ts'
import { headFromBehind } from '../../hair.ts'
import { cypress, hill, rings, sky, sun, tree } from '../../nature.ts'
import * as p from '../../palette.ts'
import { grass } from '../../plants.ts'
import { box, fade, group, line, oval, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000

export function amitiesAdultes(): string {
  const back = (
    x: number,
    y: number,
    s: number,
    style: Parameters<typeof headFromBehind>[0],
    hair: p.Hair,
    skin: p.Skin,
    light: string,
    dark: string,
    wide: number,
    tilt: number,
  ) =>
    place(
      x,
      y,
      s,
      0,
      shape(
        `M-34,60C-30,120 -40,150 -60,166C-110,190 ${-170 * wide},196 ${-196 * wide},260C${-226 * wide},380 ${-216 * wide},520 ${-206 * wide},620H${206 * wide}C${216 * wide},520 ${226 * wide},380 ${196 * wide},260C${170 * wide},196 110,190 60,166C40,150 30,120 34,60Z`,
        skin.base,
      ),
      shape(
        `M-62,168C-110,188 ${-170 * wide},194 ${-198 * wide},262C${-228 * wide},380 ${-218 * wide},520 ${-208 * wide},640H${208 * wide}C${218 * wide},520 ${228 * wide},380 ${198 * wide},262C${170 * wide},194 110,188 62,168C30,196 -30,196 -62,168Z`,
        fade(light, dark),
      ),
      line(
        `M${-136 * wide},320C${-128 * wide},400 ${-134 * wide},480 ${-140 * wide},600M${136 * wide},320C${128 * wide},400 ${134 * wide},480 ${140 * wide},600M0,230C6,330 4,420 0,560`,
        dark,
        4,
        { opacity: 0.6 },
      ),
      group({ transform: `rotate(${tilt} 0 90)` }, headFromBehind(style, hair)),
    )
  const scarf = { base: p.deepRose, light: p.blush, dark: p.wine }
  const embrace = (x0: number, x1: number, y: number, light: string, dark: string, skin: p.Skin) =>
    shape(
      ribbon(
        [
          [x0, y],
          [(x0 + x1) / 2, y + 26],
          [x1, y - 4],
        ],
        [86, 70, 52],
      ),
      fade(light, dark, 0),
    ) +
    oval(x1 + Math.sign(x1 - x0) * 34, y - 8, 34, 23, skin.base) +
    line(
      `M${x1 + Math.sign(x1 - x0) * 26},${y - 20}q${Math.sign(x1 - x0) * 26},-2 ${Math.sign(x1 - x0) * 36},4M${x1 + Math.sign(x1 - x0) * 26},${y - 6}q${Math.sign(x1 - x0) * 26},0 ${Math.sign(x1 - x0) * 40},4`,
      skin.shade,
      3,
    )
  return (
    sky(W, H, [0, '#fbe6d8'], [0.7, p.rose]) +
    sun(800, 330, 190, '#fbe3c0', p.paper) +
    rings(800, 330, 260, 5, p.paper, 60, 0.6) +
    hill(H, '#f0c3c6', p.blush, [-20, 520], [300, 430], [700, 500], [1100, 440], [1620, 520]) +
    hill(H, p.sage, '#9cab8f', [-20, 600], [400, 560], [900, 610], [1300, 560], [1620, 600]) +
    cypress(160, 600, 220) +
    cypress(226, 606, 150) +
    tree(1430, 620, 240) +
    hill(H, '#93a387', p.moss, [-20, 720], [500, 680], [1000, 700], [1620, 680]) +
    back(430, 500, 0.86, 'curls', p.black, p.umber, p.honey, p.clay, 1, 6) +
    back(1180, 500, 0.86, 'chignon', p.grey, p.porcelain, p.paper, p.blush, 0.96, -7) +
    back(800, 470, 0.92, 'hijab', scarf, p.olive, p.moss, p.forest, 1.14, 2) +
    embrace(640, 372, 744, '#66755d', '#5b6a53', p.olive) +
    embrace(1046, 910, 752, '#fdf3f3', '#f8e0e6', p.porcelain) +
    box(60, 866, 1480, 34, 14, fade('#a86a4b', '#7f4a36')) +
    box(60, 918, 1480, 82, 14, fade('#935a42', '#6d3f30')) +
    line('M240,900V918M1360,900V918', '#6d3f30', 26) +
    grass(20, 1580, 1000, 60, p.forest, 4)
  )
}
