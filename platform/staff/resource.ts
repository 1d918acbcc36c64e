import type { AnyCall, BodyOf, QueryOf } from '../../contracts/call.ts'
import type { ItemOf } from '../../contracts/call-input.ts'
import { messages } from '../../contracts/messages.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'
import { writeAudit } from '../audit/index.ts'
import { conflict, forbidden, notFound, violation } from '../errors/index.ts'
import type { EventData } from '../events/index.ts'
import type { Platform } from '../index.ts'
import type { Numbered } from '../paging/index.ts'
import type { Viewer } from '../sessions/index.ts'
import { authorise, type Permission, type StaffContext } from './permission.ts'
import type { Source } from './sources.ts'

type BasePorts = Pick<Platform, 'clock' | 'events'>
type Body<C> = C extends AnyCall ? BodyOf<C> : never

export type New<C extends ResourceCalls> = Body<C['create']>
/** Parts of a record, as PATCH sends them; PUT sends all of them. */
export type Fields<C extends ResourceCalls> = Omit<Body<C['change']>, 'version'>

interface Written {
  /** for the audit: uids, amounts, reasons, never a person's words */
  detail?: Record<string, unknown>
  /** new uid, if it changes */
  uid?: string
}

/** Result of a write; one without a detail returns nothing. */
type Writing = Promise<Written> | Promise<void>

type Act = 'create' | 'change' | 'remove'

/**
 * One kind of record that staff list and write. Only what is specific to it is defined here; paging, versions, roles and the
 * audit are common to all.
 */
export interface ResourceDefinition<C extends ResourceCalls, Row, Locked, Held, Ports extends BasePorts> {
  calls: C
  policy: {
    read: Permission
    write?: Permission
    /** whether the viewer may access this row; checked on every call about one row */
    row?(viewer: Viewer, row: NoInfer<Row>, act: 'read' | 'change' | 'remove'): boolean
  }
  /** message of the 404 */
  unknown: string
  source: Source<Row, QueryOf<C['list']>, Ports>
  present(
    rows: readonly NoInfer<Row>[],
    context: StaffContext<Ports>,
  ): ItemOf<C['list']>[] | Promise<ItemOf<C['list']>[]>
  /** event that is published when a record is written */
  event?(uid: string): [topic: string, data: EventData]
  /** names of the acts in the audit; default: `create`, `change`, `delete` */
  acts?: Partial<Record<Act, string>>
  /** slow work on what POST and PATCH send, before their transaction */
  prepare?(fields: Fields<C>): Promise<Fields<C>>
  create?(context: StaffContext<Ports>, body: New<C>): Promise<Written & { uid: string }>
  /**
   * Locks rows that the row refers to, before the row itself is locked. All code that locks both uses this order.
   * @param fields undefined if the row is to be removed
   */
  hold?(context: StaffContext<Ports>, row: NoInfer<Row>, fields: Fields<C> | undefined): Promise<Held>
  lock?(context: StaffContext<Ports>, uid: string, act: 'change' | 'remove'): Promise<Locked | undefined>
  change?(context: StaffContext<Ports>, row: NoInfer<Locked>, fields: Fields<C>, held: NoInfer<Held>): Writing
  remove?(context: StaffContext<Ports>, row: NoInfer<Locked>): Writing
  /**
   * Wraps the writes of POST and PATCH, within their transaction. Writes by the module's own code bypass it.
   * @param uid undefined for a new record
   * @param write writes the record and returns its uid
   */
  guard?(context: StaffContext<Ports>, uid: string | undefined, write: () => Promise<string>): Promise<string>
}

export const outdatedVersionError = () => conflict([violation('version', messages.versionOutdated)])

function requireVersion(row: unknown, version: number): void {
  if ((row as { version: number }).version !== version) throw outdatedVersionError()
}

/** Rows of one batch: small enough for memory, large enough for few queries. */
const rowsAtOnce = 1000

const actNames = { create: 'create', change: 'change', remove: 'delete' }

function resourceSteps<C extends ResourceCalls, Row, Locked, Held, Ports extends BasePorts>(
  definition: ResourceDefinition<C, Row, Locked, Held, Ports>,
) {
  type Context = StaffContext<Ports>
  const { calls, policy, source } = definition

  async function record({ ports, db, actor }: Context, act: string, uid: string, detail?: Record<string, unknown>) {
    if (definition.event) await ports.events.publish(db, ...definition.event(uid))
    if (actor === 'system') return
    await writeAudit(db, ports.clock, { actor: actor.uid, action: `${calls.path}.${act}`, target: uid, detail })
  }

  async function find(context: Context, uid: string, act: 'read' | 'change' | 'remove'): Promise<Row> {
    const row = await source.find(context, uid)
    if (!row) throw notFound(definition.unknown)
    if (context.actor !== 'system' && policy.row?.(context.actor, row, act) === false) throw forbidden()
    return row
  }

  /** Locks the row until the transaction ends, and requires that version. */
  async function take(context: Context, uid: string, version: number, fields?: Fields<C>) {
    const act = fields ? 'change' : 'remove'
    const seen = await find(context, uid, act)
    requireVersion(seen, version)
    const held = (await definition.hold?.(context, seen, fields)) as Held
    const row = await definition.lock?.(context, uid, act)
    if (!row) throw notFound(definition.unknown)
    requireVersion(row, version)
    return { row, held }
  }

  return { record, find, take }
}

/** The use cases of a resource: the calls below /staff are these, and a module's own code calls them too. */
export function resourceUseCases<C extends ResourceCalls, Row, Locked, Held, Ports extends BasePorts>(
  definition: ResourceDefinition<C, Row, Locked, Held, Ports>,
) {
  type Context = StaffContext<Ports>
  const { calls, policy, source, acts } = definition
  const mayWrite = policy.write ?? (() => false)
  const { record, find, take } = resourceSteps(definition)

  return {
    /** Writes the event and the audit line of a record that a module writes by itself. */
    record,

    async list(context: Context, query: QueryOf<C['list']>) {
      authorise(context.actor, policy.read)
      const { rows, total, capped }: Numbered<Row> = await source.list(context, query)
      return { payload: await definition.present(rows, context), page: capped ? { total, capped } : { total } }
    },

    /** Yields all items of the list in batches, in the order of their keys. */
    async *walk(context: Context, query: QueryOf<C['list']>): AsyncGenerator<ItemOf<C['list']>[]> {
      authorise(context.actor, policy.read)
      if (!source.after) throw new Error(`${calls.path} cannot be walked`)
      let last: string | undefined
      for (;;) {
        const rows = await source.after(context, query, last, rowsAtOnce)
        if (rows.length === 0) return
        const items = await definition.present(rows, context)
        yield items
        last = (items.at(-1) as { uid: string }).uid
        if (rows.length < rowsAtOnce) return
      }
    },

    /** @throws 403, 404 */
    async read(context: Context, uid: string): Promise<ItemOf<C['list']>> {
      authorise(context.actor, policy.read)
      const [view] = await definition.present([await find(context, uid, 'read')], context)
      return view as ItemOf<C['list']>
    },

    /** @returns its uid @throws 400, 403, 409 */
    async create(context: Context, body: New<C>): Promise<string> {
      authorise(context.actor, mayWrite)
      return context.db.transaction(async (db) => {
        const inside = { ...context, db }
        const written = await definition.create?.(inside, body)
        if (!written) throw notFound()
        await record(inside, acts?.create ?? actNames.create, written.uid, written.detail)
        return written.uid
      })
    },

    /**
     * @returns the uid, which may have changed
     * @throws 400, 403, 404, 409 if the record was changed meanwhile
     */
    async change(context: Context, uid: string, body: Fields<C> & { version: number }, act?: string): Promise<string> {
      authorise(context.actor, mayWrite)
      const { version, ...rest } = body
      const fields = rest as unknown as Fields<C>
      return context.db.transaction(async (db) => {
        const inside = { ...context, db }
        const { row, held } = await take(inside, uid, version, fields)
        const written = (await definition.change?.(inside, row, fields, held)) ?? {}
        const now = written.uid ?? uid
        await record(inside, act ?? acts?.change ?? actNames.change, now, written.detail)
        return now
      })
    },

    /** @throws 403, 404, 409 if the record was changed meanwhile or is in use */
    async remove(context: Context, uid: string, version: number): Promise<void> {
      authorise(context.actor, mayWrite)
      await context.db.transaction(async (db) => {
        const inside = { ...context, db }
        const { row } = await take(inside, uid, version)
        const written = (await definition.remove?.(inside, row)) ?? {}
        await record(inside, acts?.remove ?? actNames.remove, uid, written.detail)
      })
    },
  }
}
