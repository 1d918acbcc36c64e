/** Beside the schemas that hold them: a page counts with them before it checks anything. */
export const limits = {
  email: 254,
  slug: 96,
  passwordMin: 8,
  passwordMax: 50,
  nameMin: 1,
  nameMax: 24,
  message: 10_000,
  search: 200,
  cents: 100_000_000,
  duration: 1000,
} as const
