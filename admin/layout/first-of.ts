/** First screen of each part. Separate from the menus, which load with their screens and words. */
export const firstOf = {
  magazine: 'articles',
  management: [
    { role: 'admin', path: 'today' },
    { role: 'support', path: 'members' },
  ],
  site: 'opening',
} as const
