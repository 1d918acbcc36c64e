const nb = '\u00a0'
const open = (count: number) => (count > 1 ? `${count}${nb}échanges en cours` : 'Un échange en cours')

export const departureWords = {
  title: 'Préparer un départ',
  titleOf: (name: string) => `Départ\u00a0: ${name}`,
  open: 'Préparer son départ',
  back: 'Sa fiche dans l’équipe',
  count: open,
  kept: (count: number) => `${open(count)}${nb}: proposez une collègue avant de retirer ou de suspendre.`,
  left: (count: number) =>
    `${open(count)}${nb}: suspendue, elle n’y répond plus. Proposez une collègue à chaque abonnée.`,
  none: 'Aucun échange en cours\u00a0: vous pouvez retirer cette personne de l’équipe.',
  intro:
    'Choisissez une collègue pour chaque échange. Chaque abonnée reçoit un mail et décide seule\u00a0; sans réponse sous quatorze jours, l’échange vous attend dans «\u00a0Aujourd’hui\u00a0».',
  noSuccessor: 'Aucune autre coach ne peut reprendre ces échanges\u00a0: publiez d’abord une fiche.',
  colleagueFor: (name: string) => `Collègue proposée à ${name}`,
  colleague: (name: string, open: number) =>
    `${name} (${open > 1 ? `${open}\u00a0échanges` : open === 1 ? '1\u00a0échange' : 'aucun échange'})`,
  since: (date: string) => `depuis le ${date}`,
  proposed: (name: string) => `${name} lui est proposée\u00a0: on attend sa réponse.`,
  ask: (count: number) => (count > 1 ? `Demander à ces ${count}\u00a0abonnées` : 'Demander à cette abonnée'),
  done: 'Les abonnées sont prévenues. Vous pouvez maintenant retirer cette personne de l’équipe.',
}
