import { type Bust, bust } from '../../body.ts'
import { curve, trace } from '../../geometry.ts'
import { birds, cloud, cypress, hill, sky, sun, tree } from '../../nature.ts'
import { archPath, opening, panePath } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, grass, leaf, peony } from '../../plants.ts'
import { box, disc, fade, glow, line, place, shape } from '../../svg.ts'

export function aPropos(): string {
  const wrap = { base: p.clay, light: p.honey, dark: p.terracotta }
  const shutters = (x: number, y: number) =>
    [x - 46, x + 202]
      .map(
        (left) =>
          box(left, y + 20, 34, 232, 5, fade('#a9b89b', '#7d8d72', 0)) +
          line(Array.from({ length: 8 }, (_, i) => `M${left + 8},${y + 46 + i * 26}h18`).join(''), p.forest, 3, {
            opacity: 0.4,
          }),
      )
      .join('')
  return (
    sky(1600, 1000, [0, '#fbe6d8'], [1, p.rose]) +
    sun(1330, 190, 90, '#fff3e0', p.paper) +
    cloud(220, 180, 120, p.roseLight) +
    cloud(1130, 120, 80, p.roseLight, 0.8) +
    birds(180, 330, 1, p.plum) +
    hill(1000, '#f0c3c6', p.blush, [-20, 620], [260, 540], [700, 600], [1200, 520], [1620, 600]) +
    hill(1000, p.sage, '#9cab8f', [-20, 740], [400, 690], [1000, 720], [1620, 670]) +
    cypress(150, 800, 380) +
    cypress(240, 820, 270) +
    tree(1440, 800, 400) +
    shape('M330,190L470,60H1130L1270,190Z', fade(p.terracotta, '#8d4f38')) +
    line('M400,130H1200M360,166H1240', '#f0b692', 3, { opacity: 0.4 }) +
    box(1020, 30, 70, 110, 4, '#c98b6d') +
    box(1010, 22, 90, 18, 4, '#a86d54') +
    box(360, 186, 880, 690, 0, fade('#fdf1e6', '#f3d9cb')) +
    box(340, 180, 920, 22, 8, p.paper) +
    box(360, 545, 880, 10, 0, '#e9cbb9') +
    [420, 705, 990].map((x) => shutters(x, 250)).join('') +
    resident(
      420,
      250,
      {
        face: { skin: p.porcelain, hair: p.brown, style: 'bob', eyes: 'smile', turn: 0.6, smile: 1 },
        clothes: { light: p.moss, dark: p.forest },
      },
      '#f6dfe4',
      p.blush,
    ) +
    resident(
      705,
      250,
      {
        face: { skin: p.ebony, hair: wrap, style: 'headwrap', eyes: 'closed', smile: 1 },
        clothes: { light: p.deepRose, dark: p.wine },
      },
      '#e9efe4',
      p.sage,
    ) +
    resident(
      990,
      250,
      {
        face: { skin: p.peach, hair: p.grey, style: 'short', eyes: 'smile', turn: -0.6, smile: 1, glasses: p.wine },
        clothes: { light: '#6c5563', dark: p.plum, neckline: 'high' },
      },
      '#fbeee0',
      p.honey,
    ) +
    shutters(420, 590) +
    shutters(990, 590) +
    resident(
      420,
      590,
      {
        face: { skin: p.olive, hair: p.black, style: 'curls', eyes: 'smile', turn: 0.5, smile: 1 },
        clothes: { light: p.deepRose, dark: p.wine, neckline: 'vee' },
      },
      '#fbeee0',
      '#f3d3b4',
    ) +
    resident(
      990,
      590,
      {
        face: { skin: p.porcelain, hair: p.ginger, style: 'waves', eyes: 'smile', turn: -0.5, smile: 1, full: 1 },
        clothes: { light: p.sage, dark: p.moss, neckline: 'vee' },
        build: 1.2,
      },
      '#f6dfe4',
      p.blush,
    ) +
    door() +
    hill(1000, p.moss, p.forest, [-20, 880], [360, 866], [700, 884]) +
    hill(1000, p.moss, p.forest, [900, 884], [1260, 866], [1620, 850]) +
    shape('M706,884H894C900,930 960,970 1030,1000H560C650,970 700,930 706,884Z', fade('#fbeadb', '#e6c4a4')) +
    Array.from({ length: 12 }, (_, i) => {
      const x = i < 6 ? 40 + i * 100 : 980 + (i - 6) * 108
      return i % 3
        ? flower(x, 930 + (i % 2) * 26, 34, {
            light: i % 2 ? p.paper : p.honey,
            dark: i % 2 ? p.rose : p.clay,
            seed: i,
          })
        : peony(x, 930, 46, p.rose, p.deepRose)
    }).join('') +
    grass(0, 620, 1000, 70, '#3b4733', 3) +
    grass(980, 1600, 1000, 70, '#3b4733', 4) +
    line(curve([352, 880], [330, 640], [380, 420], [350, 220], [420, 190]), p.forest, 8) +
    branch(trace('352,880 330,640 384,420 350,230 430,196'), { pairs: 15, size: 0.9 }) +
    [300, 400, 520, 640, 760].map((y, i) => peony(350 + (i % 2) * 26, y, 26, p.blush, p.wine)).join('')
  )
}

function resident(x: number, y: number, look: Bust, top: string, low: string): string {
  return (
    opening(
      archPath(x, y, 190, 250),
      p.paper,
      14,
      box(x, y, 190, 250, 0, fade(top, low)),
      bust(x + 95, y + 118, 0.5, look),
    ) +
    box(x - 18, y + 250, 226, 16, 8, p.paper) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          place(x + 26 + i * 46, y + 250, 0.5, -90 + (i - 1.5) * 16, leaf('round', p.sage, p.moss)) +
          flower(x + 24 + i * 48, y + 236, 15, { light: i % 2 ? p.rose : p.honey, dark: i % 2 ? p.deepRose : p.clay }),
      )
      .join('')
  )
}

function door(): string {
  return (
    disc(800, 740, 220, glow(p.honey, 0.35)) +
    opening(
      archPath(710, 600, 180, 276),
      p.paper,
      16,
      box(710, 590, 180, 300, 0, fade('#fff0cf', p.honey)),
      disc(800, 740, 110, glow(p.paper, 0.9)),
      peony(800, 800, 44, p.rose, p.deepRose),
      branch(trace('800,880 800,840 800,800'), { pairs: 2, size: 0.7 }),
    ) +
    shape('M890,640L944,616V900L890,876Z', fade(p.deepRose, p.wine, 0)) +
    line('M902,662L932,650V740L902,746ZM902,772L932,770V866L902,850Z', p.blush, 4, { opacity: 0.6 }) +
    disc(902, 760, 6, p.honey) +
    box(690, 874, 220, 16, 6, p.paper) +
    line(panePath(780, 560, 40, 24, 6), p.clay, 4)
  )
}
