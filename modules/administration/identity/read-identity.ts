import { createHash } from 'node:crypto'
import type { Image } from '../../../contracts/articles/content-entities.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { colours, logoText, readSettings, siteName } from '../../../platform/settings/index.ts'
import { findImages } from '../../articles/index.ts'
import { iconPicture, logoPicture, sharePicture } from '../settings.ts'

const read = { name: siteName, logoText, colours, logo: logoPicture, icon: iconPicture, share: sharePicture }

/** Largest height of the logo on pages, in pixels of screens with double density. */
const logoHeight = 2 * 38

/** URL of the smallest WebP that looks sharp; the original while there is no WebP. */
function sharpAddress({ url, width, height, sources }: Image): string {
  const enough = (width / Math.max(height, 1)) * logoHeight
  const webp = sources.filter(({ type }) => type === 'image/webp').toSorted((one, other) => one.width - other.width)
  return (webp.find((source) => source.width >= enough) ?? webp.at(-1))?.url ?? url
}

function presentLogo(image: Image, withText: boolean) {
  const { uid, width, height } = image
  return { uid, url: sharpAddress(image), width, height, withText }
}

/** Replacing a file changes its URL, so that the version changes too. */
const drawnOf = (image: Image | null) => image && [image.url, image.focalX, image.focalY]

/** Maximum aspect ratio of a logo used as icon: the square would show only a part of a longer one. */
const mostStretched = 1.5

/** The picture for icons: the owner's choice, or the logo if it is nearly square. */
export function iconImage(icon: Image | null, logo: Image | null): Image | null {
  if (icon || !logo) return icon
  const { width, height } = logo
  return Math.max(width, height) <= mostStretched * Math.min(width, height) ? logo : null
}

/** Sources of logo, icons and share picture; `version` changes with any of them. A deleted picture counts as none. */
export async function readIdentity({ config }: Pick<Platform, 'config'>, db: Database) {
  const { logo: chosen, icon, share, ...words } = await readSettings(db, config, read)
  const imageOf = await findImages(db, [chosen?.image, icon, share])
  const logoImage = imageOf(chosen?.image)
  const pictures = { icon: iconImage(imageOf(icon), logoImage), share: imageOf(share) }
  const drawn = [words, chosen?.withText, ...[logoImage, pictures.icon, pictures.share].map(drawnOf)]
  const version = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 12)
  const logo = chosen && logoImage ? presentLogo(logoImage, chosen.withText) : null
  return { ...words, version, logo, ...pictures }
}

export type OwnIdentity = Awaited<ReturnType<typeof readIdentity>>
