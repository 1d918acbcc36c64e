/** Texts of the screen that lists the audit. */
export const auditListWords = {
  empty: 'Le journal est vide.',
  count: (count: number) => (count > 1 ? `${count}\u00a0actes` : `${count}\u00a0acte`),
  intro:
    'Chaque acte de l’équipe et du site est inscrit ici. Rien ne s’y modifie ni ne s’y efface, pour vous non plus\u00a0: une ligne disparaît avec son âge seulement.',
  searchHint: 'Un nom, un e-mail ou un identifiant',
  act: 'Acte',
  target: 'Sur quoi',
  date: 'Date',
  domain: 'Domaine',
  by: 'Par',
  from: 'Du',
  to: 'Au',
  details: 'Détails',
  onlyTarget: (target: string) => `Seulement ce qui concerne ${target}`,
  open: 'Voir la fiche',
  openOf: (act: string, date: string) => `Voir la fiche\u00a0: ${act}, ${date}`,
  name: 'Champ',
  before: 'Avant',
  after: 'Après',
}
