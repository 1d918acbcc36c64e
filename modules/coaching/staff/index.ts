import type { AnyCall } from '../../../contracts/call.ts'
import { getDeparture, startDeparture as startDepartureCall } from '../../../contracts/coaching/departure.ts'
import { getMemberCard, replaceStaffNotes } from '../../../contracts/coaching/staff-person.ts'
import * as calls from '../../../contracts/coaching/transfers.ts'
import { forbidden, notFound } from '../../../platform/errors/index.ts'
import type { Platform } from '../../../platform/index.ts'
import type { Viewer } from '../../../platform/sessions/index.ts'
import { type StaffCalls, type StaffContext, staffAction } from '../../../platform/staff/index.ts'
import { findStaffTicket } from '../../support/index.ts'
import { readDeparture } from '../departures/read-departure.ts'
import { startDeparture } from '../departures/start-departure.ts'
import { findMemberOf, readMemberCard } from '../person/member-card.ts'
import { saveNotes } from '../person/notes.ts'
import { mayArrangeDepartures, mayProposeTransfers, mayReadMemberCard, mayReadTransfers } from '../policy.ts'
import { presentTransfer } from '../transfers/present-transfer.ts'
import { proposeTransfer, withdrawTransfer } from '../transfers/propose-transfer.ts'
import { listTransfersOf } from '../transfers/queries-transfers.ts'
import { credentials } from './credentials/index.ts'
import { profileActions, profiles } from './profiles/index.ts'
import { themeFigures } from './theme-figures/index.ts'
import { themes } from './themes/index.ts'

type Context = StaffContext<Platform, Viewer>

type Handle<C extends AnyCall> = Parameters<typeof staffAction<C, Platform>>[2]

const action = <C extends AnyCall>(call: C, handle: Handle<C>) => staffAction(call, mayProposeTransfers, handle)

/** Staff calls of coaching. The URLs of transfer calls are below the ticket's. */
export const staff: readonly StaffCalls[] = [
  credentials,
  themes,
  themeFigures,
  profiles,
  ...profileActions,
  staffAction(getDeparture, mayArrangeDepartures, async ({ ports, db }: Context, { params: { uid } }) => ({
    payload: await readDeparture(ports, db, uid),
  })),
  staffAction(startDepartureCall, mayArrangeDepartures, ({ ports, db, actor }: Context, { params: { uid }, body }) =>
    startDeparture(ports, db, actor, { ...body, uid }),
  ),
  staffAction(getMemberCard, mayReadMemberCard, async ({ ports, db, actor }: Context, { params: { uid } }) => ({
    payload: await readMemberCard(ports, db, actor, uid),
  })),
  staffAction(
    replaceStaffNotes,
    mayReadMemberCard,
    async ({ ports, db, actor }: Context, { params: { uid }, body }) => {
      const { viewer, member } = await findMemberOf(ports, db, actor, uid)
      return { payload: await saveNotes(ports, db, { memberUid: member.uid, coachUid: viewer.uid }, body) }
    },
  ),
  action(calls.listStaffTransfers, async ({ ports, db, actor }, { params: { uid } }) => {
    const ticket = await findStaffTicket(db, actor, uid)
    if (ticket.type !== 'coaching') throw notFound()
    if (!mayReadTransfers(actor, ticket)) throw forbidden()
    return { payload: (await listTransfersOf(db, uid)).map((row) => presentTransfer(row, ports.clock.now())) }
  }),
  action(calls.proposeTransfer, async ({ ports, db, actor }, { params: { uid }, body }) => ({
    payload: await proposeTransfer(ports, db, actor, { ...body, uid }),
  })),
  action(calls.withdrawTransfer, async ({ ports, db, actor }, { params: { uid } }) => ({
    payload: await withdrawTransfer(ports, db, actor, uid),
  })),
]
