import type { QueryOf } from '../../../contracts/call.ts'
import { type Violation, violationsOf } from '../../../contracts/errors.ts'
import { messages } from '../../../contracts/messages.ts'
import type { listSettings as listCall, Setting } from '../../../contracts/staff-system.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import {
  definitions,
  findSetting,
  isSettingName,
  listSettings as list,
  type Setting as SettingRow,
  writeSetting,
} from '../../../platform/settings/index.ts'
import { writeAudit } from '../../accounts/index.ts'
import { authorise } from '../policy.ts'

type Query = QueryOf<typeof listCall>

const present = ({ name, value, version, modifiedAt }: SettingRow): Setting => ({
  uid: name,
  value,
  modified: modifiedAt.toISOString(),
  version,
})

/** They are few: sorted and cut here. */
function pageOf(all: Setting[], { page, perPage, sort = 'uid', order, q, filter }: Query): [Setting[], number] {
  const wanted = q?.trim().toLowerCase() ?? ''
  const found = all.filter(({ uid }) => uid.includes(wanted) && (filter?.uid?.includes(uid) ?? true))
  const direction = order === 'desc' ? -1 : 1
  const keyOf = (one: Setting) => (sort === 'modified' ? one.modified : one.uid)
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  found.sort((a, b) => direction * compare(keyOf(a), keyOf(b)) || compare(a.uid, b.uid))
  return [found.slice((page - 1) * perPage, page * perPage), found.length]
}

export async function listSettings({ config }: Platform, db: Database, viewer: Viewer, query: Query) {
  authorise(viewer, 'settings')
  const [payload, total] = pageOf((await list(db, config)).map(present), query)
  return { payload, page: { total } }
}

/** @throws 404 */
export async function readSetting({ config }: Platform, db: Database, viewer: Viewer, uid: string): Promise<Setting> {
  authorise(viewer, 'settings')
  const found = isSettingName(uid) ? await findSetting(db, config, uid) : undefined
  if (!found) throw notFound('Ce réglage n’existe pas.')
  return present(found)
}

const below = (path: Violation): Violation => ({
  ...path,
  property: path.property === '' ? 'value' : `value.${path.property}`,
})

/**
 * @param change its value of the setting's form; null gives the decision back to the house
 * @throws 404, 400, 409 where somebody was faster
 */
export async function changeSetting(
  platform: Platform,
  db: Database,
  viewer: Viewer,
  uid: string,
  change: { value: unknown; version: number },
): Promise<Setting> {
  authorise(viewer, 'settings')
  if (!isSettingName(uid)) throw notFound('Ce réglage n’existe pas.')
  const parsed = definitions[uid].form.nullable().safeParse(change.value)
  if (!parsed.success) throw invalid(violationsOf(parsed.error.issues).map(below))
  return db.transaction(async (db) => {
    const { version } = change
    const written = await writeSetting(db, { name: uid, value: parsed.data, version }, platform.clock.now())
    if (!written) throw conflict([violation('version', messages.versionOutdated)])
    await writeAudit(db, platform.clock, { actor: viewer.uid, action: 'settings.change', target: uid })
    await platform.events.publish(db, 'settings', { name: uid })
    return readSetting(platform, db, viewer, uid)
  })
}
