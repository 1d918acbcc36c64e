import type { FastifyInstance, FastifyRequest } from 'fastify'
import { followStaffTickets } from '../../../../contracts/staff-ticket-list.ts'
import { followStaffTicket } from '../../../../contracts/staff-tickets.ts'
import type { Mount } from '../../../../platform/http/index.ts'
import type { OpenedPlatform } from '../../../../platform/index.ts'
import { requireViewer } from '../../../../platform/sessions/index.ts'
import { authenticate } from '../../../accounts/index.ts'
import { isAgent } from '../../policy.ts'
import { followTicket, followTickets } from '../../streaming/routes-stream.ts'
import { admitReading, findStaffTicket, mayStillFollow } from '../../tickets/staff-access.ts'

/** Streams stay open as long as their reader is authorised: the session is checked again at intervals. */
export function routeTicketStreams(app: FastifyInstance, platform: OpenedPlatform, mount: Mount): void {
  /** The followers of the list read `request.viewer` again, because her roles may have changed. */
  const viewerNow = async (request: FastifyRequest) => {
    request.viewer = (await authenticate(platform, request.headers.authorization))?.viewer ?? null
    return request.viewer
  }
  mount(
    app,
    followStaffTicket,
    async ({ request, reply, db, params: { uid }, query: { reason } }) => {
      const ticket = await findStaffTicket(db, requireViewer(request), uid)
      await admitReading(platform, db, requireViewer(request), ticket, reason)
      const isStillIn = async () => {
        const viewer = await viewerNow(request)
        return viewer !== null && (await mayStillFollow(platform, platform.db, viewer, { uid, reason }))
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
        const viewer = await viewerNow(request)
        return viewer !== null && isAgent(viewer)
      }
      const { uid: person } = requireViewer(request)
      await followTickets(platform, { request, reply, person, isStillIn })
      return undefined
    },
    isAgent,
  )
}
