import type { Permission } from '../../platform/staff/index.ts'

export const mayOpen: Permission = ({ acl }) => acl.admin
