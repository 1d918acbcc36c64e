import { callFailures } from '../relay/call.ts'

/** French texts of the back office that belong to no single screen. */
export const words = {
  site: 'Voir le site',
  notifications: 'Mes notifications',
  signOut: 'Se déconnecter',
  choices: 'Choix',
  scheme: {
    label: (name: string) => `Couleurs\u00a0: ${name}`,
    names: { system: 'comme l’appareil', light: 'claires', dark: 'sombres' },
  },
  waiting: (count: number) => (count === 1 ? '1\u00a0réponse attendue' : `${count}\u00a0réponses attendues`),
  articles: {
    create: 'Nouvel article',
    loading: 'Chargement des articles…',
    empty: 'Aucun article pour le moment.',
    states: { draft: 'Brouillon', scheduled: 'Programmé', published: 'Publié', archived: 'Archivé' },
  },
  failure: {
    ...callFailures,
    retry: 'Réessayer',
  },
  skip: 'Aller au contenu',
  pages: {
    label: 'Pages',
    perPage: 'Lignes par page',
    page: (page: number, selected: boolean) => (selected ? `Page ${page}` : `Aller à la page ${page}`),
    next: 'Page suivante',
    previous: 'Page précédente',
  },
  pageFailure: {
    loading: 'Chargement…',
    notFound: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est incomplète, ou ce qu’elle montrait a été supprimé.',
    forbidden: 'Cette page n’est pas pour votre compte',
    forbiddenText: 'Vos droits ne permettent pas de la lire.',
    broken: 'Cette page ne s’affiche pas',
    brokenText: 'Un incident s’est produit dans le navigateur. Rien de ce qui est enregistré n’est perdu.',
    home: 'Revenir à l’accueil',
  },
} as const
