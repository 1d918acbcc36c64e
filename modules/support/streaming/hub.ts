import type { OpenedPlatform, PlatformService } from '../../../platform/index.ts'
import { accessTopic, entriesTopic } from '../tickets/messages/append-entries.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { ephemeralTopic, listsTopic } from './ephemeral-events.ts'
import { createFeed, type Feed, type Follower } from './feed.ts'
import { createListFeed, type ListFeed } from './list-feed.ts'
import type { OpenStream } from './open-stream.ts'
import { endWriting, forgetPastPresence, rememberPresence } from './presence.ts'
import { endUnauthorizedStreams } from './standing.ts'
import { createStreamLimit, type StreamLimit } from './stream-limit.ts'

const heartbeatMilliseconds = 15_000

/** Every open stream of this process. */
export interface Hub {
  follow(ticket: Pick<TicketRow, 'uid' | 'type'>, follower: Follower): Promise<void>
  leave(ticketUid: string, follower: Follower): void
  /** the ticket lists that staff have open */
  readonly list: ListFeed
  readonly limit: StreamLimit
  size(): number
  /** Sends a heartbeat to each stream and ends those whose session or token has expired. Runs every 15 s. */
  beat(): Promise<void>
  /** Ends all streams at once: clients reconnect to another process, or after the restart. */
  close(): void
}

function openHub(platform: OpenedPlatform): Hub {
  const feeds = new Map<string, Feed>()
  let closed = false
  const list = createListFeed(platform)
  const everyFollower = (): OpenStream[] => [
    ...[...feeds.values()].flatMap((feed) => [...feed.attached]),
    ...list.attached,
  ]

  async function check(followers: readonly OpenStream[]): Promise<void> {
    await endUnauthorizedStreams(followers)
    for (const follower of followers) follower.write(':\n\n')
  }

  const beat = async () => {
    forgetPastPresence(platform)
    await check(everyFollower())
  }

  const warn = (error: unknown) => platform.log.warn({ err: error }, 'the streams could not be checked')
  const stopAccess = platform.events.subscribe(accessTopic, (event) => {
    check([...(feeds.get(String(event.ticket))?.attached ?? [])]).catch(warn)
    list.change(event)
  })
  const stopListening = platform.events.subscribe(entriesTopic, (event) => {
    endWriting(platform, event)
    feeds.get(String(event.ticket))?.wake()
    list.change(event)
  })
  const stopEphemeral = platform.events.subscribe(ephemeralTopic, (sign) => {
    if (!rememberPresence(platform, sign)) return
    feeds.get(String(sign.ticket))?.sign(sign)
    list.sign(sign)
  })
  const stopLists = platform.events.subscribe(listsTopic, ({ staff }) => {
    Promise.all([list.mindOf(String(staff)), check(everyFollower())]).catch(warn)
  })
  const stopMinding = platform.events.onGap(() => {
    for (const feed of feeds.values()) feed.wake()
    list.mind()
  })
  let beating = false
  const timer = setInterval(() => {
    if (beating) return
    beating = true
    beat()
      .catch(warn)
      .finally(() => {
        beating = false
      })
  }, heartbeatMilliseconds).unref()

  return {
    beat,
    list,
    limit: createStreamLimit(),
    size: () => everyFollower().length,
    async follow(ticket, follower) {
      if (closed) return follower.end()
      const feed = feeds.get(ticket.uid) ?? createFeed(platform, ticket, follower.last)
      feeds.set(ticket.uid, feed)
      await feed.join(follower)
    },
    leave(ticketUid, follower) {
      const feed = feeds.get(ticketUid)
      feed?.leave(follower)
      if (feed?.attached.size === 0) feeds.delete(ticketUid)
    },
    close() {
      closed = true
      clearInterval(timer)
      stopAccess()
      stopListening()
      stopEphemeral()
      stopLists()
      stopMinding()
      list.close()
      for (const follower of everyFollower()) follower.end()
    },
  }
}

const hub: PlatformService<Hub> = { name: 'support.streams', open: openHub }

/** The only hub of this app. */
export const hubOf = ({ services }: Pick<OpenedPlatform, 'services'>): Hub => services.of(hub)
