import type { EventData } from '../../../platform/events/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import type { Cipher } from '../cipher.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import { type ExtrasOf, loadMessageExtras } from '../tickets/messages/message-extras.ts'
import { listEntriesAfter } from '../tickets/messages/queries-entries.ts'
import { presentMessage, presentStaffMessage } from '../tickets/present.ts'
import type { EntryRow, TicketRow } from '../tickets/queries-rows.ts'
import { signalFrames } from './ephemeral-events.ts'
import type { OpenStream } from './open-stream.ts'
import { endUnauthorizedStreams } from './standing.ts'

export type Audience = 'person' | 'staff'

/** One open stream of a ticket. */
export interface Follower extends OpenStream {
  readonly audience: Audience
  /** number of the last entry that was sent to the follower, or skipped */
  last: number
}

const batch = 200

const frameOf = (id: number, event: string, data: unknown) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** The event frames of an entry for each side; a note is for staff only. */
function framesOf(entry: EntryRow, cipher: Cipher, carried: ExtrasOf): Record<Audience, string | null> {
  if (entry.kind === 'status') {
    const frame = frameOf(entry.sequence, 'status', { status: entry.content })
    return { person: frame, staff: frame }
  }
  const person =
    entry.kind === 'note' ? null : frameOf(entry.sequence, 'message', presentMessage(entry, cipher, carried))
  return { person, staff: frameOf(entry.sequence, 'message', presentStaffMessage(entry, cipher, carried)) }
}

function give(follower: Follower, sequence: number, frames: Record<Audience, string | null>): void {
  if (sequence <= follower.last) return
  follower.last = sequence
  const frame = frames[follower.audience]
  if (frame) follower.write(frame)
}

export interface Feed {
  /** all followers, including those still reading missed entries */
  readonly attached: Set<Follower>
  /** reads new entries once for all followers */
  wake(): void
  /** sends an event that is not stored */
  sign(sign: EventData): void
  /** sends all events after the follower's last number, without a gap or a duplicate */
  join(follower: Follower): Promise<void>
  leave(follower: Follower): void
}

/** All streams of one ticket in this process: new entries are read once and sent to each. */
export function createFeed(platform: OpenedPlatform, ticket: Pick<TicketRow, 'uid' | 'type'>, start: number): Feed {
  const { db, log } = platform
  const attached = new Set<Follower>()
  /** followers that are up to date with the feed */
  const followers = new Set<Follower>()
  let last = start
  let reading = false
  let again = false
  let cipher: Promise<Cipher> | undefined
  /** queue that sends ephemeral events in order of arrival */
  let signed: Promise<void> = Promise.resolve()

  /** Access is checked after reading, so that users suspended or signed out before a write do not receive it. */
  async function read(
    after: number,
    receivers: Iterable<Follower>,
    take: (sequence: number, frames: Record<Audience, string | null>) => void,
  ) {
    const rows = await listEntriesAfter(db, ticket.uid, after, batch)
    if (rows.length === 0) return 0
    const channel = channelOf(platform, ticket.type)
    cipher ??= cipherOf(platform, db, channel, ticket.uid)
    const opened = await cipher
    const carried = await loadMessageExtras(platform, db, { channel, cipher: opened }, rows)
    await endUnauthorizedStreams(receivers)
    for (const row of rows) take(row.sequence, framesOf(row, opened, carried))
    return rows.length
  }

  async function giveSign(sign: EventData): Promise<void> {
    await endUnauthorizedStreams(followers)
    const frames = signalFrames(ticket.type, sign)
    for (const follower of followers) {
      const frame = frames[follower.audience]
      if (frame) follower.write(frame)
    }
  }

  function endAll(error: unknown): void {
    log.warn({ err: error, ticket: ticket.uid }, 'a feed could not read on; its streams end and resume')
    cipher = undefined
    for (const follower of attached) follower.end()
  }

  async function readOn(): Promise<void> {
    reading = true
    try {
      while (again) {
        again = false
        const count = await read(last, followers, (sequence, frames) => {
          last = sequence
          for (const follower of followers) give(follower, sequence, frames)
        })
        if (count === batch) again = true
      }
    } catch (error) {
      endAll(error)
    } finally {
      reading = false
    }
  }

  function wake(): void {
    again = true
    if (!reading) void readOn()
  }

  return {
    attached,
    wake,
    sign(sign) {
      signed = signed.then(() => giveSign(sign)).catch(endAll)
    },
    async join(follower) {
      attached.add(follower)
      while (follower.last < last && !follower.ended) {
        const count = await read(follower.last, [follower], (sequence, frames) => give(follower, sequence, frames))
        if (count === 0) follower.last = last
      }
      if (follower.ended) return
      followers.add(follower)
      wake()
    },
    leave(follower) {
      attached.delete(follower)
      followers.delete(follower)
    },
  }
}
