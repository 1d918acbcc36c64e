import type { Permission } from '../../platform/staff/index.ts'

/** May change what readers see. */
export const mayEditHome: Permission = ({ acl }) => acl.editor || acl.admin

/** May write the owner's words around mails. */
export const mayWriteMailTexts: Permission = ({ acl }) => acl.admin

/** May invite members to write, and decide what is shown; nobody may change what they wrote. */
export const mayDecideVoices: Permission = ({ acl }) => acl.admin
