import { blob, curve, dice, trace } from '../../geometry.ts'
import { ground } from '../../nature.ts'
import * as p from '../../palette.ts'
import { branch, peony } from '../../plants.ts'
import { profileBack, profileHead } from '../../profile.ts'
import { fade, line, mirror, place, shape } from '../../svg.ts'

const W = 1600
const H = 1000
const tangle = (cx: number, cy: number, radius: number) => {
  const roll = dice(14)
  return Array.from(
    { length: 26 },
    () => [cx + (roll() - 0.5) * radius * 2, cy + (roll() - 0.5) * radius * 1.5] as const,
  )
}

export function seDisputerMieux(): string {
  const her = { skin: p.amber, hair: p.black, style: 'long', open: false, earring: p.honey } as const
  const him = { skin: p.porcelain, hair: p.brown, style: 'beard', open: false } as const
  const shoulders = (light: string, dark: string) =>
    shape(
      'M-92,150C-190,190 -330,220 -380,420L-400,700H260C250,480 200,330 110,240C60,200 40,180 22,150Z',
      fade(light, dark, 60),
    )
  const throat = (skin: p.Skin) =>
    shape('M-60,40C-56,100 -60,140 -92,170C-60,230 60,240 60,190C30,160 20,130 22,96Z', skin.shade)
  return (
    ground(W, H, p.rose) +
    shape('M800,0H1600V1000H800Z', '#dfe5d6') +
    shape(
      blob(
        [760, -40],
        [840, 140],
        [770, 320],
        [830, 520],
        [770, 720],
        [840, 900],
        [790, 1060],
        [900, 1060],
        [900, -40],
      ),
      '#dfe5d6',
    ) +
    place(330, 400, 1.36, 4, profileBack(her), throat(her.skin), shoulders(p.deepRose, p.wine), profileHead(her)) +
    mirror(
      800,
      place(330, 400, 1.36, 4, profileBack(him), throat(him.skin), shoulders(p.moss, p.forest), profileHead(him)),
    ) +
    line(curve([470, 486], [560, 560], [640, 430], ...tangle(760, 470, 80), [800, 300]), p.plum, 5) +
    line(curve([1130, 486], [1040, 570], [960, 440], ...tangle(840, 480, 80).reverse(), [800, 300]), p.terracotta, 5) +
    line(curve([800, 330], [794, 250], [800, 170]), p.moss, 7) +
    branch(trace('800,330 780,250 740,210'), { pairs: 3, size: 0.7 }) +
    branch(trace('800,320 826,250 864,216'), { pairs: 3, size: 0.7 }) +
    peony(800, 150, 84, p.paper, p.deepRose)
  )
}
