import { timeZone as paris, wallClockText } from '../../contracts/text/paris.ts'
import { t } from '../i18n/index.ts'

/**
 * Zones where French is spoken, by the IANA names that every browser knows: the zones of the French Republic first,
 * then the others by region: America, Africa, Europe, and the rest.
 */
const places: readonly (readonly [zone: string, place: string])[] = [
  [paris, 'Paris'],
  ['America/Guadeloupe', 'Guadeloupe'],
  ['America/Martinique', 'Martinique'],
  ['America/Cayenne', 'Guyane'],
  ['Indian/Reunion', 'La Réunion'],
  ['Indian/Mayotte', 'Mayotte'],
  ['America/Miquelon', 'Saint-Pierre-et-Miquelon'],
  ['America/St_Barthelemy', 'Saint-Barthélemy'],
  ['America/Marigot', 'Saint-Martin'],
  ['Pacific/Noumea', 'Nouvelle-Calédonie'],
  ['Pacific/Tahiti', 'Tahiti'],
  ['Pacific/Marquesas', 'Îles Marquises'],
  ['Pacific/Gambier', 'Îles Gambier'],
  ['Pacific/Wallis', 'Wallis-et-Futuna'],
  ['America/Toronto', 'Montréal'],
  ['America/Moncton', 'Moncton'],
  ['America/Port-au-Prince', 'Haïti'],
  ['Africa/Dakar', 'Sénégal'],
  ['Africa/Abidjan', 'Côte d’Ivoire'],
  ['Africa/Casablanca', 'Maroc'],
  ['Africa/Algiers', 'Algérie'],
  ['Africa/Tunis', 'Tunisie'],
  ['Africa/Porto-Novo', 'Bénin'],
  ['Africa/Douala', 'Cameroun'],
  ['Africa/Libreville', 'Gabon'],
  ['Africa/Kinshasa', 'Kinshasa'],
  ['Africa/Lubumbashi', 'Lubumbashi'],
  ['Europe/Brussels', 'Belgique'],
  ['Europe/Luxembourg', 'Luxembourg'],
  ['Europe/Zurich', 'Suisse'],
  ['Europe/Monaco', 'Monaco'],
  ['Asia/Beirut', 'Liban'],
  ['Africa/Djibouti', 'Djibouti'],
  ['Indian/Antananarivo', 'Madagascar'],
  ['Indian/Mauritius', 'Maurice'],
  ['Pacific/Efate', 'Vanuatu'],
]

export interface ZoneChoice {
  value: string
  label: string
}

const minuteMilliseconds = 60_000

/** Minutes by which the zone is ahead of Paris at that moment. */
function minutesAhead(zone: string, now: Date): number {
  const wall = (of: string) => Date.parse(`${wallClockText(now, of).replace(' ', 'T')}Z`)
  return (wall(zone) - wall(paris)) / minuteMilliseconds
}

/** « 10 h 30 » */
function durationText(minutes: number): string {
  const rest = minutes % 60
  const hours = `${Math.floor(minutes / 60)}\u00a0h`
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`
}

function labelOf(zone: string, place: string, now: Date): string {
  if (zone === paris) return place
  const minutes = minutesAhead(zone, now)
  if (minutes === 0) return t('account.notifications.zone_same', { place })
  const difference = durationText(Math.abs(minutes))
  return t(`account.notifications.zone_${minutes < 0 ? 'behind' : 'ahead'}`, { place, difference })
}

/** The offered zones with their current difference; the chosen zone is added if it is not among them. */
export function zoneChoices(chosen: string, now: Date): ZoneChoice[] {
  const offered = places.some(([zone]) => zone === chosen) ? places : [...places, [chosen, chosen] as const]
  return offered.map(([zone, place]) => ({ value: zone, label: labelOf(zone, place, now) }))
}
