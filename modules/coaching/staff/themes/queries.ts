import { and, arrayContains, asc, eq, ne, or, sql } from 'drizzle-orm'
import { staffThemes } from '../../../../contracts/coaching/coaching-themes.ts'
import { containsWords, type Database } from '../../../../platform/database/index.ts'
import { anyOf, listSource, versionedRows } from '../../../../platform/staff/index.ts'
import { themes } from '../../tables-themes.ts'

export type ThemeRow = typeof themes.$inferSelect

export const source = listSource(staffThemes.list, {
  table: themes,
  key: themes.uid,
  select: (db) => db.select().from(themes).$dynamic(),
  sorts: { order: themes.order, name: sql`fold(${themes.name})`, uid: themes.uid },
  natural: { by: themes.order },
  filters: { uid: anyOf(themes.uid) },
  search: (q) => containsWords(sql`fold(${themes.name})`, q),
})

export const rows = versionedRows(themes, themes.uid)

export const listThemes = (db: Database): Promise<ThemeRow[]> =>
  db.select().from(themes).orderBy(asc(themes.order), asc(themes.uid))

/** Admits one writer at a time, until the transaction ends. */
export async function lockThemes(db: Database): Promise<void> {
  await db.execute(sql`lock table ${themes} in share row exclusive mode`)
}

/** Tells whether another theme has that name, or had it while discussions were opened with it. */
export async function isNameTaken(db: Database, name: string, uid: string | undefined): Promise<boolean> {
  const [found] = await db
    .select({ uid: themes.uid })
    .from(themes)
    .where(
      and(
        uid === undefined ? undefined : ne(themes.uid, uid),
        or(sql`fold(${themes.name}) = fold(${name})`, arrayContains(themes.formerNames, [name])),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Stores only the fact that some discussion was opened with the theme. */
export async function setThemeUsed(db: Database, name: string): Promise<void> {
  await db
    .update(themes)
    .set({ used: true })
    .where(and(eq(themes.used, false), eq(themes.name, name)))
}
