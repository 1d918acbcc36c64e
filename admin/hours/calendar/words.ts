import { withFirst } from '../../../contracts/text/french-format.ts'
import { ofName } from '../../../contracts/text/french-names.ts'

const full = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayText = (day: string): string => withFirst(full.format(new Date(`${day}T00:00:00Z`)))

/** Texts of the calendar of hours and absences. */
export const calendarWords = {
  title: 'Le mois',
  hint: 'Pour ajouter une absence, choisissez son premier jour, puis le dernier.',
  lastOf: (day: string) => `Absence à partir du ${dayText(day)}\u00a0: choisissez le dernier jour.`,
  previous: 'Mois précédent',
  next: 'Mois suivant',
  monthOf: (day: string) => ` ${month.format(new Date(`${day}T00:00:00Z`))}`,
  states: { away: 'absente', holiday: 'férié', closed: 'sans heures', open: 'des heures' },
  cover: 'relais',
  by: (name: string) => ` ${ofName(name)}`,
}
