import * as calls from '../../../contracts/site/home.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { readPageFacts } from '../../publisher/index.ts'
import { mayEditHome } from '../policy.ts'
import { homeName, listRevisions } from './queries-home.ts'
import { homePreviews } from './read-home.ts'
import { type HomeContext, publishHome, readStaffHome, restoreHome, sanitizeHome, saveHome } from './write-home.ts'

type Context = HomeContext & { readonly actor: Viewer }
type FactsContext = StaffContext<Pick<Platform, 'config' | 'extensions'>>

export const homeActions = [
  staffAction(calls.getStaffHome, mayEditHome, async ({ db }: Context) => ({ payload: await readStaffHome(db) })),
  staffAction(
    calls.saveStaffHome,
    mayEditHome,
    async (context: Context, { body: { version, ...given } }) => ({ payload: await saveHome(context, given, version) }),
    async (input) => ({ ...input, body: { ...input.body, ...(await sanitizeHome(input.body)) } }),
  ),
  staffAction(calls.listPageFacts, mayEditHome, async ({ ports, db }: FactsContext) => {
    const { facts } = await readPageFacts(ports, db)
    return { payload: Object.entries(facts).map(([name, { label, value }]) => ({ name, label, value })) }
  }),
  staffAction(calls.previewStaffHome, mayEditHome, async ({ ports, db, actor }: Context) => {
    await writeAudit(db, ports.clock, { actor: actor.uid, action: 'home.preview', target: homeName })
    return { payload: homePreviews.link(ports, homeName, '/') }
  }),
  staffAction(calls.publishStaffHome, mayEditHome, async (context: Context, { body: { version } }) => ({
    payload: await publishHome(context, version),
  })),
  staffAction(calls.listHomeRevisions, mayEditHome, async ({ db }: Context, { query }) => {
    const { rows, total } = await listRevisions(db, query)
    const present = ({ n, date, by, content }: (typeof rows)[number]) => ({
      ...{ n, by, content },
      date: date.toISOString(),
      title: content.hero.title,
    })
    return { payload: rows.map(present), page: { total } }
  }),
  staffAction(calls.restoreHomeRevision, mayEditHome, async (context: Context, { params: { n }, body }) => ({
    payload: await restoreHome(context, n, body?.version),
  })),
]
