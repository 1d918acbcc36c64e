import type { Database } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { themes } from '../staff/themes/index.ts'
import { listThemes } from '../staff/themes/queries.ts'

export interface ThemeToPut {
  uid: string
  name: string
  text: string
  colour: string
}

/** Makes these the only themes of the site, in this order, for demo content. */
export async function putThemes(
  ports: Pick<Platform, 'clock' | 'events'>,
  db: Database,
  wanted: readonly ThemeToPut[],
): Promise<void> {
  const context = { ports, db, actor: 'system' as const }
  const existing = await listThemes(db)
  for (const [place, theme] of wanted.entries()) {
    const { uid, ...fields } = { ...theme, order: place + 1, active: true }
    const found = existing.find((one) => one.uid === uid)
    if (found) await themes.change(context, uid, { ...fields, version: found.version })
    else await themes.create(context, { uid, ...fields })
  }
  const others = existing.filter((theme) => wanted.every(({ uid }) => uid !== theme.uid))
  for (const { uid, version } of others) await themes.remove(context, uid, version)
}
