import {
  releaseContact,
  staffUndeliverableContacts,
} from '../../../../contracts/support/staff-undeliverable-contacts.ts'
import type { Platform } from '../../../../platform/index.ts'
import type { Viewer } from '../../../../platform/sessions/index.ts'
import { type StaffContext, staffAction, staffResource } from '../../../../platform/staff/index.ts'
import { markUndeliverable } from '../../incoming/queries-incoming.ts'
import { worksAtHelpDesk } from '../../policy.ts'
import { source } from './queries.ts'

export const undeliverableContacts = staffResource({
  calls: staffUndeliverableContacts,
  policy: { read: worksAtHelpDesk },
  unknown: 'Cette adresse reçoit les e-mails du site.',
  source,
  present: (rows) =>
    rows.map(({ uid, email, undeliverableAt }) => ({ uid, email, date: undeliverableAt?.toISOString() ?? '' })),
})

/** @throws 404 when that contact is not marked as undeliverable */
export const release = staffAction(
  releaseContact,
  worksAtHelpDesk,
  ({ ports, db, actor }: StaffContext<Platform, Viewer>, { params: { uid }, body: { reason } }) =>
    db.transaction(async (db) => {
      const context = { ports, db, actor }
      const payload = await undeliverableContacts.read(context, uid)
      await markUndeliverable(db, payload.email, null)
      await undeliverableContacts.record(context, 'release', uid, { reason })
      return { payload }
    }),
)
