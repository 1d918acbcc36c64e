import type { Image } from '../../contracts/content-entities.ts'
import avif480 from '../images/hero-480.avif?url'
import webp480 from '../images/hero-480.webp?url'
import avif960 from '../images/hero-960.avif?url'
import webp960 from '../images/hero-960.webp?url'

/** The cover: drawn on the colour of the ground it stands on. */
export const heroImage: Image = {
  uid: '00000000-0000-7000-8000-000000000000',
  url: webp960,
  alt: 'Une femme aux yeux clos, couronnée de fleurs, dans un halo de feuillages.',
  width: 1400,
  height: 1400,
  credit: null,
  focalX: 0.5,
  focalY: 0.42,
  placeholder: null,
  sources: [
    { url: avif480, width: 480, type: 'image/avif' },
    { url: avif960, width: 960, type: 'image/avif' },
    { url: webp480, width: 480, type: 'image/webp' },
    { url: webp960, width: 960, type: 'image/webp' },
  ],
}
