import { z } from 'zod'
import { roleNames, staffRoleNames } from './role-names.ts'

export const role = z.enum(roleNames)
export type Role = z.output<typeof role>

export const staffRole = role.extract(staffRoleNames)
export type StaffRole = z.output<typeof staffRole>

export const acl = z.partialRecord(role, z.boolean())
export type Acl = z.output<typeof acl>
