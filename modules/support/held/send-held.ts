import type { Database } from '../../../platform/database/index.ts'
import { AppError } from '../../../platform/errors/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { defineSweep } from '../../../platform/jobs/index.ts'
import { findUser, viewerOf } from '../../accounts/index.ts'
import { withCoveredCoaches } from '../covers/covered.ts'
import { publishEphemeral } from '../streaming/ephemeral-events.ts'
import { channelOf, cipherOf } from '../ticket-channel.ts'
import { answerTicket } from '../tickets/messages/answer-ticket.ts'
import type { TicketRow } from '../tickets/queries-rows.ts'
import { lockTicket } from '../tickets/queries-tickets.ts'
import { deleteHeld, findHeld, type HeldRow, listDueHeld, setHeldProblem } from './queries-held.ts'
import { heldArticles } from './read-held.ts'

const authorLeft = 'Son auteur n’y a plus accès.'

/** @returns the reason why it cannot be sent; undefined once it is sent */
async function trySending(
  platform: OpenedPlatform,
  db: Database,
  ticket: TicketRow,
  held: HeldRow,
): Promise<string | undefined> {
  const author = await findUser(db, held.authorUid)
  if (!author) return authorLeft
  const cipher = await cipherOf(platform, db, channelOf(platform, ticket.type), ticket.uid)
  const message = cipher.decrypt(held.uid, held.content)
  const { uid, attachments } = held
  try {
    await answerTicket(platform, db, await withCoveredCoaches(platform, db, viewerOf(author)), {
      uid: ticket.uid,
      message,
      attachments,
      articles: heldArticles(held, cipher),
      internal: false,
      held: uid,
    })
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.status === 403 ? authorLeft : error.message
  }
}

/** Locks the ticket first, as `undoMessage` does. */
function sendOne(platform: OpenedPlatform, due: Pick<HeldRow, 'uid' | 'ticketUid'>): Promise<void> {
  return platform.db.transaction(async (db) => {
    const ticket = await lockTicket(db, due.ticketUid)
    const held = await findHeld(db, due.uid)
    if (!ticket || !held || held.problem !== null) return
    const problem = await trySending(platform, db, ticket, held)
    if (problem === undefined) await deleteHeld(db, held.uid)
    else await setHeldProblem(db, held.uid, problem)
    await publishEphemeral(platform, db, ticket.uid, 'held')
  })
}

/**
 * Sends held answers that are due. A refused answer stays, with the reason, for staff to see. One that fails is tried again, and does
 * not delay the others, however many fail.
 */
export const sendHeldSweep = defineSweep({
  name: 'support.send-held',
  everySeconds: 2,
  async handle(platform: OpenedPlatform) {
    for (const due of await listDueHeld(platform.db, platform.clock.now())) {
      try {
        await sendOne(platform, due)
      } catch (error) {
        platform.log.error({ err: error, held: due.uid }, 'a held answer could not be sent')
      }
    }
  },
})
