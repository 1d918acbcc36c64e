import type { FastifyInstance } from 'fastify'
import { followStaffTickets } from '../../../../contracts/staff-ticket-list.ts'
import { followStaffTicket } from '../../../../contracts/staff-tickets.ts'
import { type Mount, requireViewer } from '../../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { createAuthenticator } from '../../../accounts/index.ts'
import { isAgent, mayStillRead } from '../../policy.ts'
import { followTicket, followTickets } from '../../streaming/stream.ts'
import { findTicket } from '../../tickets/queries-tickets.ts'
import { admitReading, findStaffTicket } from '../../tickets/staff-access.ts'

/** Streams stay open as long as their reader is authorised: the session is checked again at intervals. */
export function routeTicketStreams(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  const authenticate = createAuthenticator(platform)
  mount(
    app,
    followStaffTicket,
    async ({ request, reply, db, params: { uid }, query: { reason } }) => {
      const ticket = await findStaffTicket(db, requireViewer(request), uid)
      await admitReading(platform, db, requireViewer(request), ticket, reason)
      const isStillIn = async () => {
        await authenticate(request, reply)
        return (
          request.viewer !== null &&
          mayStillRead(request.viewer, await findTicket(platform.db, uid, request.viewer.uid), reason)
        )
      }
      const { uid: person } = requireViewer(request)
      await followTicket(platform, { request, reply, person, ticket, audience: 'staff', isStillIn })
      return undefined
    },
    isAgent,
  )
  mount(
    app,
    followStaffTickets,
    async ({ request, reply }) => {
      const isStillIn = async () => {
        await authenticate(request, reply)
        return request.viewer !== null && isAgent(request.viewer)
      }
      const { uid: person } = requireViewer(request)
      await followTickets(platform, { request, reply, person, isStillIn })
      return undefined
    },
    isAgent,
  )
}
