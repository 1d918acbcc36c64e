import type { Image } from '../../contracts/articles/content-entities.ts'
import aboutAvif480 from '../images/about-480.avif?url'
import aboutWebp480 from '../images/about-480.webp?url'
import aboutAvif960 from '../images/about-960.avif?url'
import aboutWebp960 from '../images/about-960.webp?url'
import aboutAvif1600 from '../images/about-1600.avif?url'
import aboutWebp1600 from '../images/about-1600.webp?url'

// Pictures of the site itself, not of an article.

const common = { uid: '00000000-0000-7000-8000-000000000000', credit: null, placeholder: null, focalX: 0.5 }
const avif = (url: string, width: number) => ({ url, width, type: 'image/avif' })
const webp = (url: string, width: number) => ({ url, width, type: 'image/webp' })

export const aboutImage: Image = {
  ...common,
  url: aboutWebp960,
  alt: 'Une maison au milieu d’un jardin\u00a0: à chaque fenêtre, une coach sourit.',
  width: 1600,
  height: 1000,
  focalY: 0.5,
  sources: [
    avif(aboutAvif480, 480),
    avif(aboutAvif960, 960),
    avif(aboutAvif1600, 1600),
    webp(aboutWebp480, 480),
    webp(aboutWebp960, 960),
    webp(aboutWebp1600, 1600),
  ],
}
