import type { StaffCover } from '../../contracts/support/staff-covers.ts'
import { elideDe } from '../../contracts/text/french-names.ts'

const nb = '\u00a0'

const states: Record<StaffCover['state'], string> = {
  proposed: 'En attente d’accord',
  agreed: 'Convenu',
  running: 'En cours',
  over: 'Terminé',
  closed: 'Annulé',
}

export const coverWords = {
  title: 'Relais',
  add: 'Proposer un relais',
  back: 'Tous les relais',
  count: (count: number) => `${count}${nb}relais`,
  empty: 'Aucun relais pour le moment.',
  note: 'Pendant ces jours, la collègue choisie lit les échanges de la coach absente et y répond sous son nom, dans ses heures. Rien ne s’ouvre sans son accord, et son accès se ferme de lui-même le dernier soir, à minuit, heure de Paris. Chaque abonnée voit qui prend le relais et chacune de ses lectures.',
  coach: 'Coach qui s’absente',
  cover: 'Qui prend le relais',
  from: 'Premier jour',
  to: 'Dernier jour',
  when: 'Jours',
  standing: 'État',
  states,
  between: (coach: string, cover: string) => `${cover}, à la place ${elideDe(coach)}`,
  days: (from: string, to: string) => (from === to ? `le ${from}` : `du ${from} au ${to}`),
  accept: 'Prendre le relais',
  accepted: 'Vous prenez le relais.',
  decline: 'Décliner',
  withdraw: 'Retirer la proposition',
  end: 'Arrêter le relais',
  endText: (name: string) => `L’accès ${elideDe(name)} se ferme tout de suite. Cela ne se reprend pas.`,
  ended: 'Le relais est arrêté.',
  waitsFor: (name: string) => `${name} n’a pas encore répondu.`,
  asked: (name: string) =>
    `${name} vous demande de répondre à sa place. Vous lirez ses échanges, et chaque lecture sera montrée à l’abonnée.`,
  runs: (name: string) => `${name} lit ces échanges et y répond.`,
  opens: (name: string, day: string) => `${name} lira ces échanges et y répondra à partir du ${day}.`,
  finished: 'L’accès est fermé.',
  inTicket: (coach: string) => `En relais ${elideDe(coach)}`,
}
