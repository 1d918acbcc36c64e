import type { Permission } from '../../platform/staff/index.ts'

export const mayManageOpening: Permission = ({ acl }) => acl.admin
