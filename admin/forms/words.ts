/** Texts of every form of the magazine's screens. */
export const formWords = {
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  unchanged: 'Rien n’a changé.',
  loading: 'Chargement…',
  faults: (count: number) => (count === 1 ? 'Un champ est à corriger.' : `${count}\u00a0champs sont à corriger.`),
  unsaved: 'Modifications non enregistrées',
  leaveTitle: 'Quitter sans enregistrer\u202f?',
  leaveText: 'Ce que vous avez changé sur cette page n’est pas enregistré et sera perdu.',
  leave: 'Quitter sans enregistrer',
  stay: 'Rester',
  outdated:
    'Une collègue a modifié cette fiche entre-temps. Ses changements sont repris ici, les vôtres sont gardés\u00a0: relisez, puis enregistrez.',
  clash:
    'Une collègue a modifié en même temps que vous les champs ci-dessous. Rien n’est perdu\u00a0: choisissez le texte à garder, puis enregistrez.',
  theirs: (field: string) => `${field}, sa version\u00a0:`,
  takeTheirs: 'Prendre sa version',
  keepMine: 'Garder la mienne',
  gone: 'Cette fiche n’existe plus\u00a0: une collègue l’a supprimée.',
  delete: 'Supprimer',
  deleted: 'Supprimé.',
  cancel: 'Annuler',
  onSite: 'Voir sur le site',
}
