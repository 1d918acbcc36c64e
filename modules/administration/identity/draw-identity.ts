import { type IconName, icons, initialOf } from '../../../contracts/administration/identity-files.ts'
import type { SiteSettings } from '../../../contracts/administration/site-settings.ts'
import type { Database } from '../../../platform/database/index.ts'
import { loadSharp } from '../../../platform/files/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { cropToCover, drawSharePicture, loadPicture, shareSize } from '../../articles/index.ts'
import { drawInitial, drawPictureIcon } from './draw-icon.ts'
import { drawMailLogo } from './draw-logo.ts'

/** A picture of the library. */
type Picture = { uid: string } | null

/** Choices that icons and share picture are drawn from. */
interface Look {
  name: string
  colours: Pick<SiteSettings['colours'], 'accent' | 'ink'>
  icon: Picture
  share: Picture
}

type Ports = Pick<Platform, 'storage'> & { readonly db: Database }

const pictureOf = async ({ storage, db }: Ports, image: Picture) =>
  image ? loadPicture({ storage }, db, image.uid) : undefined

/** @returns a PNG */
export async function drawIcon(ports: Ports, { name, colours, icon }: Look, file: IconName): Promise<Buffer> {
  const square = icons[file]
  const picture = square.shape === 'badge' ? undefined : await pictureOf(ports, icon)
  if (picture) return drawPictureIcon(picture, colours.accent, square)
  return drawInitial({ letter: initialOf(name), colours }, square)
}

/** @returns a PNG; undefined where the logo is a text */
export async function drawLogo(ports: Ports, logo: Picture, paper: string): Promise<Buffer | undefined> {
  const picture = await pictureOf(ports, logo)
  return picture && drawMailLogo(picture, paper)
}

/** @returns a JPEG */
export async function drawSiteShare(ports: Ports, { share, name, colours }: Look): Promise<Buffer> {
  const picture = await pictureOf(ports, share)
  if (!picture) return drawSharePicture({ title: name, colours })
  const sharp = await loadSharp()
  return sharp(await cropToCover(picture, shareSize))
    .flatten({ background: colours.accent })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
