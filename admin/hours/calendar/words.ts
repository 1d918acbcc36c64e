import { keepDayWithMonth, monthText } from '../../../contracts/text/french-format.ts'
import { elideDe } from '../../../contracts/text/french-names.ts'
import { parisFormat } from '../../../contracts/text/paris.ts'

const full = parisFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const dayText = (day: string): string => keepDayWithMonth(full(day))

export const calendarWords = {
  title: 'Le mois',
  hint: 'Pour ajouter une absence, choisissez son premier jour, puis le dernier.',
  lastOf: (day: string) => `Absence à partir du ${dayText(day)}\u00a0: choisissez le dernier jour.`,
  previous: 'Mois précédent',
  next: 'Mois suivant',
  monthOf: (day: string) => ` ${monthText(day)}`,
  states: { away: 'absente', holiday: 'férié', closed: 'sans heures', open: 'des heures' },
  cover: 'relais',
  by: (name: string) => ` ${elideDe(name)}`,
}
