import { bust } from '../../body.ts'
import { curve, trace } from '../../geometry.ts'
import { ground, rings } from '../../nature.ts'
import { archPath } from '../../objects.ts'
import * as p from '../../palette.ts'
import { branch, flower, monstera, peony, sprig } from '../../plants.ts'
import { disc, fade, glow, line, mirror, shape } from '../../svg.ts'

const SIDE = 800

const beads = (colour: string, drop: number) =>
  Array.from({ length: 17 }, (_, i) => {
    const t = (i - 8) / 8
    return disc(t * 62, 176 + (1 - t * t) * drop, 6.5, colour)
  }).join('')

export function claireVasseur(): string {
  return (
    ground(SIDE, SIDE, fade('#f8dfe2', p.blush)) +
    shape(archPath(130, 90, 540, 760), fade(p.roseLight, p.rose)) +
    branch(trace('90,820 70,600 130,420 100,280'), { kind: 'olive', pairs: 10, size: 1.2 }) +
    mirror(400, branch(trace('70,820 50,640 100,520'), { pairs: 6, size: 1.2, light: '#cdd6c3', dark: '#8fa084' })) +
    bust(
      400,
      330,
      1.24,
      {
        face: {
          skin: p.porcelain,
          hair: p.brown,
          style: 'bob',
          eyes: 'open',
          turn: 0.3,
          tilt: 3,
          smile: 0.9,
          earring: p.honey,
        },
        clothes: { light: p.paper, dark: '#ecd3c8', neckline: 'shirt', seam: p.clay },
      },
      shape(
        'M-70,168C-120,186 -164,196 -190,240C-214,300 -222,380 -228,480H-60C-60,400 -70,280 -70,168Z',
        fade(p.moss, p.forest),
      ),
      shape('M70,168C120,186 164,196 190,240C214,300 222,380 228,480H60C60,400 70,280 70,168Z', fade(p.moss, p.forest)),
      line('M-72,176C-78,260 -40,330 -58,480M72,176C78,260 40,330 58,480', p.sage, 4, { opacity: 0.6 }),
      line('M-140,300V480M140,300V480', '#38442f', 4, { opacity: 0.6 }),
      disc(0, 290, 5, p.clay),
      disc(0, 344, 5, p.clay),
    )
  )
}

export function nadiaBenali(): string {
  return (
    ground(SIDE, SIDE, fade('#dfe5d6', p.sage)) +
    disc(400, 350, 300, fade('#f4e3cf', p.honey)) +
    rings(400, 350, 322, 3, p.paper, 30, 0.9) +
    monstera(110, 830, 330, -20, '#a9b89b', '#6f7f66') +
    mirror(400, monstera(80, 830, 270, -26, '#cdd6c3', '#8fa084')) +
    bust(
      400,
      350,
      1.2,
      {
        face: {
          skin: p.olive,
          hair: p.black,
          style: 'curls',
          eyes: 'smile',
          turn: -0.3,
          tilt: -5,
          smile: 1.2,
          earring: p.deepRose,
        },
        clothes: { light: p.deepRose, dark: p.wine, neckline: 'vee' },
      },
      line(curve([-50, 178], [-30, 226], [0, 250], [30, 226], [50, 178]), p.honey, 3),
      disc(0, 254, 8, p.honey),
    )
  )
}

export function heleneMorel(): string {
  return (
    ground(SIDE, SIDE, fade('#efe2d6', p.sand)) +
    disc(560, 240, 190, fade('#fbeee0', '#f2d3b8')) +
    sprig(trace('660,820 690,600 650,420 690,260'), p.moss, p.deepRose, 16, 9) +
    sprig(trace('730,820 750,640 730,520'), p.moss, p.blush, 10, 8) +
    branch(trace('80,820 110,640 60,480 110,330'), { kind: 'long', pairs: 8, size: 1.1 }) +
    bust(
      400,
      340,
      1.24,
      {
        face: {
          skin: p.peach,
          hair: p.grey,
          style: 'short',
          eyes: 'open',
          turn: 0.2,
          tilt: -3,
          smile: 1,
          lines: true,
          glasses: p.wine,
          earring: p.paper,
        },
        clothes: { light: '#6c5563', dark: p.plum, neckline: 'high', seam: '#321a26' },
        build: 1.04,
      },
      beads(p.clay, 62),
    )
  )
}

export function aissataDiallo(): string {
  const wrap = { base: p.clay, light: p.honey, dark: p.terracotta }
  const motif = Array.from({ length: 9 }, (_, i) =>
    line(`M${-170 + i * 42},${300 + (i % 2) * 50}l18,22l-18,22l-18,-22Z`, p.honey, 4, { opacity: 0.8 }),
  ).join('')
  return (
    ground(SIDE, SIDE, fade('#8fa084', p.moss)) +
    disc(400, 400, 360, glow('#dfe5d6', 0.7)) +
    shape(archPath(120, 60, 560, 780), fade('#b9c4ae', '#93a387')) +
    branch(trace('60,820 90,600 40,430'), { pairs: 7, size: 1.4, light: '#a9b89b', dark: p.forest }) +
    mirror(
      400,
      branch(trace('60,820 100,640 50,500 80,380'), {
        kind: 'fern',
        pairs: 12,
        size: 1.4,
        light: '#a9b89b',
        dark: p.forest,
      }),
    ) +
    bust(
      400,
      390,
      1.18,
      {
        face: {
          skin: p.ebony,
          hair: wrap,
          style: 'headwrap',
          eyes: 'open',
          turn: -0.15,
          tilt: 2,
          smile: 0.9,
          earring: p.honey,
        },
        clothes: { light: p.deepRose, dark: p.wine, neckline: 'boat' },
        build: 1.06,
      },
      motif,
    )
  )
}

export function sophieLemaire(): string {
  return (
    ground(SIDE, SIDE, fade('#f3d9cb', '#e5b79f')) +
    shape('M0,560C160,470 300,520 420,470C560,410 680,460 800,400V800H0Z', fade('#eec4a9', '#d99a7c')) +
    disc(190, 200, 110, fade('#fdf1e4', '#f6d9bd')) +
    peony(690, 640, 96, p.paper, p.blush) +
    flower(742, 480, 56) +
    branch(trace('700,820 740,640 690,420 730,300'), { pairs: 9, size: 1.2 }) +
    peony(90, 700, 80, p.rose, p.deepRose) +
    branch(trace('40,820 80,660 40,520'), { pairs: 5, size: 1.2 }) +
    peony(700, 650, 90, p.paper, p.blush) +
    bust(
      400,
      350,
      1.2,
      {
        face: {
          skin: p.porcelain,
          hair: p.ginger,
          style: 'waves',
          eyes: 'smile',
          turn: 0.35,
          tilt: 5,
          smile: 1.3,
          full: 1,
          freckles: true,
          earring: p.moss,
          lines: true,
        },
        clothes: { light: p.sage, dark: p.moss, neckline: 'vee' },
        build: 1.28,
      },
      line('M-20,272C-30,340 -20,420 -26,480M20,272C30,340 22,420 26,480', p.forest, 3, { opacity: 0.5 }),
    )
  )
}
