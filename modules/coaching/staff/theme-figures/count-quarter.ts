import type { ThemeQuarter } from '../../../../contracts/administration/staff-figures.ts'
import { findThemeByName } from '../../../../contracts/coaching/coaching-themes.ts'
import { splitTitle } from '../../../../contracts/text/titles.ts'
import type { Database } from '../../../../platform/database/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import { listConsentingUids } from '../../../accounts/index.ts'
import type { FigureQuarter } from '../../../calendar/index.ts'
import { listTitles, titlePlace } from '../../../support/index.ts'
import { ciphersOf } from '../../discussion-cipher.ts'
import { listThemes } from '../themes/queries.ts'
import { groupThemes, type ThemedDiscussion } from './group-themes.ts'

/** Maximum number of titles of a quarter that are decrypted, newest first. */
const mostTitles = 5000

/** Titles decrypted at a time, so that other requests run in between. */
const batch = 500

/** Counts a quarter's discussions by theme. Titles of members who withdrew their consent are not decrypted. @throws 503 */
export async function countQuarter(
  platform: Pick<Platform, 'keyring'>,
  db: Database,
  { quarter, startAt, endAt }: FigureQuarter,
): Promise<ThemeQuarter> {
  const themes = await listThemes(db)
  const opened = await listTitles(db, { type: 'coaching', startAt, endAt, limit: mostTitles })
  const themed: ThemedDiscussion[] = []
  for (let place = 0; place < opened.length; place += batch) {
    const titles = opened.slice(place, place + batch)
    const owners = new Set(titles.map(({ ownerUid }) => ownerUid))
    const consenting = new Set(await listConsentingUids(db, [...owners], 'coaching'))
    const readable = titles.filter(({ ownerUid }) => consenting.has(ownerUid))
    const cipherOf = await ciphersOf(
      platform,
      db,
      readable.map(({ uid }) => uid),
    )
    for (const { uid, ownerUid, title } of readable) {
      const { category } = splitTitle(cipherOf(uid).decrypt(titlePlace, title))
      themed.push({ ownerUid, theme: findThemeByName(themes, category) })
    }
  }
  return { quarter, ...groupThemes(themed) }
}
