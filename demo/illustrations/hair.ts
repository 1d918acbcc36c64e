import { blob, curve, dice, polar, ribbon, trace } from './geometry.ts'
import { headwrapBack, headwrapFront, hijabBack, hijabFront } from './headscarf.ts'
import type { Hair } from './palette.ts'
import { ball, disc, fade, group, line, oval, shape } from './svg.ts'

export type HairStyle =
  | 'bob'
  | 'curls'
  | 'chignon'
  | 'long'
  | 'short'
  | 'braids'
  | 'afro'
  | 'ponytail'
  | 'waves'
  | 'crop'
  | 'headwrap'
  | 'hijab'

const cap = 'M-76,-6C-86,-92 -46,-136 0,-136C46,-136 86,-92 76,-6C70,-50 52,-84 6,-96C-46,-82 -68,-50 -76,-6Z'

function strands(hair: Hair, ...d: string[]): string {
  return line(d.join(''), hair.light, 2.6, { opacity: 0.6 })
}

function curlField(
  hair: Hair,
  seed: number,
  count: number,
  place: (share: number, roll: () => number) => readonly [number, number, number],
): string {
  const roll = dice(seed)
  const spots = Array.from({ length: count }, (_, i) => place(i / (count - 1), roll))
  const balls = spots.map(([x, y, r], i) => disc(x, y, r, i % 3 ? hair.base : hair.dark)).join('')
  const twists = spots.map(([x, y, r]) => {
    const start = roll() * 360
    return curve(
      polar(x, y, r * 0.72, start),
      polar(x, y, r * 0.66, start + 70),
      polar(x, y, r * 0.5, start + 150),
      polar(x, y, r * 0.26, start + 240),
    )
  })
  return balls + line(twists.join(''), hair.light, 2.6, { opacity: 0.34 })
}

const backs: Record<HairStyle, (hair: Hair) => string> = {
  bob: (hair) =>
    shape(
      'M0,-142C-76,-142 -110,-92 -108,-20C-108,34 -116,74 -106,112C-66,130 66,130 106,112C116,74 108,34 108,-20C110,-92 76,-142 0,-142Z',
      fade(hair.base, hair.dark),
    ),
  curls: (hair) =>
    curlField(hair, 11, 34, (share, roll) => {
      const [x, y] = polar(0, -6, 92 + roll() * 34, 150 + share * 240)
      return [x * 1.06, y * 1.02 + (Math.abs(x) > 90 ? 34 : 0), 30 + roll() * 12]
    }) +
    curlField(hair, 5, 14, (share, roll) => {
      const side = share < 0.5 ? -1 : 1
      return [side * (92 + roll() * 36), 60 + roll() * 84, 26 + roll() * 10]
    }),
  chignon: (hair) =>
    disc(6, -150, 46, ball(hair.light, hair.base)) +
    line('M-24,-170Q8,-196 40,-164M-28,-146Q4,-176 44,-142', hair.dark, 3, { opacity: 0.6 }),
  long: (hair) =>
    shape(
      'M0,-140C-84,-142 -112,-80 -108,0C-106,80 -142,150 -118,262C-60,284 60,284 120,262C140,150 106,80 108,0C112,-80 84,-142 0,-140Z',
      fade(hair.base, hair.dark),
    ) +
    strands(
      hair,
      'M-96,40C-98,110 -122,160 -104,244',
      'M96,60C100,120 122,170 104,244',
      'M-80,90C-84,140 -96,190 -84,250',
    ),
  short: (hair) =>
    shape(
      'M0,-146C-80,-146 -102,-86 -96,-10C-95,24 -86,50 -56,60L56,60C86,50 95,24 96,-10C102,-86 80,-146 0,-146Z',
      fade(hair.base, hair.dark),
    ),
  braids: (hair) => {
    const roll = dice(4)
    return (
      shape('M0,-138C-80,-138 -100,-80 -92,0L92,0C100,-80 80,-138 0,-138Z', hair.dark) +
      Array.from({ length: 14 }, (_, i) => {
        const side = i % 2 ? 1 : -1
        const x = 52 + (i >> 1) * 9
        const points = [
          [side * x * 0.8, -70],
          [side * (x + 10), 30],
          [side * (x + 8 + roll() * 14), 140],
          [side * (x - 4 + roll() * 22), 236 + roll() * 40],
        ] as const
        return (
          shape(ribbon(points, [14, 15, 14, 9]), i % 4 < 2 ? hair.base : hair.dark) +
          line(curve(...points), hair.light, 10, { 'stroke-dasharray': '2 9', opacity: 0.4, 'stroke-linecap': 'butt' })
        )
      }).join('')
    )
  },
  afro: (hair) =>
    curlField(hair, 21, 40, (share, roll) => {
      const [x, y] = polar(0, -34, 104 + roll() * 26, 140 + share * 260)
      return [x, y, 32 + roll() * 10]
    }) + disc(0, -44, 122, hair.base),
  ponytail: (hair) =>
    shape(ribbon(trace('40,-120 118,-130 140,-40 112,60 128,130'), [30, 60, 56, 44, 8]), fade(hair.base, hair.dark)) +
    strands(hair, 'M70,-126C126,-112 128,-30 110,50', 'M90,-130C146,-100 138,-20 122,60'),
  waves: (hair) =>
    shape(
      blob(
        [0, -144],
        [-84, -122],
        [-112, -50],
        [-104, 20],
        [-130, 80],
        [-112, 150],
        [-132, 200],
        [-60, 206],
        [0, 180],
        [60, 206],
        [132, 200],
        [112, 150],
        [130, 80],
        [104, 20],
        [112, -50],
        [84, -122],
      ),
      fade(hair.base, hair.dark),
    ) +
    strands(
      hair,
      'M-98,0C-96,60 -122,80 -106,140C-96,166 -112,180 -108,196',
      'M98,0C96,60 122,80 106,140C96,166 112,180 108,196',
    ),
  crop: (hair) => shape('M0,-130C-66,-130 -88,-86 -82,-20L82,-20C88,-86 66,-130 0,-130Z', hair.dark),
  headwrap: headwrapBack,
  hijab: hijabBack,
}

const fronts: Record<HairStyle, (hair: Hair) => string> = {
  bob: (hair) =>
    shape(
      'M26,-134C-46,-146 -108,-104 -106,-20C-106,34 -114,76 -104,112C-84,116 -66,106 -58,90C-72,44 -70,-6 -56,-40C-22,-52 14,-74 30,-102C40,-68 56,-50 68,-30C74,10 72,50 60,90C68,106 86,116 104,112C114,76 106,34 106,-20C104,-102 66,-136 26,-134Z',
      fade(hair.base, hair.base),
    ) +
    strands(
      hair,
      'M22,-126C-40,-130 -92,-80 -92,-10C-92,40 -98,70 -92,100',
      'M24,-116C-20,-112 -76,-74 -80,-10C-82,30 -84,60 -78,96',
      'M40,-126C70,-110 92,-70 92,-10C92,40 98,70 94,100',
    ),
  curls: (hair) =>
    curlField(hair, 31, 13, (share, roll) => {
      const [x, y] = polar(0, -14, 86 + roll() * 8, 186 + share * 168)
      return [x, y - 8, 23 + roll() * 9]
    }),
  chignon: (hair) =>
    shape(cap, fade(hair.base, hair.dark)) +
    strands(
      hair,
      'M-8,-124C-50,-112 -68,-70 -72,-26',
      'M4,-126C-36,-112 -58,-84 -66,-52',
      'M10,-126C52,-112 68,-70 72,-26',
    ),
  long: (hair) =>
    shape(
      'M4,-138C-70,-142 -104,-84 -100,-10C-98,60 -118,110 -104,190C-84,150 -64,110 -70,40C-72,0 -58,-60 4,-104C58,-64 72,0 70,40C64,110 84,150 104,190C118,110 98,60 100,-10C104,-84 70,-142 4,-138Z',
      fade(hair.base, hair.base),
    ) +
    strands(
      hair,
      'M0,-126C-56,-116 -88,-60 -86,10C-86,60 -98,100 -96,150',
      'M10,-126C62,-112 88,-60 86,10C86,60 98,100 96,150',
      'M-4,-116C-46,-96 -74,-50 -76,0',
    ),
  short: (hair) =>
    shape(
      'M-84,14C-104,-80 -66,-154 10,-152C70,-150 104,-96 84,14C80,-14 76,-34 66,-52C40,-56 6,-74 -8,-98C-22,-66 -54,-50 -68,-40C-76,-24 -82,-6 -84,14Z',
      fade(hair.light, hair.base),
    ) +
    line(
      'M-4,-116C-30,-80 -60,-70 -78,-40M-2,-120C20,-90 52,-72 74,-52M-20,-134C-60,-116 -84,-80 -84,-30M20,-138C60,-126 84,-90 84,-40M0,-136C-6,-128 -8,-120 -6,-108',
      hair.dark,
      2.6,
      { opacity: 0.55 },
    ),
  braids: (hair) =>
    shape(cap, fade(hair.base, hair.dark)) +
    line(
      'M0,-130C-30,-118 -62,-84 -70,-34M2,-132C-20,-118 -44,-100 -54,-72M6,-132C34,-118 62,-84 70,-34M4,-132C24,-118 44,-100 54,-72M2,-132L4,-98M-40,-122C-66,-104 -80,-60 -78,-14M44,-122C66,-104 80,-60 78,-14',
      hair.light,
      2.6,
      { opacity: 0.55 },
    ),
  afro: (hair) =>
    curlField(hair, 8, 15, (share, roll) => {
      const [x, y] = polar(0, -26, 84 + roll() * 7, 176 + share * 188)
      return [x, y - 10, 20 + roll() * 6]
    }),
  ponytail: (hair) =>
    shape(cap, fade(hair.base, hair.dark)) +
    strands(
      hair,
      'M-60,-60C-30,-104 20,-124 60,-112',
      'M-70,-40C-40,-90 0,-112 40,-118',
      'M70,-40C68,-76 64,-92 56,-108',
    ),
  waves: (hair) =>
    shape(
      'M-16,-138C-84,-130 -108,-70 -100,0C-96,40 -116,66 -106,110C-84,96 -66,70 -72,24C-74,-10 -60,-52 -22,-96C20,-60 62,-50 72,10C76,60 80,96 106,116C118,66 96,40 100,0C108,-76 60,-148 -16,-138Z',
      fade(hair.base, hair.base),
    ) +
    strands(
      hair,
      'M-20,-124C-74,-110 -92,-60 -88,0C-86,40 -98,60 -96,92',
      'M-10,-126C50,-120 84,-70 86,0C88,40 98,66 100,96',
      'M-14,-112C30,-96 66,-60 76,-10',
    ),
  crop: (hair) =>
    shape(
      'M-78,-14C-84,-90 -48,-132 0,-132C48,-132 84,-90 78,-14C72,-50 58,-78 40,-86C14,-96 -14,-96 -40,-86C-58,-78 -72,-50 -78,-14Z',
      fade(hair.base, hair.dark),
    ),
  headwrap: headwrapFront,
  hijab: hijabFront,
}

export const hairBack = (style: HairStyle, hair: Hair) => backs[style](hair)

export const hairFront = (style: HairStyle, hair: Hair, turn: number) =>
  group({ transform: `translate(${style === 'hijab' ? 0 : turn * 5} 0)` }, fronts[style](hair))

/** A head seen from behind. */
export function headFromBehind(style: HairStyle, hair: Hair): string {
  const skull = 'M0,-134C-66,-134 -90,-86 -84,-10C-80,50 -56,88 0,96C56,88 80,50 84,-10C90,-86 66,-134 0,-134Z'
  const lock = line(
    'M0,-120C-40,-90 -56,-20 -40,60M4,-120C44,-90 58,-20 42,60M0,-120C-4,-60 -2,0 0,80M-20,-124C-70,-90 -76,-20 -62,40M22,-124C70,-90 76,-20 64,40',
    hair.light,
    2.8,
    { opacity: 0.55 },
  )
  if (style === 'hijab') return drapeFromBehind(hair)
  return (
    (style === 'chignon' ? '' : backs[style](hair)) +
    (style === 'curls' || style === 'afro'
      ? curlField(hair, 3, 26, (share, roll) => [(roll() - 0.5) * 170, -110 + share * 190, 26 + roll() * 12])
      : style === 'headwrap'
        ? shape(skull, fade(hair.light, hair.base)) +
          line('M-80,-40C-20,-60 40,-20 84,-30M-84,0C-20,-20 40,20 80,10M-60,60C-10,20 40,40 66,56', hair.dark, 3, {
            opacity: 0.5,
          })
        : shape(skull, fade(hair.base, hair.dark)) + lock) +
    (style === 'chignon'
      ? oval(0, -20, 50, 44, ball(hair.light, hair.base)) +
        line('M-30,-34Q0,-60 34,-28M-36,-12Q0,-44 40,-6M-24,10Q4,-16 32,12', hair.dark, 3, { opacity: 0.6 })
      : '')
  )
}

const drapeFromBehind = (cloth: Hair) =>
  shape(
    'M0,-148C-84,-148 -108,-80 -102,0C-98,60 -116,120 -152,190C-90,300 60,320 150,200C116,120 98,60 102,0C108,-80 84,-148 0,-148Z',
    fade(cloth.light, cloth.base),
  ) +
  line(
    'M-40,-120C-70,-40 -60,80 -100,200M10,-130C-10,-20 10,120 -20,250M50,-110C70,-20 60,110 90,220M-84,-40C-84,40 -96,110 -126,180',
    cloth.dark,
    3.4,
    { opacity: 0.4 },
  )
