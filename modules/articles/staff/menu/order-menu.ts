import type { MenuArticle, orderMenu } from '../../../../contracts/articles/staff-menu.ts'
import type { BodyOf } from '../../../../contracts/call.ts'
import { writeAudit } from '../../../../platform/audit/index.ts'
import type { Database } from '../../../../platform/database/index.ts'
import { invalid, violation } from '../../../../platform/errors/index.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { outdatedVersionError, type StaffContext } from '../../../../platform/staff/index.ts'
import { announceChange } from '../../writing/record-change.ts'
import { lockArticles, lockMenu, readMenu, setPlace } from './queries.ts'

type Context = StaffContext<Pick<Platform, 'clock' | 'events'>, Viewer>

export async function presentMenu(db: Database): Promise<MenuArticle[]> {
  const rows = await readMenu(db)
  return rows.map(({ date, ...row }) => ({ ...row, date: date?.toISOString() ?? null }))
}

/**
 * Changes no text, so the articles get no revision and keep their version.
 * @throws 400 for an unknown article, 409 if the menu was changed meanwhile
 */
export function changeMenu(
  { ports, db, actor }: Context,
  { articles, before }: BodyOf<typeof orderMenu>,
): Promise<MenuArticle[]> {
  const wanted = [...new Set(articles)]
  return db.transaction(async (db) => {
    await lockMenu(db)
    const current = (await readMenu(db)).map(({ uid }) => uid)
    if (current.join(' ') !== before.join(' ')) throw outdatedVersionError()
    const known = new Set(await lockArticles(db, [...new Set([...current, ...wanted])]))
    const unknown = wanted.filter((uid) => !known.has(uid))
    if (unknown.length > 0) throw invalid([violation('articles', `Inconnu\u00a0: ${unknown.join(', ')}.`)])
    for (const uid of current.filter((uid) => !wanted.includes(uid))) await setPlace(db, uid, null)
    for (const [index, uid] of wanted.entries()) await setPlace(db, uid, index + 1)
    // One uid is enough: it makes caches drop every page that lists articles.
    const [first = current[0]] = wanted
    if (first !== undefined) await announceChange(ports, db, 'article', first)
    await writeAudit(db, ports.clock, {
      actor: actor.uid,
      action: 'articles.order-menu',
      target: null,
      detail: { articles: wanted },
    })
    return presentMenu(db)
  })
}
