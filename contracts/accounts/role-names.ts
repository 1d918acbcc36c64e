/** Apart from their schema: a page's script that only compares names does without zod. */
export const staffRoleNames = ['coach', 'support', 'writer', 'editor', 'admin'] as const
export const roleNames = ['user', 'vip', ...staffRoleNames] as const
