import { numberText } from '../text/french.ts'

export const formWords = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  unchanged: 'Rien n’a changé.',
  loading: 'Chargement…',
  tooLong: (over: number, max: number) =>
    `${numberText(over)}\u00a0caractère${over > 1 ? 's' : ''} de trop, sur ${numberText(max)}.`,
  faults: (count: number) => (count === 1 ? 'Un champ est à corriger.' : `${count}\u00a0champs sont à corriger.`),
  unsaved: 'Modifications non enregistrées',
  leaveTitle: 'Quitter sans enregistrer\u202f?',
  leaveText: 'Ce que vous avez changé sur cette page n’est pas enregistré et sera perdu.',
  leave: 'Quitter sans enregistrer',
  stay: 'Rester',
  endedTitle: 'Votre session a pris fin',
  endedText: 'Ce que vous avez saisi est encore ici. Reconnectez-vous dans un nouvel onglet, puis revenez enregistrer.',
  signIn: 'Me reconnecter',
  close: 'Fermer',
  outdated:
    'Une collègue a modifié cette fiche entre-temps. Ses changements sont repris ici, les vôtres sont gardés\u00a0: relisez, puis enregistrez.',
  clash:
    'Une collègue a modifié en même temps que vous les champs signalés plus haut. Rien n’est perdu\u00a0: choisissez le texte à garder, puis enregistrez.',
  keptMine:
    'Une collègue a modifié en même temps que vous une même partie de cette page. Votre texte est gardé ici\u00a0: l’enregistrer remplacera le sien.',
  theirs: (field: string) => `${field}, sa version\u00a0:`,
  nothing: 'rien',
  yes: 'oui',
  no: 'non',
  otherPicture: 'une autre image',
  takeTheirs: 'Prendre sa version',
  keepMine: 'Garder la mienne',
  gone: 'Cette fiche n’existe plus\u00a0: une collègue l’a supprimée.',
  remove: 'Retirer',
  up: (place: number) => `Monter l’entrée ${place}`,
  down: (place: number) => `Descendre l’entrée ${place}`,
  delete: 'Supprimer',
  deleted: 'Supprimé.',
  cancel: 'Annuler',
  onSite: 'Voir sur le site',
}
