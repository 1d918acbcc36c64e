/** Texts of the list of mails that could not be read. */
export const setAsideWords = {
  title: 'E-mails mis de côté',
  empty: 'Tous les e-mails reçus ont été lus.',
  count: (count: number) =>
    count > 1 ? `${count}\u00a0e-mails n’ont pas pu être lus` : `${count}\u00a0e-mail n’a pas pu être lu`,
  problem: 'Problème',
  problems: {
    unreadable: 'ce n’est pas un e-mail lisible',
    'too-large': 'il dépasse 25\u00a0Mo',
    'too-slow': 'sa lecture dépasse les limites de temps ou de mémoire',
    failed: 'sa lecture a échoué deux fois',
  },
  unknownSender: 'expéditeur inconnu',
  received: (date: string, size: string) => `reçu le ${date} · ${size}`,
  settle: 'Classer',
  settleOf: (from: string, date: string) => `Classer\u00a0: ${from}, ${date}`,
  settleText:
    'L’e-mail ne vous attend plus. Venu par la boîte aux lettres du site, il y reste, marqué\u00a0: vous pouvez l’y lire et y répondre. Remis par un service de courrier, il lui a été refusé et le site n’en garde rien\u00a0: écrivez au besoin à son expéditeur.',
  settled: 'L’e-mail est classé.',
}
