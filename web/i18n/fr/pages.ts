export const pages = {
  updated: 'Dernière mise à jour le {{date}}',
  contents: 'Dans cette page',
  author: {
    articles: 'Ses articles',
    none: 'Pas encore d’article signé de sa main.',
    credentials: 'Diplômes et certifications',
    checked: 'Ce que nous avons vérifié',
    checked_hint:
      'Nous avons vu chaque pièce. Une assurance ou une supervision qui expire disparaît d’ici le soir même.',
  },
  coaches: {
    title: 'À qui vous écrivez',
    none: 'Les coachs se présenteront bientôt ici.',
  },
  coach: {
    answers: 'Répond en général sous {{hours}} h.',
    languages: 'Langues : {{languages}}.',
    write: 'Écrire à {{name}}',
    full: 'Ses échanges sont au complet pour le moment.',
  },
  category: {
    coaches: 'Pour en parler',
    articles: 'Les articles de la rubrique',
    none: 'Cette rubrique attend son premier article.',
  },
  categories: { lead: 'Chaque rubrique est une manière d’entrer dans le magazine.' },
  tag: {
    description: 'Les articles du magazine avec le mot-clé « {{name}} ».',
    articles: 'Les articles avec ce mot-clé',
    none: 'Aucun article avec ce mot-clé pour le moment.',
  },
  tags: { lead: 'Un mot suffit parfois pour trouver ce que l’on cherchait.' },
  next: { title: 'Et maintenant ?', account: 'Créer mon compte' },
  filter: 'Affiner dans le magazine',
} as const
