import type { Permission } from '../../platform/staff/index.ts'

const isAdmin: Permission = ({ acl }) => acl.admin

export const mayManageColleagues = isAdmin
export const mayManageSettings = isAdmin
export const mayManageMails = isAdmin
export const mayManageJobs = isAdmin
export const mayReadOverview = isAdmin
