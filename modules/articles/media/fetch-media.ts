import type { Database } from '../../../platform/database/index.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { sniff } from '../../../platform/files/index.ts'
import type { OpenedPlatform, PlatformService } from '../../../platform/index.ts'
import { type Actor, authorise } from '../../../platform/staff/index.ts'
import { mayWrite } from '../policy.ts'
import { type DownloadOptions, downloadPicture } from './download-picture.ts'
import { prepareMedia } from './import-media.ts'

/** Network access to pictures of other sites; tests replace it. */
export const pictureNetwork: PlatformService<Pick<DownloadOptions, 'get' | 'resolve'>> = {
  name: 'articles.picture-network',
  open: () => ({}),
}

const longestName = 200

/** The last segment of the address, as a file name. */
function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last).slice(0, longestName) || hostname
  } catch {
    return last.slice(0, longestName)
  }
}

/**
 * Imports a picture from another site into the library, with the checks of an upload.
 * @returns a function that inserts the row and returns its uid
 * @throws 400 with the reason, 415 for a damaged picture
 */
export async function prepareFetched(
  platform: Pick<OpenedPlatform, 'clock' | 'events' | 'jobs' | 'services' | 'storage'>,
  { url, alt }: { url: string; alt: string },
  actor: Actor,
): Promise<(db: Database) => Promise<string>> {
  authorise(actor, mayWrite)
  const refused = (reason: string) => invalid([violation('url', reason)], reason)
  // Old pages link to their pictures by http: nearly every site also serves them by https.
  const address = URL.parse(url.replace(/^http:/i, 'https:'))
  if (!address) throw refused('L’adresse de cette image n’est pas complète.')
  const bytes = await downloadPicture(address.href, platform.services.of(pictureNetwork))
  if (typeof bytes === 'string') throw refused(bytes)
  if (!sniff(bytes)?.startsWith('image/'))
    throw refused('Cette adresse ne donne pas une image JPEG, PNG, WebP ou AVIF.')
  return prepareMedia(platform, { bytes, name: nameOf(address), alt }, actor)
}
