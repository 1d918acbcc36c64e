/** Kept apart from the schemas: a page counts characters with these limits before it loads any check. */
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
