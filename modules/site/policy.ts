import type { Permission } from '../../platform/staff/index.ts'

export const mayEditHome: Permission = ({ acl }) => acl.editor || acl.admin

export const mayWriteMailTexts: Permission = ({ acl }) => acl.admin

/** Admins invite members to write, and decide what is shown; admins may not change what members wrote. */
export const mayDecideVoices: Permission = ({ acl }) => acl.admin
