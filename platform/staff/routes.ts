import type { FastifyInstance } from 'fastify'
import type { AnswerOf, AnyCall, BodyOf, ParamsOf, QueryOf } from '../../contracts/call.ts'
import type { ResourceCalls } from '../../contracts/staff.ts'
import type { Database } from '../database/index.ts'
import type { Answering, Mount } from '../http/index.ts'
import type { Platform } from '../index.ts'
import { requireViewer, type Viewer } from '../sessions/index.ts'
import type { Permission, StaffContext } from './permission.ts'
import { type Fields, type New, type ResourceDefinition, resourceUseCases } from './resource.ts'

/** Back office calls of a module: a resource, or a single action. */
export interface StaffCalls {
  mount(app: FastifyInstance, platform: Platform, mount: Mount): void
}

interface ActionInput<C extends AnyCall> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
}

type Handle<C extends AnyCall, Ports> = (
  context: StaffContext<Ports, Viewer>,
  input: ActionInput<C>,
) => Answering<AnswerOf<C>>

/**
 * Slow work on the input, done before the transaction: inside it, the embedded database would be blocked meanwhile.
 * @returns the input to continue with
 */
type Before<C extends AnyCall> = (input: ActionInput<C>, db: Database) => Promise<ActionInput<C>>

export interface StaffAction<C extends AnyCall, Ports> extends StaffCalls {
  handle: Handle<C, Ports>
}

/** Every port that a use case asks for is a part of the platform. */
const portsOf = <Ports>(platform: Platform): Ports => platform as unknown as Ports

/** Mounts one call outside a resource: an action on one record, or a call that is no list. */
export function staffAction<C extends AnyCall, Ports>(
  call: C,
  may: Permission,
  handle: Handle<C, Ports>,
  before: Before<C> = async (input) => input,
): StaffAction<C, Ports> {
  return {
    handle,
    mount(app, platform, mount) {
      const ports = portsOf<Ports>(platform)
      const handler: Parameters<Mount>[2] = {
        async prepare({ db, request, params, query, body }) {
          const actor = requireViewer(request)
          const input = await before({ params, query, body } as ActionInput<C>, db)
          return (db) => handle({ ports, db, actor }, input)
        },
      }
      mount(app, call, handler, may)
    },
  }
}

export function staffResource<
  C extends ResourceCalls,
  Row,
  Locked,
  Held,
  Ports extends Pick<Platform, 'clock' | 'events'>,
>(
  definition: ResourceDefinition<C, Row, Locked, Held, Ports>,
): StaffCalls & ReturnType<typeof resourceUseCases<C, Row, Locked, Held, Ports>> {
  const { calls, policy } = definition
  const useCases = resourceUseCases(definition)
  const { list, read, create, change, remove } = useCases
  const { write = () => false } = policy
  type Context = StaffContext<Ports>

  const { guard = (_context, _uid, write) => write(), prepare = async (fields) => fields } = definition
  const prepared: Before<AnyCall> = async ({ body, ...input }) => ({ ...input, body: await prepare(body as Fields<C>) })
  const written = (context: Context, uid: string | undefined, work: (context: Context) => Promise<string>) =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db }
      return { payload: await read(inside, await guard(inside, uid, () => work(inside))) }
    })

  /** Handlers of the contract's calls, by their part in the resource. */
  const actions: { readonly [Part in Exclude<keyof ResourceCalls, 'path'>]-?: (call: AnyCall) => StaffCalls } = {
    list: (call) => staffAction<AnyCall, Ports>(call, policy.read, (context, { query }) => list(context, query)),
    get: (call) =>
      staffAction<AnyCall, Ports>(call, policy.read, async (context, { params }) => ({
        payload: await read(context, params.uid),
      })),
    create: (call) =>
      staffAction<AnyCall, Ports>(
        call,
        write,
        (context, { body }) => written(context, undefined, (inside) => create(inside, body as New<C>)),
        prepared,
      ),
    replace: (call) => actions.change(call),
    change: (call) =>
      staffAction<AnyCall, Ports>(
        call,
        write,
        (context, { params, body }) => written(context, params.uid, (inside) => change(inside, params.uid, body)),
        prepared,
      ),
    remove: (call) =>
      staffAction<AnyCall, Ports>(call, write, async (context, { params, query }) => {
        await remove(context, params.uid, query.version)
        return undefined
      }),
  }

  return {
    ...useCases,
    mount(app, platform, mount) {
      for (const [part, action] of Object.entries(actions)) {
        const call = calls[part as keyof typeof actions]
        if (call) action(call).mount(app, platform, mount)
      }
    },
  }
}

export function mountStaff(app: FastifyInstance, platform: Platform, mount: Mount, calls: readonly StaffCalls[]): void {
  for (const one of calls) one.mount(app, platform, mount)
}
