import { blob } from './geometry.ts'
import * as p from './palette.ts'
import { disc, fade, glow, line, place, shape } from './svg.ts'

/** A swaddled baby asleep, head at the left end, about 300 long. */
export function baby(
  x: number,
  y: number,
  size: number,
  angle: number,
  skin: p.Skin,
  light: string,
  dark: string,
): string {
  return place(
    x,
    y,
    size / 300,
    angle,
    shape(
      blob([-70, -70], [40, -84], [150, -60], [190, 0], [150, 60], [30, 84], [-80, 66], [-110, 0]),
      fade(light, dark),
    ),
    disc(-96, -6, 66, skin.base),
    shape('M-160,-20C-160,-74 -110,-90 -70,-74C-100,-60 -130,-40 -136,10C-150,6 -158,-6 -160,-20Z', '#5b3626', {
      opacity: 0.55,
    }),
    disc(-96, 24, 20, glow(p.deepRose, 0.5)),
    line('M-112,2q9,8 18,0M-78,0q8,8 16,-1M-92,18q4,4 8,0', skin.deep, 3.4),
    line('M-96,34q8,5 16,-1', skin.lip, 4),
    shape('M-60,-76C-20,-60 -20,40 -50,72C0,90 60,80 90,70C40,40 20,-40 50,-82C10,-84 -30,-84 -60,-76Z', light),
    line('M-50,-60C-14,-20 -20,40 -46,66M10,-70C50,-30 50,30 20,74M90,-66C110,-20 110,30 86,66', dark, 3.6, {
      opacity: 0.7,
    }),
  )
}
