import type { FastifyInstance, FastifyRequest } from 'fastify'
import { followStaffTickets } from '../../../../contracts/support/staff-ticket-list.ts'
import { followStaffTicket } from '../../../../contracts/support/staff-tickets.ts'
import type { Mount } from '../../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { requireViewer } from '../../../../platform/sessions/index.ts'
import { authenticate } from '../../../accounts/index.ts'
import { type CoveringViewer, withCoveredCoaches } from '../../covers/covered.ts'
import { isAgent } from '../../policy.ts'
import { followTicket, followTickets } from '../../streaming/routes-stream.ts'
import { admitReading, findStaffTicket, mayStillFollow } from '../../tickets/staff-access.ts'

/** Streams stay open as long as their reader is authorised: the session is checked again at intervals. */
export function routeTicketStreams(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  /** Authenticates again: the viewer's roles may have changed since the stream was opened. */
  const viewerNow = async (request: FastifyRequest) =>
    (await authenticate(platform, request.headers.authorization))?.viewer ?? null
  mount(
    app,
    followStaffTicket,
    async ({ request, reply, db, params: { uid }, query: { reason } }) => {
      const reader = await withCoveredCoaches(platform, db, requireViewer(request))
      const ticket = await findStaffTicket(db, reader, uid)
      await admitReading(platform, db, reader, ticket, reason)
      const isStillIn = async () => {
        const viewer = await viewerNow(request)
        return viewer !== null && (await mayStillFollow(platform, platform.db, viewer, { uid, reason }))
      }
      const { uid: person } = requireViewer(request)
      await followTicket(platform, { request, reply, person, ticket, audience: 'staff', isStillIn })
    },
    isAgent,
  )
  mount(
    app,
    followStaffTickets,
    async ({ request, reply, db }) => {
      let current: CoveringViewer | null = await withCoveredCoaches(platform, db, requireViewer(request))
      const { uid: person } = current
      const isStillIn = async () => {
        const viewer = await viewerNow(request)
        current = viewer && (await withCoveredCoaches(platform, platform.db, viewer))
        return current !== null && isAgent(current)
      }
      await followTickets(platform, { request, reply, person, isStillIn, viewer: () => current })
    },
    isAgent,
  )
}
