import { elideDe } from '../../../../contracts/text/french-names.ts'

const nb = '\u00a0'
const thin = '\u202f'

export const commentWords = {
  title: 'Remarques',
  keys: 'Ctrl + Alt + M',
  add: 'Ajouter une remarque',
  empty: 'Aucune remarque ouverte. Sélectionnez un passage pour en parler à vos collègues.',
  onPassage: (words: string) => `Sur «${nb}${words}${nb}»`,
  onWhole: 'Sur tout l’article',
  gone: 'Passage supprimé',
  goTo: (words: string) => `Aller au passage «${nb}${words}${nb}»`,
  field: 'Remarque',
  answerField: 'Réponse',
  mention: 'Mentionner une collègue',
  noPeople: 'Personne d’autre ne peut lire ce texte',
  send: 'Envoyer',
  cancel: 'Annuler',
  answer: 'Répondre',
  resolve: 'Clore',
  reopen: 'Rouvrir',
  remove: 'Supprimer',
  removeLabel: (name: string) => `Supprimer la remarque ${elideDe(name)}`,
  confirmTitle: `Supprimer cette remarque${thin}?`,
  confirmText: 'Ses réponses partent avec elle. Clore une remarque la garde.',
  resolvedBy: (name: string, when: string) => `Close par ${name}, ${when}`,
  closed: (count: number) => (count > 1 ? `${count} remarques closes` : 'Une remarque close'),
  failed: 'Les remarques ne sont pas disponibles pour l’instant.',
  retry: 'Réessayer',
  readingHere: (names: string) => `Aussi dans ce texte${nb}: ${names}`,
  writingHere: (name: string) => `${name} écrit`,
}
