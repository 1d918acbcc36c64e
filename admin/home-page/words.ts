import type { HomeSection } from '../../contracts/site/home.ts'

const nb = '\u00a0'

const sections: Readonly<Record<HomeSection, string>> = {
  themes: 'Thèmes',
  exchange: 'Un échange',
  steps: 'Étapes',
  magazine: 'Magazine',
  offer: 'Offre',
  coaches: 'Coachs',
  voices: 'Témoignages',
  questions: 'Questions',
  closing: 'Fin de page',
}

export const homeWords = {
  help: `Vous écrivez une copie de travail${nb}: les visiteuses n’en voient rien avant la publication.`,
  paragraphs: 'Une ligne vide commence un nouveau paragraphe.',
  starting: (parts: string) => `Ces parties ont encore les mots d’un site neuf${nb}: ${parts}.`,
  hero: 'En-tête',
  sections,
  sectionTitle: 'Titre',
  sectionText: 'Texte',
  action: 'Bouton',
  actionHelp: 'Vide, il dit le prix.',
  image: 'Image',
  points: 'Points, un par ligne',
  tooManyPoints: (most: number) => `${most}${nb}points au plus.`,
  pointTooLong: (place: number, by: number) =>
    `Le point ${place} a ${by}${nb}${by === 1 ? 'caractère' : 'caractères'} de trop.`,
  noteTitle: 'Titre de la note',
  noteText: 'Texte de la note',
  question: 'Question',
  answer: 'Réponse',
  member: 'La membre écrit',
  coach: 'La coach répond',
  addStep: 'Ajouter une étape',
  addQuestion: 'Ajouter une question',
  addBubble: 'Ajouter un message',
  shown: 'Affichée',
  up: (name: string) => `Monter «${nb}${name}${nb}»`,
  down: (name: string) => `Descendre «${nb}${name}${nb}»`,
  publish: 'Publier',
  published: 'La page d’accueil est publiée.',
  saved: 'La copie de travail est enregistrée.',
  history: 'Versions publiées',
  noHistory: 'Aucune version publiée pour le moment.',
  restore: 'Reprendre cette version',
  restored: 'La version est reprise dans la copie de travail.',
  version: (date: string, by: string) => (by === '' ? date : `${date}, ${by}`),
}
