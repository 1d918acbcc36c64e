import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isWithinJsonBounds } from '../../../contracts/json-bounds.ts'
import { messages } from '../../../contracts/messages.ts'
import { attachmentMaxBytes, maxAttachmentsPerMessage } from '../../../contracts/support/attachments.ts'
import * as calls from '../../../contracts/support/support.ts'
import { invalid, violation } from '../../../platform/errors/index.ts'
import { readUploads, type UploadedFile } from '../../../platform/files/index.ts'
import { limitAtOnce, type Mount, validatorCompiler } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { announceFiles, prepareInlineUploads } from '../attachments/inline-uploads.ts'
import { channelOf, type TicketChannel } from '../ticket-channel.ts'
import { factsOf, identifyOpeners } from './routes-person.ts'

/** Maximum bytes of a ticket as JSON: fits the longest message with every character escaped. */
const ticketBytes = 128 * 1024
const atOnce = { inAll: 4, fromOne: 2 }

interface Opening {
  ticket: calls.NewTicket
  files: UploadedFile[]
}

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url')

const unreadable = () => invalid([violation('ticket', messages.invalid)])

function parseJson(given: unknown): unknown {
  const text = String(given)
  if (!isWithinJsonBounds(text)) throw unreadable()
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

/**
 * The call's own schema leaves name and e-mail to the channel. This check reports everything that a visitor's ticket
 * lacks at once.
 * @throws 400 with the problems of the ticket
 */
function validateTicket(ticket: unknown, channel: TicketChannel | null, httpPart: string): calls.NewTicket {
  const schema = channel?.opensToAnyone ? calls.newContactTicket : calls.newTicket
  const result = validatorCompiler({ schema, httpPart })(ticket)
  if ('error' in result) throw result.error
  return result.value as calls.NewTicket
}

/**
 * Parses ticket and files before the handler runs, so that the Idempotency-Key is checked against them in
 * `request.body`, as in any other call.
 */
async function acceptOpenings(
  scope: FastifyInstance,
  platform: OpenedPlatform,
): Promise<(request: FastifyRequest) => Opening> {
  await scope.register(multipart)
  scope.addHook('onRequest', limitAtOnce(atOnce))
  const openings = new WeakMap<FastifyRequest, Opening>()
  scope.addHook('preHandler', async (request) => {
    await channelOf(platform, (request.params as { type: string }).type).admitFiles(
      platform,
      platform.db,
      factsOf(request),
    )
    const rules = { maxBytes: attachmentMaxBytes, fields: ['ticket'], maxFieldBytes: ticketBytes }
    const { files, fields } = await readUploads(request, maxAttachmentsPerMessage, rules)
    const opening = { ticket: validateTicket(parseJson(fields.ticket), request.channel, 'ticket'), files }
    openings.set(request, opening)
    request.body = { ticket: opening.ticket, files: files.map(({ name, bytes }) => [name, digest(bytes)]) }
  })
  return (request) => openings.get(request) as Opening
}

async function registerOpeningWithFiles(scope: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  identifyOpeners(scope, platform)
  const openingOf = await acceptOpenings(scope, platform)
  mount(scope, calls.createTicketWithFiles, {
    async prepare({ params, request, db }) {
      const { ticket, files } = openingOf(request)
      const { accepted, refused } = await prepareInlineUploads(files)
      const reasons = refused.map(({ name, reason }) => `«\u00a0${name}\u00a0»\u00a0: ${reason}`)
      if (reasons.length > 0) throw invalid([violation('attachments', reasons.join(' '))])
      await announceFiles(db, platform.clock, accepted)
      return async (db) => ({
        payload: await channelOf(platform, params.type).open(platform, db, factsOf(request), ticket, accepted),
      })
    },
  })
}

export function registerOpening(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  app.register(async (scope) => {
    identifyOpeners(scope, platform)
    scope.addHook('preValidation', async ({ body, channel }) => {
      validateTicket(body, channel, 'body')
    })
    mount(scope, calls.createTicket, async ({ params, body, request, db }) => ({
      payload: await channelOf(platform, params.type).open(platform, db, factsOf(request), body),
    }))
  })
  app.register(async (scope) => registerOpeningWithFiles(scope, platform, mount))
}
