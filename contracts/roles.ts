import { z } from 'zod'

export const role = z.enum(['user', 'vip', 'coach', 'support', 'writer', 'editor', 'admin'])
export type Role = z.output<typeof role>

export const staffRole = role.extract(['coach', 'support', 'writer', 'editor', 'admin'])
export type StaffRole = z.output<typeof staffRole>

export const acl = z.partialRecord(role, z.boolean())
export type Acl = z.output<typeof acl>
