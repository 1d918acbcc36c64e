/** Kept apart from the answer's schema: every hydrated page requests this path, and need not load zod. */
export const buildPath = '/builds/latest.json'
