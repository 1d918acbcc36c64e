import { z } from 'zod'
import { isoDate, text, uuid, version } from '../forms.ts'
import * as staff from '../staff.ts'
import { credentialFields, credentialKind } from './coach-credentials.ts'

/** A coach's credential. Members see it once an admin has checked it, until its last day in Paris. */
export const staffCredential = credentialFields
  .extend({
    uid: uuid,
    coach: uuid,
    name: z.string().meta({ description: 'Of the coach' }),
    checked: z.boolean(),
    checkedBy: z.string().nullable(),
    checkedOn: isoDate.nullable(),
    shown: z.boolean().meta({ description: 'Checked and still valid: members see it' }),
    version,
  })
  .meta({ id: 'StaffCredential' })
export type StaffCredential = z.output<typeof staffCredential>

const writable = { kind: credentialKind, title: text(1, 200), validUntil: isoDate.nullable(), checked: z.boolean() }

const newCredential = z.strictObject({
  ...writable,
  coach: uuid,
  validUntil: writable.validUntil.default(null),
  checked: writable.checked.default(false),
})

const ignored = staff.readOnlyFields('uid', 'coach', 'name', 'checkedBy', 'checkedOn', 'shown')

const credential = staff.resource({
  path: 'credentials',
  one: 'StaffCredential',
  many: 'StaffCredentials',
  params: staff.byUuid,
  entity: staffCredential,
})

export const staffCredentials = {
  ...credential.list(['kind', 'title', 'validUntil', 'uid'], { ...staff.uuidFilter, coach: uuid.optional() }),
  ...credential.get(),
  ...credential.create(newCredential),
  ...credential.change(writable, ignored),
  ...credential.remove(),
}
