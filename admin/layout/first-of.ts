/** Where each part begins: the menus come with its screens, as all their words do. */
export const firstOf = {
  magazine: 'articles',
  management: [
    { role: 'admin', path: 'today' },
    { role: 'support', path: 'members' },
  ],
  site: 'opening',
} as const
