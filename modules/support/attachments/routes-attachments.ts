import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '../../../contracts/support/attachments.ts'
import { notFound } from '../../../platform/errors/index.ts'
import { acceptUploads, readUpload } from '../../../platform/files/index.ts'
import type { Mount } from '../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../platform/index.ts'
import { requireViewer } from '../../../platform/sessions/index.ts'
import { withCoveredCoaches } from '../covers/covered.ts'
import { isAgent } from '../policy.ts'
import { findOwnTicket, refuseLockedTicket } from '../tickets/own-ticket.ts'
import { identifyPersons, requireSender } from '../tickets/routes-person.ts'
import { admitAnswer, admitReading, findStaffTicket } from '../tickets/staff-access.ts'
import { forgetUnsentAttachments } from './queries-attachments.ts'
import { readAttachment, type ServedFile } from './read-attachment.ts'
import { uploadAttachment } from './upload-attachment.ts'

/** The file name in the header: in ASCII for old clients, in full for all others. */
function disposition({ name, mimeType }: ServedFile): string {
  const kind = mimeType.startsWith('image/') ? 'inline' : 'attachment'
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** A private file: no proxy may cache it, and no script in it may run. */
async function send(reply: FastifyReply, file: ServedFile): Promise<undefined> {
  reply
    .status(200)
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': disposition(file),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type(file.mimeType)
    .send(file.bytes)
  // mount() sends a response unless one was already sent.
  await reply
  return undefined
}

const readAttached = (request: FastifyRequest) => readUpload(request, { maxBytes: calls.attachmentMaxBytes })

async function registerUploads(scope: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  identifyPersons(scope, platform)
  const uploadOf = await acceptUploads(scope, readAttached)
  mount(scope, calls.uploadAttachment, {
    async prepare({ request, params, db }) {
      const { channel, person } = requireSender(request)
      const ticket = await findOwnTicket(db, channel, person, params.uid)
      await channel.admitWriting(db, person)
      refuseLockedTicket(ticket, platform.clock.now())
      const payload = await uploadAttachment(platform, db, {
        ticket,
        uploaderUid: ticket.contactUid,
        ...uploadOf(request),
      })
      return async () => ({ payload })
    },
  })
}

async function registerStaffUploads(scope: FastifyInstance, platform: OpenedPlatform, mount: Mount): Promise<void> {
  const uploadOf = await acceptUploads(scope, readAttached)
  mount(
    scope,
    calls.uploadStaffAttachment,
    {
      async prepare({ request, params, db }) {
        const viewer = await withCoveredCoaches(platform, db, requireViewer(request))
        const ticket = await findStaffTicket(db, viewer, params.uid)
        await admitAnswer(platform, db, viewer, ticket)
        refuseLockedTicket(ticket, platform.clock.now())
        const payload = await uploadAttachment(platform, db, { ticket, uploaderUid: viewer.uid, ...uploadOf(request) })
        return async () => ({ payload })
      },
    },
    isAgent,
  )
}

function registerFiles(scope: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  identifyPersons(scope, platform)
  mount(scope, calls.getAttachment, async ({ request, reply, params, query, db }) => {
    const { channel, person } = requireSender(request)
    const ticket = await findOwnTicket(db, channel, person, params.uid)
    const reading = { ticket, uid: params.attachment, readerUid: ticket.contactUid, staff: false }
    return send(reply, await readAttachment(platform, db, { ...reading, size: query.size ?? 'whole' }))
  })
  mount(scope, calls.removeAttachment, async ({ request, params, db }) => {
    const { channel, person } = requireSender(request)
    const { uid, contactUid } = await findOwnTicket(db, channel, person, params.uid)
    const sending = { ticketUid: uid, uploaderUid: contactUid, uids: [params.attachment] }
    if (!(await forgetUnsentAttachments(db, sending))) throw notFound()
  })
}

export function registerAttachments(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  app.register(async (scope) => registerUploads(scope, platform, mount))
  app.register(async (scope) => registerStaffUploads(scope, platform, mount))
  app.register(async (scope) => registerFiles(scope, platform, mount))
  mount(
    app,
    calls.getStaffAttachment,
    async ({ request, reply, params, query, db }) => {
      const viewer = await withCoveredCoaches(platform, db, requireViewer(request))
      const ticket = await findStaffTicket(db, viewer, params.uid)
      await admitReading(platform, db, viewer, ticket, query.reason)
      const reading = { ticket, uid: params.attachment, readerUid: viewer.uid, staff: true }
      return send(reply, await readAttachment(platform, db, { ...reading, size: query.size ?? 'whole' }))
    },
    isAgent,
  )
}
