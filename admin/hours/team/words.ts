import { keepDayWithMonth } from '../../../contracts/text/french-format.ts'
import { parisFormat } from '../../../contracts/text/paris.ts'
import { counted } from '../../text/french.ts'

const nb = '\u00a0'

const weekdayFormat = parisFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const shortFormat = parisFormat({ day: 'numeric', month: 'long' })

/** vendredi 25 décembre */
export const weekdayText = (day: string): string => keepDayWithMonth(weekdayFormat(day))
/** 25 décembre */
const shortText = (day: string): string => keepDayWithMonth(shortFormat(day))

export const teamWords = {
  title: 'Le mois de l’équipe',
  open: 'Voir le mois de l’équipe',
  whoIsThere: 'Voir qui est là ce mois-là',
  back: 'Tous les horaires',
  intro: 'Qui répond quel jour, parmi les coachs. Choisissez un jour pour en savoir plus ou convenir d’un relais.',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  empty: 'Aucune coach pour le moment.',
  only: (shown: number, total: number) => `Les ${shown} premières coachs, sur ${total}.`,
  coach: 'Coach',
  here: 'Présentes',
  hereCount: (count: number) => (count === 0 ? 'Personne n’est là' : counted('présente', 'présentes')(count)),
  states: { away: 'absente', holiday: 'férié', closed: 'sans heures', open: 'présente' },
  marks: { away: 'A', holiday: 'F', closed: '–', open: '' },
  legend: 'Légende',
  legends: {
    open: 'présente, dans ses heures',
    away: 'A absente',
    cover: 'R une collègue prend le relais',
    covering: '+1 répond aussi pour une collègue',
    holiday: 'F férié',
    closed: '– sans heures ce jour-là',
  },
  withoutHours: (names: string) => `Sans heures${nb}: ${names}`,
  holiday: 'Jour férié',
  today: 'aujourd’hui',
  past: (count: number) => `Montrer ${counted('jour passé', 'jours passés')(count)}`,
  reason: (label: string) => (label === '' ? '' : ` (${label})`),
  coveredBy: (name: string, proposed: boolean) => (proposed ? `relais proposé à ${name}` : `${name} prend le relais`),
  covers: (name: string, proposed: boolean) =>
    proposed ? `${name} lui propose un relais` : `répond aussi pour ${name}`,
  spans: (spans: string) => `Ses heures${nb}: ${spans}`,
  away: ({ from, to, label }: { from: string; to: string; label: string }) =>
    `${from === to ? `Absente le ${shortText(from)}` : `Absente du ${shortText(from)} au ${shortText(to)}`}${
      label && `${nb}: ${label}`
    }`,
  openCover: 'Ouvrir ce relais',
  openHours: 'Ouvrir ses horaires et absences',
  mayAsk: 'Qui est là pendant ces jours',
  daysHere: (count: number, of: number, month: string) => `${count} sur ${counted('jour', 'jours')(of)} en ${month}`,
  alreadyCovers: (name: string) => `répond déjà pour ${name}`,
  propose: 'Proposer',
  proposeTo: (name: string) => `Proposer le relais à ${name}`,
  noOther: 'Aucune autre coach.',
}
