import { staffAudit } from '../../../../contracts/administration/staff-system.ts'
import type { Platform } from '../../../../platform/index.ts'
import { type StaffContext, staffResource } from '../../../../platform/staff/index.ts'
import { mayReadAudit } from '../../policy.ts'
import { displayName } from '../../user.ts'
import { nameRecords } from './name-records.ts'
import { source } from './queries.ts'

export const audit = staffResource({
  calls: staffAudit,
  policy: { read: mayReadAudit },
  unknown: 'Cette ligne du journal n’existe pas.',
  source,
  present: async (rows, { ports, db }: StaffContext<Pick<Platform, 'clock' | 'events' | 'extensions'>>) => {
    const names = await nameRecords(ports, db, rows)
    return rows.map(
      ({ uid, at, actor, action, resource, target, detail, actorName: name, actorEmail: email }, index) => ({
        uid,
        date: at.toISOString(),
        by:
          actor === null ? null : { uid: actor, name: email === null ? 'Compte effacé' : displayName({ name, email }) },
        action,
        resource,
        target,
        details: detail,
        names: names[index] ?? {},
      }),
    )
  },
})
