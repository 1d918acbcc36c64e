import { birds, cypress, ground, hill, rings, sun, tree } from '../../nature.ts'
import * as p from '../../palette.ts'
import { flower, grass } from '../../plants.ts'
import { fade, shape } from '../../svg.ts'

const W = 1200
const H = 900

export function vie(): string {
  return (
    ground(W, H, fade('#fbe6d8', p.rose)) +
    sun(760, 300, 150, '#fff3e0', p.paper) +
    rings(760, 300, 200, 4, p.paper, 50, 0.7) +
    birds(300, 220, 1.1, p.plum) +
    hill(H, '#f2c6cd', p.blush, [-20, 470], [260, 380], [560, 450], [860, 370], [1220, 450]) +
    hill(H, '#e7a5b5', p.deepRose, [-20, 560], [300, 500], [640, 560], [960, 470], [1220, 540]) +
    hill(H, p.sage, '#9cab8f', [-20, 640], [340, 600], [700, 640], [1220, 580]) +
    shape(
      'M250,920C420,860 640,820 640,770C640,730 520,730 530,690C538,660 640,664 652,640C656,630 640,622 622,620C650,618 690,624 688,646C684,680 600,676 604,702C610,730 760,730 770,790C778,850 680,890 640,920Z',
      fade('#fbeadb', '#e6c4a4'),
    ) +
    hill(H, p.moss, p.forest, [-20, 700], [160, 720], [330, 860], [420, 960]) +
    hill(H, p.moss, p.forest, [700, 940], [860, 800], [1040, 740], [1220, 720]) +
    tree(960, 790, 330) +
    cypress(150, 740, 250) +
    cypress(220, 770, 170) +
    grass(0, 300, 900, 70, '#3b4733', 3) +
    flower(1120, 820, 34) +
    flower(1060, 860, 28, { light: p.rose, dark: p.deepRose })
  )
}
