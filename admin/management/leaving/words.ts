import { leavingReasonWords } from '../../../contracts/administration/state-words.ts'

export const leavingWords = {
  empty: 'Aucune réponse pour le moment.',
  count: (count: number) => (count > 1 ? `${count}\u00a0réponses` : `${count}\u00a0réponse`),
  date: 'Date',
  formula: 'Formule',
  text: 'Réponse',
  reason: 'Raison',
  reasons: leavingReasonWords,
  note: 'Les réponses facultatives données après une résiliation, sans le nom. Chacune est effacée avec le compte.',
  silent: 'sans texte',
}
