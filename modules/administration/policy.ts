import type { Permission } from '../../platform/staff/index.ts'

const isAdmin: Permission = ({ acl }) => acl.admin

export const mayManageColleagues = isAdmin
export const mayManageSettings = isAdmin
export const mayManageMails = isAdmin
/** Support reads and resends mails to members and visitors. */
export const mayReadMails: Permission = ({ acl }) => acl.admin || acl.support
export const mayManageJobs = isAdmin
export const mayReadOverview = isAdmin
