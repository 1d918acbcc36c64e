export const timelineWords = {
  kinds: {
    account: 'Compte',
    subscription: 'Abonnements',
    payment: 'Paiements',
    gift: 'Cadeaux',
    mail: 'Mails',
    conversation: 'Échanges et demandes',
    reading: 'Lectures',
    consent: 'Accords',
    act: 'Actes de l’équipe',
  },
  filter: 'Montrer',
  all: 'Tout',
  switch: (name: string, price: string) =>
    `Changement prévu vers «\u00a0${name}\u00a0», ${price} à la prochaine échéance`,
  switchEnded: {
    done: (name: string) => `Passage à «\u00a0${name}\u00a0», première période payée`,
    undone: (name: string) => `Changement vers «\u00a0${name}\u00a0» annulé`,
    left: (name: string) => `Changement vers «\u00a0${name}\u00a0» tombé avec la fin de l’abonnement`,
  },
  ticket: 'Demande à l’assistance',
  discussion: (coach: string) => `Échange ouvert, avec ${coach}`,
  noCoach: 'personne pour l’instant',
  reading: (by: string) => `Échange lu par ${by}, sans en être la coach\u00a0: elle en voit le motif`,
  'consent-given': (version: string) => `Accord au coaching donné (texte ${version})`,
  'consent-withdrawn': (version: string) => `Accord au coaching retiré (texte ${version})`,
}
