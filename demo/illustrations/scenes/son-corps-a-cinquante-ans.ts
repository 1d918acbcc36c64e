import { blob, polar, ribbon, trace } from '../geometry.ts'
import { hand } from '../hands.ts'
import { head } from '../head.ts'
import { ground, petals } from '../nature.ts'
import * as p from '../palette.ts'
import { peony } from '../plants.ts'
import { fade, group, line, oval, place, shape, soften } from '../svg.ts'

const W = 1600
const H = 1000

export function sonCorpsACinquanteAns(): string {
  const skin = p.olive
  const limb = (points: readonly (readonly [number, number])[], widths: readonly number[]) =>
    shape(ribbon(points, widths), fade(skin.base, skin.base))
  const pad = (x: number, y: number, s: number, a: number) =>
    place(
      x,
      y,
      s,
      a,
      shape('M0,0L70,-30A76,66 0 1 0 74,22Z', fade('#a9b89b', p.moss)),
      line('M0,0L-60,-20M0,0L-50,34M0,0L-10,56M0,0L-20,-56M0,0L34,-50', p.sage, 3, { opacity: 0.7 }),
    )
  const floating =
    shape(
      blob(
        ...Array.from({ length: 19 }, (_, i) =>
          polar(0, -196, (i % 2 ? 150 : 172) + Math.sin(i * 2.1) * 16, 172 + i * 11),
        ),
        [90, -110],
        [-90, -110],
      ),
      fade('#e4dfdb', '#b3aca7'),
    ) +
    line(
      'M-70,-220C-100,-240 -120,-220 -150,-226M-56,-254C-84,-280 -96,-276 -122,-300M-30,-276C-50,-300 -50,-320 -76,-336M2,-284C-4,-310 6,-330 -6,-356M34,-274C44,-300 62,-310 70,-338M58,-252C84,-270 92,-286 120,-300M72,-218C100,-226 120,-240 148,-232',
      '#fbf8f5',
      4,
      { opacity: 0.6 },
    )
  const figure = place(
    770,
    500,
    1,
    -84,
    floating,
    limb(trace('-118,10 -236,-40 -330,-130'), [84, 66, 44]),
    limb(trace('118,10 240,-20 340,-90'), [84, 66, 44]),
    hand(-330, -130, 0.78, -138, skin, 'open', true),
    hand(340, -90, 0.78, -36, skin, 'open'),
    limb(trace('-70,330 -104,520 -96,690 -90,730'), [158, 112, 70, 48]),
    limb(trace('72,330 120,510 150,680 154,716'), [158, 112, 70, 48]),
    shape('M-116,716C-124,760 -124,800 -104,812C-80,816 -66,780 -66,720Z', skin.base),
    shape('M132,706C134,750 150,798 170,800C194,790 190,750 178,700Z', skin.base),
    line('M-112,796q10,8 20,6M150,790q14,6 24,-2', skin.shade, 3),
    shape(
      blob(
        [-40, -60],
        [40, -60],
        [130, -26],
        [146, 60],
        [134, 150],
        [160, 280],
        [140, 360],
        [0, 380],
        [-140, 360],
        [-160, 280],
        [-134, 150],
        [-146, 60],
        [-130, -26],
      ),
      skin.base,
    ),
    shape(
      'M-96,-30C-84,40 -60,70 -10,84C0,86 0,86 10,84C60,70 84,40 96,-30L116,-26C116,20 128,50 140,70C128,150 138,200 164,270C166,330 120,350 70,420C40,450 -40,450 -70,420C-120,350 -166,330 -164,270C-138,200 -128,150 -140,70C-128,50 -116,20 -116,-26Z',
      fade(p.deepRose, p.wine),
    ),
    line('M-118,110C-80,140 -30,136 0,116C30,136 80,140 118,110M-110,240C-60,262 60,262 110,240', '#83394f', 4, {
      opacity: 0.5,
    }),
    line('M-60,-10C-40,-4 -20,0 -10,8M60,-10C40,-4 20,0 10,8', skin.shade, 3.4),
    shape('M-34,-110C-34,-60 -40,-40 -60,-30H60C40,-40 34,-60 34,-110Z', skin.base),
    shape('M-33,-100C-20,-64 20,-64 33,-100L30,-120H-30Z', skin.shade),
    group(
      { transform: 'translate(0 -182) scale(.92)' },
      head({ skin, hair: { ...p.grey, dark: '#a59e99' }, style: 'crop', eyes: 'closed', smile: 0.9, lines: true }),
    ),
  )
  return (
    ground(W, H, fade('#a9c0b6', '#7f9f98', 30)) +
    Array.from({ length: 7 }, (_, i) =>
      line(`M${-60 + i * 60},${80 + i * 140}q120,-40 260,0t300,0t300,0t300,0t300,0t300,0`, p.paper, 5, {
        opacity: 0.16,
      }),
    ).join('') +
    [330, 420, 520]
      .map((r, i) =>
        oval(790, 500, r * 1.55, r * 0.86, 'none', { stroke: p.paper, 'stroke-width': 5, opacity: 0.4 - i * 0.1 }),
      )
      .join('') +
    group(
      { opacity: 0.22, transform: 'translate(26 40)', filter: soften(14) },
      shape(ribbon(trace('500,500 800,500 1180,500'), [300, 300, 130]), '#23403c'),
    ) +
    figure +
    pad(180, 210, 1.5, 20) +
    pad(330, 120, 0.9, 200) +
    pad(1420, 790, 1.7, 160) +
    pad(1250, 900, 1, 300) +
    pad(140, 860, 1.2, -60) +
    pad(1440, 180, 1, 40) +
    peony(220, 170, 76, p.paper, p.blush) +
    peony(1380, 770, 90, p.rose, p.deepRose) +
    peony(160, 840, 54, p.paper, p.deepRose) +
    petals(300, 760, 1150, 960, 7, [p.rose, p.paper], 8, 26) +
    shape('M1120,0C1240,60 1420,70 1600,20V0Z', p.honey, { opacity: 0.35 })
  )
}
