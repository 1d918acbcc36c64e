import { blob, curve, dice, polar, ribbon, trace } from './geometry.ts'
import { type Hair, plum, type Skin } from './palette.ts'
import { ball, disc, fade, glow, group, line, oval, shape, within } from './svg.ts'

export type ProfileStyle =
  | 'bob'
  | 'chignon'
  | 'curls'
  | 'long'
  | 'short'
  | 'hijab'
  | 'headwrap'
  | 'man'
  | 'beard'
  | 'ponytail'

/** A head seen from the side, facing right. */
export interface Profile {
  skin: Skin
  hair: Hair
  style: ProfileStyle
  tilt?: number
  open?: boolean
  earring?: string
  glasses?: string
}

const skull =
  'M22,-104C52,-98 70,-70 70,-42C69,-30 66,-24 68,-15C74,4 88,18 94,28C97,35 90,40 79,41C77,46 79,49 84,53C87,58 83,60 77,62C82,65 83,70 79,74C74,79 74,82 75,88C77,98 72,108 58,112C40,114 20,104 4,92L-46,84C-84,50 -96,-10 -82,-56C-62,-104 -16,-114 22,-104Z'

function curls(
  hair: Hair,
  seed: number,
  count: number,
  at: (i: number, roll: () => number) => readonly [number, number, number],
): string {
  const roll = dice(seed)
  const spots = Array.from({ length: count }, (_, i) => at(i, roll))
  const twists = spots.map(([x, y, r]) =>
    curve(polar(x, y, r * 0.7, 200), polar(x, y, r * 0.7, 280), polar(x, y, r * 0.5, 20), polar(x, y, r * 0.25, 90)),
  )
  return (
    spots.map(([x, y, r], i) => disc(x, y, r, i % 3 ? hair.base : hair.dark)).join('') +
    line(twists.join(''), hair.light, 2.8, { opacity: 0.5 })
  )
}

const behind: Record<ProfileStyle, (hair: Hair) => string> = {
  bob: () => '',
  chignon: (hair) =>
    disc(-104, -40, 44, ball(hair.light, hair.base)) +
    line('M-136,-54Q-104,-84 -72,-54M-140,-34Q-104,-66 -70,-30M-130,-14Q-104,-40 -76,-8', hair.dark, 3, {
      opacity: 0.5,
    }),
  curls: (hair) =>
    curls(hair, 6, 24, (i, roll) => {
      const [x, y] = polar(-28, -24, 92 + roll() * 22, 90 + (i / 23) * 190)
      return [x, y, 28 + roll() * 12]
    }),
  long: (hair) =>
    shape(
      'M10,-130C-80,-140 -124,-70 -112,10C-104,80 -150,140 -128,240C-90,262 -30,250 -6,226C-20,150 0,80 -10,20Z',
      fade(hair.base, hair.dark),
    ) +
    line(
      'M-90,20C-92,90 -122,150 -108,232M-64,40C-64,110 -92,160 -78,240M-40,60C-40,120 -56,180 -44,236',
      hair.light,
      2.8,
      { opacity: 0.5 },
    ),
  short: () => '',
  hijab: (cloth) =>
    shape('M20,-120C-80,-140 -126,-60 -112,30C-108,90 -130,140 -140,190L60,220L40,90Z', fade(cloth.base, cloth.dark)),
  headwrap: (cloth) =>
    oval(-96, -110, 62, 50, ball(cloth.light, cloth.base)) +
    line('M-146,-126Q-96,-160 -50,-120M-150,-104Q-100,-140 -50,-96', cloth.dark, 3, { opacity: 0.5 }),
  man: () => '',
  beard: () => '',
  ponytail: (hair) =>
    shape(ribbon(trace('-70,-80 -140,-90 -160,0 -136,80 -150,140'), [30, 56, 54, 40, 8]), fade(hair.base, hair.dark)) +
    line('M-90,-88C-146,-74 -150,0 -132,70M-110,-96C-164,-60 -160,10 -146,80', hair.light, 2.8, { opacity: 0.5 }),
}

const crown =
  'M54,-86C40,-128 -30,-142 -76,-102C-112,-66 -108,0 -84,50C-74,74 -60,86 -44,90C-40,60 -34,40 -22,24C-14,10 -2,-6 6,-28C24,-38 46,-56 54,-86Z'
const lights = (hair: Hair, d: string) => line(d, hair.light, 2.8, { opacity: 0.55 })

const front: Record<ProfileStyle, (hair: Hair) => string> = {
  bob: (hair) =>
    shape(
      'M58,-84C44,-134 -34,-150 -84,-106C-122,-66 -118,20 -108,66C-104,92 -108,108 -112,118C-70,134 -20,130 8,112C18,70 14,40 10,10C14,-20 40,-50 58,-84Z',
      fade(hair.base, hair.dark),
    ) +
    lights(
      hair,
      'M40,-100C-6,-104 -40,-60 -34,10C-32,60 -30,80 -34,118M20,-116C-40,-116 -74,-60 -66,10C-62,60 -64,90 -72,116M44,-90C10,-80 -8,-40 -6,10C-2,50 0,80 -6,112',
    ),
  chignon: (hair) =>
    shape(crown, fade(hair.base, hair.dark)) +
    lights(
      hair,
      'M46,-94C0,-96 -50,-80 -84,-44M50,-84C10,-74 -50,-50 -92,-24M14,-36C-20,-14 -50,-10 -86,-12M-10,2C-40,14 -60,10 -84,2',
    ),
  curls: (hair) =>
    shape(crown, hair.base) +
    curls(hair, 9, 20, (i, roll) => {
      const [x, y] = polar(-30, -40, 30 + (i % 3) * 28, 120 + (i / 19) * 220)
      return [x, y, 22 + roll() * 9]
    }),
  long: (hair) =>
    shape(
      'M56,-84C42,-134 -34,-146 -80,-104C-116,-66 -112,10 -104,60C-112,120 -120,170 -104,214C-70,180 -34,110 -22,30C-8,0 40,-44 56,-84Z',
      fade(hair.base, hair.base),
    ) +
    lights(
      hair,
      'M42,-98C-10,-100 -60,-60 -62,10C-64,80 -92,130 -96,190M48,-86C10,-76 -30,-36 -38,20C-46,90 -76,130 -92,170M20,-116C-40,-116 -88,-60 -86,20',
    ),
  short: (hair) =>
    shape(
      'M64,-72C70,-130 -20,-160 -78,-112C-116,-76 -108,0 -86,40C-72,60 -56,70 -40,66C-34,44 -30,30 -18,20C-12,0 -4,-20 4,-34C26,-40 50,-50 64,-72Z',
      fade(hair.light, hair.base),
    ) +
    line(
      'M56,-82C20,-76 -20,-60 -40,-20M48,-100C0,-100 -50,-76 -64,-20M20,-124C-40,-120 -86,-70 -84,0',
      hair.dark,
      2.8,
      { opacity: 0.45 },
    ),
  hijab: (cloth) =>
    shape(
      'M62,-66C56,-130 -30,-150 -82,-106C-124,-66 -110,20 -108,60C-110,120 -128,150 -138,190C-70,250 30,240 70,190C80,150 70,124 56,112C30,112 6,90 0,64C-6,20 10,-40 62,-66Z',
      fade(cloth.light, cloth.base),
    ) +
    line(
      'M56,-76C0,-80 -40,-30 -30,50C-20,100 20,130 60,130M40,-104C-30,-108 -76,-50 -64,50C-54,120 0,170 66,160M-96,60C-80,140 -20,210 62,190',
      cloth.dark,
      3,
      { opacity: 0.45 },
    ),
  headwrap: (cloth) =>
    shape(
      'M66,-60C72,-140 -30,-176 -92,-124C-124,-90 -116,-20 -80,30C-50,10 -20,-10 0,-34C24,-40 50,-46 66,-60Z',
      fade(cloth.light, cloth.base),
    ) +
    line(
      'M62,-78C0,-84 -60,-60 -94,-10M58,-104C-10,-116 -70,-90 -106,-50M30,-136C-30,-136 -80,-116 -110,-80M20,-40C-20,-40 -60,-10 -84,22',
      cloth.dark,
      3,
      { opacity: 0.5 },
    ),
  man: (hair) =>
    shape(
      'M60,-82C56,-128 -24,-146 -74,-108C-106,-70 -104,0 -84,40C-66,54 -56,50 -48,40C-44,10 -34,-10 -14,-18C-8,-34 0,-50 10,-60C30,-62 50,-68 60,-82Z',
      fade(hair.base, hair.dark),
    ),
  beard: (hair) =>
    shape(
      'M60,-82C56,-128 -24,-146 -74,-108C-106,-70 -104,0 -84,40C-66,54 -56,50 -48,40C-44,10 -34,-10 -14,-18C-8,-34 0,-50 10,-60C30,-62 50,-68 60,-82Z',
      fade(hair.base, hair.dark),
    ) +
    shape(
      'M-12,20C-14,60 -6,90 8,104C30,124 66,130 82,108C84,96 82,84 74,80C66,72 62,66 64,58C68,52 74,48 78,44C66,40 54,46 44,58C24,66 6,50 2,16Z',
      fade(hair.base, hair.dark),
    ),
  ponytail: (hair) =>
    shape(crown, fade(hair.base, hair.dark)) +
    lights(
      hair,
      'M46,-94C0,-104 -40,-100 -74,-84M50,-82C10,-78 -40,-76 -80,-72M14,-36C-20,-34 -50,-50 -84,-62M-10,2C-40,-6 -60,-30 -88,-50',
    ),
}

export const profileBack = ({ style, hair }: Profile) => behind[style](hair)

export function profileHead({ skin, hair, style, open, earring, glasses }: Profile): string {
  const dark =
    hair.dark === '#c6bdb6' || hair.dark === '#948c88' || style === 'hijab' || style === 'headwrap' ? plum : hair.dark
  const look = open
    ? line('M44,-12Q54,-20 66,-13', dark, 4) + oval(58, -9, 4.5, 6, dark)
    : line('M42,-10Q54,0 66,-8', dark, 4) + line('M62,-5l8,5M56,-2l5,7', dark, 2.8)
  const rim = glasses
    ? disc(58, -6, 22, 'none', { stroke: glasses, 'stroke-width': 4 }) + line('M36,-10L-14,-14', glasses, 4)
    : ''
  return (
    shape(skull, skin.base) +
    within(
      skull,
      shape(blob([-20, 120], [20, 84], [60, 100], [84, 96], [80, 130], [0, 140]), skin.shade, { opacity: 0.45 }),
    ) +
    disc(40, 34, 28, glow(skin.cheek, 0.62)) +
    look +
    line('M38,-32Q54,-42 68,-33', hair.base === '#e6e0db' ? hair.dark : dark, 4.4) +
    shape(
      'M84,53C72,51 66,56 62,61C70,62 76,62 80,62C76,66 70,66 64,62C70,74 76,76 79,72C83,68 83,65 77,62C83,60 87,58 84,53Z',
      skin.lip,
    ) +
    line('M58,60Q66,63 76,62', skin.deep, 2.4) +
    line('M80,38Q74,34 76,28', skin.shade, 2.4) +
    rim +
    (style === 'hijab' || style === 'bob'
      ? ''
      : group(
          { transform: 'translate(-18 10)' },
          oval(0, 0, 13, 20, skin.base),
          line('M-2,-8q8,6 2,16', skin.shade, 2.6),
          earring ? disc(0, 24, 7, earring) : '',
        )) +
    front[style](hair) +
    (['chignon', 'short', 'man', 'beard', 'ponytail', 'headwrap'].includes(style)
      ? group(
          { transform: 'translate(-18 10)' },
          oval(0, 0, 13, 20, skin.base),
          line('M-2,-8q8,6 2,16', skin.shade, 2.6),
          earring ? disc(0, 25, 7, earring) : '',
        )
      : '')
  )
}
