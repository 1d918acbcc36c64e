import { figureWords } from '../figures/words.ts'

const { columns } = figureWords.leaving

export const leavingWords = {
  empty: 'Aucune réponse pour le moment.',
  count: (count: number) => (count > 1 ? `${count}\u00a0réponses` : `${count}\u00a0réponse`),
  date: 'Date',
  formula: 'Formule',
  text: 'Réponse',
  reason: 'Raison',
  reasons: {
    price: columns.price[0],
    time: columns.time[0],
    coaching: columns.coaching[0],
    content: columns.content[0],
    reached: columns.reached[0],
    other: columns.other[0],
  },
  note: 'Les réponses facultatives données après une résiliation, sans le nom. Chacune est effacée avec le compte.',
  silent: 'sans texte',
}
