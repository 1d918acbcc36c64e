/** Apart from the answer's schema: every hydrated page asks, and does without zod. */
export const buildPath = '/builds/latest.json'
