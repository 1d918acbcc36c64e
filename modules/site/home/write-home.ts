import { isDeepStrictEqual } from 'node:util'
import type { HomeContent, StaffHome } from '../../../contracts/site/home.ts'
import { homeFaults } from '../../../contracts/site/home-faults.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Database } from '../../../platform/database/index.ts'
import { conflict, invalid, notFound, violation } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import { runOnce } from '../../../platform/run-once/index.ts'
import { type Actor, outdatedVersionError, type StaffContext } from '../../../platform/staff/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'
import { requireImage, sanitizeHtml } from '../../articles/index.ts'
import { readPageFacts } from '../../publisher/index.ts'
import { siteTopic } from '../topic.ts'
import { defaultHome, listDefaultParts } from './default-home.ts'
import { factFaults } from './fact-faults.ts'
import {
  findHome,
  findRevision,
  type HomeRow,
  homeName,
  insertHome,
  insertRevision,
  lockHome,
  updateHome,
} from './queries-home.ts'

export type HomeContext = StaffContext<Pick<Platform, 'clock' | 'config' | 'cursors' | 'events' | 'extensions'>>

/** Parts of the page to change; an undefined part stays as it is. */
type HomeChange = { [Part in keyof HomeContent]?: HomeContent[Part] | undefined }

export async function ensureHome({ clock }: Pick<Platform, 'clock'>, db: Database): Promise<void> {
  await runOnce(db, clock, 'site-home', (db) =>
    insertHome(db, {
      name: homeName,
      draft: defaultHome,
      live: defaultHome,
      savedAt: clock.now(),
      publishedAt: null,
      version: 1,
    }),
  )
}

const presentHome = ({ draft, live, savedAt, publishedAt, version }: HomeRow): StaffHome => ({
  ...draft,
  version,
  saved: savedAt.toISOString(),
  published: publishedAt?.toISOString() ?? null,
  changed: !isDeepStrictEqual(draft, live),
  starting: listDefaultParts(draft),
})

export async function readStaffHome(db: Database): Promise<StaffHome> {
  const row = await findHome(db)
  if (!row) throw notFound()
  return presentHome(row)
}

const noHeadings = 'Ce champ n’a pas de titre\u00a0: la partie a déjà le sien.'

/** @throws 400 for a heading, which would break the page's order of headings */
async function clean(property: string, html: string): Promise<string> {
  const sanitized = await sanitizeHtml(html)
  if (/<h[1-6]/.test(sanitized)) throw invalid([violation(property, noHeadings)])
  return sanitized
}

interface Words {
  title: string
  text: string
}

const cleanWords = async <W extends Words>(property: string, words: W): Promise<W> => ({
  ...words,
  text: await clean(`${property}.text`, words.text),
})

/** Sanitises the HTML. Slow: call it before the transaction. @throws 400 */
export async function sanitizeHome(given: HomeChange): Promise<HomeChange> {
  const { hero, steps, offer, questions, closing, headings } = given
  const cleaned =
    headings &&
    Object.entries(headings).map(async ([name, words]) => [name, await cleanWords(`headings.${name}`, words)])
  return {
    ...{ exchange: given.exchange, order: given.order, hidden: given.hidden },
    hero: hero && (await cleanWords('hero', hero)),
    steps: steps && (await Promise.all(steps.map((step, n) => cleanWords(`steps.${n}`, step)))),
    offer: offer && { ...(await cleanWords('offer', offer)), note: await cleanWords('offer.note', offer.note) },
    questions:
      questions &&
      (await Promise.all(
        questions.map(async (one, n) => ({ ...one, answer: await clean(`questions.${n}.answer`, one.answer) })),
      )),
    closing: closing && (await cleanWords('closing', closing)),
    headings: cleaned && (Object.fromEntries(await Promise.all(cleaned)) as HomeContent['headings']),
  }
}

/** @throws 404, 409 if another editor saved first */
async function take(db: Database, version: number | undefined): Promise<HomeRow> {
  const row = await lockHome(db)
  if (!row) throw notFound()
  if (version !== undefined && row.version !== version) throw outdatedVersionError()
  return row
}

const nameOf = async (db: Database, actor: Actor): Promise<{ by: string; byUid: string | null }> => {
  const user = actor === 'system' ? undefined : await findUser(db, actor.uid)
  return { by: user ? displayName(user) : '', byUid: user?.uid ?? null }
}

const record = async ({ ports, actor }: HomeContext, db: Database, act: string): Promise<void> => {
  if (actor !== 'system')
    await writeAudit(db, ports.clock, { actor: actor.uid, action: `home.${act}`, target: homeName })
}

/** Faults of the given parts only: other parts may date from before a rule. A change of `hidden` checks the whole page. */
const faultsIn = async ({ ports }: HomeContext, db: Database, page: HomeContent, given: HomeChange) => [
  ...factFaults(given, (await readPageFacts(ports, db)).facts),
  ...homeFaults(page)
    .filter(([path]) => given.hidden || Object.hasOwn(given, path.split('.')[0] ?? ''))
    .map(([path, message]) => violation(path, message)),
]

/** @param check whether to refuse faults now; publishing always refuses them */
function storeDraft(
  context: HomeContext,
  given: HomeChange,
  { version, check }: { version: number | undefined; check: boolean },
): Promise<StaffHome> {
  return context.db.transaction(async (db) => {
    const row = await take(db, version)
    const parts: HomeChange = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const draft = { ...row.draft, ...parts } as HomeContent
    const faults = check ? await faultsIn(context, db, draft, parts) : []
    if (faults.length > 0) throw invalid(faults)
    await requireImage(db, given.hero?.image, 'hero.image')
    const saved = { draft, savedAt: context.ports.clock.now(), version: row.version + 1 }
    await updateHome(db, saved)
    await record(context, db, 'change')
    return presentHome({ ...row, ...saved })
  })
}

/** Saves the working copy. @param given sanitised @throws 400 also for an unknown fact or a missing title, 409 */
export const saveHome = (context: HomeContext, given: HomeChange, version: number | undefined): Promise<StaffHome> =>
  storeDraft(context, given, { version, check: true })

/** Shows the working copy to visitors, and keeps it as a revision. @throws 409 also for an unknown fact or a missing title */
export function publishHome(context: HomeContext, version: number | undefined): Promise<StaffHome> {
  const { clock, events } = context.ports
  return context.db.transaction(async (db) => {
    const row = await take(db, version)
    const faults = await faultsIn(context, db, row.draft, row.draft)
    if (faults.length > 0) throw conflict(faults)
    const published = { live: row.draft, publishedAt: clock.now(), version: row.version + 1 }
    await updateHome(db, published)
    const by = await nameOf(db, context.actor)
    await insertRevision(db, { n: published.version, date: clock.now(), ...by, content: row.draft })
    await events.publish(db, siteTopic, {})
    await record(context, db, 'publish')
    return presentHome({ ...row, ...published })
  })
}

/** Restores a revision even if it names a fact that an update removed: editors can correct it. @throws 404, 409 */
export async function restoreHome(context: HomeContext, n: number, version: number | undefined): Promise<StaffHome> {
  const revision = await findRevision(context.db, n)
  if (!revision) throw notFound('Cette version n’existe pas.')
  return storeDraft(context, revision.content, { version, check: false })
}
