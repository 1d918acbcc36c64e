export const undeliverableWords = {
  empty: 'Toutes les adresses de l’assistance reçoivent les e-mails.',
  count: (count: number) =>
    count > 1 ? `${count}\u00a0adresses ne reçoivent plus d’e-mails` : `${count}\u00a0adresse ne reçoit plus d’e-mails`,
  email: 'Adresse e-mail',
  since: 'Depuis le',
  release: 'Écrire à nouveau',
  releaseOf: (email: string) => `Écrire à nouveau à ${email}`,
  releaseText: (email: string) =>
    `Les prochains e-mails de l’assistance partent de nouveau vers ${email}. S’ils reviennent encore, les envois s’arrêtent.`,
  released: 'Les prochains e-mails partiront.',
}
