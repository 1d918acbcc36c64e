import { wholePageTexts } from '../../contracts/administration/default-page-texts.ts'
import type { Navigation, SiteLink } from '../../contracts/administration/site-frame.ts'
import type { SiteSettings } from '../../contracts/administration/site-settings.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/index.ts'
import { previewLinks } from '../../platform/paging/index.ts'
import { readSettings } from '../../platform/settings/index.ts'
import { findImages, findPublishedPages } from '../articles/index.ts'
import { contactEmail, postalAddress } from '../publisher/index.ts'
import { sepaCreditor } from '../subscriptions/index.ts'
import { coachingHours, contactPage } from '../support/index.ts'
import { readIdentity } from './identity/read-identity.ts'
import { aboutPicture, emergency, navigation, pageTexts, searchTexts } from './settings.ts'

/** Public settings besides the identity. */
const shown = {
  about: aboutPicture,
  creditor: sepaCreditor,
  ...{ postalAddress, contactEmail, coachingHours },
  ...{ navigation, contactPage, emergency, searchTexts, pageTexts },
}

/** Uid of a page that an editor made, in the address of a link. */
const pageUidOf = ({ to }: SiteLink): string | undefined => /^\/pages\/([^/?#]+)/.exec(to)?.[1]

/** Removes links to unpublished pages. */
async function readable(db: Database, { menu, footer, claim }: Navigation): Promise<Navigation> {
  const linked = [...menu, ...footer.flatMap(({ links }) => links)].flatMap((link) => pageUidOf(link) ?? [])
  const published = await findPublishedPages(db, linked)
  const isReadable = (link: SiteLink) => {
    const uid = pageUidOf(link)
    return uid === undefined || published.has(uid)
  }
  return {
    menu: menu.filter(isReadable),
    claim,
    footer: footer.map(({ title, links }) => ({ title, links: links.filter(isReadable) })),
  }
}

export const settingsPreviews = previewLinks('settings.preview')

/** The owner's public settings; a preview link shows their working copies. */
export async function readSiteSettings(
  ports: Pick<Platform, 'clock' | 'config' | 'cursors'>,
  db: Database,
  preview: string | undefined,
): Promise<SiteSettings> {
  const { config } = ports
  const drafts = settingsPreviews.uidOf(ports, preview) !== undefined
  const { about, creditor, ...settings } = await readSettings(db, config, shown, drafts)
  const imageOf = await findImages(db, [about])
  const { name, logoText, colours, version, logo, icon } = await readIdentity({ config }, db)
  const identity = {
    version,
    logo: logo && { url: logo.url, width: logo.width, height: logo.height, withText: logo.withText },
    ownIcon: icon !== null,
  }
  return {
    ...{ name, logoText, colours, identity },
    ...settings,
    pageTexts: wholePageTexts(settings.pageTexts),
    aboutImage: imageOf(about),
    debits: creditor !== '',
    navigation: await readable(db, settings.navigation),
  }
}
