export const feeds = {
  description: 'Le magazine de celles qui avancent : vie, travail, amour, estime de soi, maternité.',
} as const
