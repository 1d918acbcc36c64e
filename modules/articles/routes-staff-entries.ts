import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Call } from '../../contracts/call.ts'
import type { bySlug, versionQuery } from '../../contracts/staff.ts'
import * as calls from '../../contracts/staff-content.ts'
import type { Database } from '../../platform/database/index.ts'
import { type Mount, requireViewer } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import { changeEntry, type EntryChange } from './change-entry.ts'
import { createAuthor, createCategory, createPage, createTag } from './create-entry.ts'
import { deleteEntry } from './delete-entry.ts'
import { authorKind, categoryKind, type EntryKind, pageKind, tagKind } from './entry-kinds.ts'
import type { EntryTable } from './queries-entries.ts'
import type { StaffEntryRows } from './queries-staff-entries.ts'
import { getStaffEntry, listStaffEntries } from './staff-entries.ts'

interface Routing {
  app: FastifyInstance
  platform: Platform
  mount: Mount
}

type One<Table extends EntryTable> = z.ZodType<{ payload: StaffEntryRows[Table] }, { payload: StaffEntryRows[Table] }>
type ReadOne<Table extends EntryTable> = Call<typeof bySlug, z.ZodUndefined, z.ZodUndefined, One<Table>>
type Write<Table extends EntryTable> = Call<typeof bySlug, z.ZodUndefined, z.ZodType, One<Table>>
type Remove = Call<typeof bySlug, typeof versionQuery, z.ZodUndefined, z.ZodUndefined>

/** What the four kinds of entry have in common: read one, write, remove. */
function routeOne<Table extends EntryTable>(
  { app, platform, mount }: Routing,
  kind: EntryKind<Table>,
  { get, writes, remove }: { get: ReadOne<Table>; writes: Write<Table>[]; remove: Remove },
): void {
  const one = async (db: Database, request: FastifyRequest, uid: string) => ({
    payload: await getStaffEntry(db, requireViewer(request), kind, uid),
  })
  mount(app, get, ({ params, db, request }) => one(db, request, params.uid))
  for (const call of writes) {
    mount(app, call, async ({ params, body, db, request }) => {
      await changeEntry(platform, db, kind, params.uid, body as EntryChange<Table>, requireViewer(request))
      return one(db, request, params.uid)
    })
  }
  mount(app, remove, async ({ params, query, db, request }) => {
    await deleteEntry(platform, db, kind, params.uid, query.version, requireViewer(request))
    return undefined
  })
}

function routeAuthors(routing: Routing): void {
  const { app, platform, mount } = routing
  mount(app, calls.listStaffAuthors, ({ query, db, request }) =>
    listStaffEntries(db, requireViewer(request), authorKind, query),
  )
  mount(app, calls.createStaffAuthor, async ({ body, db, request }) => {
    const uid = await createAuthor(platform, db, body, requireViewer(request))
    return { payload: await getStaffEntry(db, requireViewer(request), authorKind, uid) }
  })
  const writes = [calls.replaceStaffAuthor, calls.changeStaffAuthor]
  routeOne(routing, authorKind, { get: calls.getStaffAuthor, writes, remove: calls.deleteStaffAuthor })
}

function routeCategories(routing: Routing): void {
  const { app, platform, mount } = routing
  mount(app, calls.listStaffCategories, ({ query, db, request }) =>
    listStaffEntries(db, requireViewer(request), categoryKind, query),
  )
  mount(app, calls.createStaffCategory, async ({ body, db, request }) => {
    const uid = await createCategory(platform, db, body, requireViewer(request))
    return { payload: await getStaffEntry(db, requireViewer(request), categoryKind, uid) }
  })
  const writes = [calls.replaceStaffCategory, calls.changeStaffCategory]
  routeOne(routing, categoryKind, { get: calls.getStaffCategory, writes, remove: calls.deleteStaffCategory })
}

function routeTags(routing: Routing): void {
  const { app, platform, mount } = routing
  mount(app, calls.listStaffTags, ({ query, db, request }) =>
    listStaffEntries(db, requireViewer(request), tagKind, query),
  )
  mount(app, calls.createStaffTag, async ({ body, db, request }) => {
    const uid = await createTag(platform, db, body, requireViewer(request))
    return { payload: await getStaffEntry(db, requireViewer(request), tagKind, uid) }
  })
  const writes = [calls.replaceStaffTag, calls.changeStaffTag]
  routeOne(routing, tagKind, { get: calls.getStaffTag, writes, remove: calls.deleteStaffTag })
}

function routePages(routing: Routing): void {
  const { app, platform, mount } = routing
  mount(app, calls.listStaffPages, ({ query, db, request }) =>
    listStaffEntries(db, requireViewer(request), pageKind, query),
  )
  mount(app, calls.createStaffPage, async ({ body, db, request }) => {
    const uid = await createPage(platform, db, body, requireViewer(request))
    return { payload: await getStaffEntry(db, requireViewer(request), pageKind, uid) }
  })
  const writes = [calls.replaceStaffPage, calls.changeStaffPage]
  routeOne(routing, pageKind, { get: calls.getStaffPage, writes, remove: calls.deleteStaffPage })
}

export function routeStaffEntries(app: FastifyInstance, platform: Platform, mount: Mount): void {
  const routing = { app, platform, mount }
  routeAuthors(routing)
  routeCategories(routing)
  routeTags(routing)
  routePages(routing)
}
