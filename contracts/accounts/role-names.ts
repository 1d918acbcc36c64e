/** Kept apart from the roles' schema: the script of a page that only compares names then loads no zod. */
export const staffRoleNames = ['coach', 'support', 'writer', 'editor', 'admin'] as const
export const roleNames = ['user', 'vip', ...staffRoleNames] as const
