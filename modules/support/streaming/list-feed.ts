import type { PresenceAtTicket } from '../../../contracts/support/staff-ticket-list.ts'
import type { SupportType } from '../../../contracts/support/support.ts'
import type { EventData } from '../../../platform/events/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { CoveringViewer } from '../covers/covered.ts'
import { isInScope, staffScope } from '../policy.ts'
import { listAssignees } from '../tickets/queries-tickets.ts'
import { createListPace } from './list-pace.ts'
import type { OpenStream } from './open-stream.ts'
import { listOpenedTickets, listOtherViewers } from './presence.ts'
import { endUnauthorizedStreams } from './standing.ts'

/** Changes within this time are sent as one event. */
const gatheredMilliseconds = 100
/** Minimum time between two reloads of a list, however many changes there are. */
const betweenMilliseconds = 500

/** One ticket list open in a staff window. */
export interface ListFollower extends OpenStream {
  /** the viewer as last authorised */
  viewer(): CoveringViewer | null
}

/** All changes to one ticket since the last event to the lists. */
interface Happened {
  /** concerns every viewer who may list the ticket, not only those named in `readers` */
  changed: boolean
  /** former assignees, whose lists no longer contain the ticket */
  formerly: Set<string | null>
  /** members of staff who have read the ticket */
  readers: Set<string>
  attended: boolean
  /** former type and assignee, if the ticket was erased */
  erased?: Pick<Whose, 'type' | 'assigneeUid'>
}

export interface ListFeed {
  readonly attached: Set<ListFollower>
  /** notifies lists that something they show about a ticket has changed */
  change(event: EventData): void
  /** sends an event that is not stored */
  sign(sign: EventData): void
  /** reloads every list, because notifications may have been missed */
  mind(): void
  /** the tickets that this member of staff may list have changed: reloads their lists */
  mindOf(staffUid: string): Promise<void>
  join(follower: ListFollower): Promise<void>
  leave(follower: ListFollower): void
  close(): void
}

const changedFrame = 'event: tickets\ndata: {}\n\n'
const presenceFrame = (data: PresenceAtTicket) => `event: presence\ndata: ${JSON.stringify(data)}\n\n`

type Whose = Awaited<ReturnType<typeof listAssignees>>[number]

/**
 * Collects changes to tickets, so that a burst of changes notifies once.
 * @param notify receives all changes since its last call
 */
function gatherHappenings(notify: (since: ReadonlyMap<string, Happened>) => void) {
  let happened = new Map<string, Happened>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let notifiedAt = 0

  function flush(): void {
    const since = happened
    happened = new Map()
    timer = undefined
    notifiedAt = performance.now()
    notify(since)
  }
  return {
    note(ticket: unknown): Happened {
      const uid = String(ticket)
      const known = happened.get(uid) ?? { changed: false, formerly: new Set(), readers: new Set(), attended: false }
      happened.set(uid, known)
      const wait = Math.max(gatheredMilliseconds, notifiedAt + betweenMilliseconds - performance.now())
      timer ??= setTimeout(flush, wait).unref()
      return known
    },
    forget(): void {
      clearTimeout(timer)
      timer = undefined
      happened = new Map()
    },
  }
}

function isConcerned(viewer: CoveringViewer, ticket: Whose, { changed, formerly, readers }: Happened): boolean {
  const scope = staffScope(viewer)
  if ((changed || readers.has(viewer.uid)) && isInScope(scope, ticket)) return true
  return [...formerly].some((assigneeUid) => isInScope(scope, { type: ticket.type, assigneeUid }))
}

const erasedOf = (since: ReadonlyMap<string, Happened>): Whose[] =>
  [...since].flatMap(([uid, { erased }]) => (erased ? [{ uid, ...erased }] : []))

/**
 * All ticket lists open in this process. Notifications say only that something changed: each list then reloads the
 * tickets that its viewer may list. A viewer who may not list a ticket receives no event about it.
 */
export function createListFeed(platform: OpenedPlatform): ListFeed {
  const { db, log } = platform
  const attached = new Set<ListFollower>()
  const pace = createListPace<ListFollower>((follower) => follower.write(changedFrame))

  function notifyPresence(follower: ListFollower, viewer: CoveringViewer, ticket: Whose): void {
    if (!isInScope(staffScope(viewer), ticket)) return
    follower.write(presenceFrame({ ticket: ticket.uid, others: listOtherViewers(platform, ticket.uid, viewer.uid) }))
  }

  async function notify(since: ReadonlyMap<string, Happened>): Promise<void> {
    try {
      const tickets = await listAssignees(db, [...since.keys()])
      await endUnauthorizedStreams(attached)
      for (const follower of attached) {
        const viewer = follower.viewer()
        if (!viewer) continue
        const of = (ticket: Whose) => since.get(ticket.uid)
        if ([...tickets, ...erasedOf(since)].some((ticket) => isConcerned(viewer, ticket, of(ticket) as Happened)))
          pace.add(follower)
        for (const ticket of tickets) if (of(ticket)?.attended) notifyPresence(follower, viewer, ticket)
      }
    } catch (error) {
      log.warn({ err: error }, 'ticket lists could not be notified of a change; their streams end and resume')
      for (const follower of attached) follower.end()
    }
  }
  const { note, forget } = gatherHappenings((since) => void notify(since))

  return {
    attached,
    change({ ticket, was, erased, writer }) {
      if (attached.size === 0) return
      const known = note(ticket)
      known.changed = true
      // The answer ends its author's typing.
      if (writer) known.attended = true
      if (erased !== undefined) {
        known.erased = { type: erased as SupportType, assigneeUid: was === null ? null : String(was) }
      }
      if (was !== undefined) known.formerly.add(was === null ? null : String(was))
    },
    sign({ ticket, kind, staff, reader }) {
      if (attached.size === 0) return
      if (kind === 'satisfaction') note(ticket).changed = true
      if (kind === 'read' && typeof reader === 'string') note(ticket).readers.add(reader)
      if (kind === 'presence' || (kind === 'typing' && staff === true)) note(ticket).attended = true
    },
    mind() {
      for (const follower of attached) pace.add(follower)
    },
    async mindOf(staffUid) {
      const affected = [...attached].filter((follower) => follower.viewer()?.uid === staffUid)
      await endUnauthorizedStreams(affected)
      for (const follower of affected) if (!follower.ended) follower.write(changedFrame)
    },
    async join(follower) {
      attached.add(follower)
      const attended = listOpenedTickets(platform)
      const viewer = follower.viewer()
      if (!viewer || attended.length === 0) return
      for (const ticket of await listAssignees(db, attended)) notifyPresence(follower, viewer, ticket)
    },
    leave(follower) {
      attached.delete(follower)
      pace.delete(follower)
      if (attached.size === 0) forget()
    },
    close() {
      forget()
      pace.close()
    },
  }
}
