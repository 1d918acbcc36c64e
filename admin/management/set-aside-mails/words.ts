import { mailProblemWords } from '../../../contracts/administration/state-words.ts'

export const setAsideWords = {
  empty: 'Tous les e-mails reçus ont été lus.',
  count: (count: number) =>
    count > 1 ? `${count}\u00a0e-mails n’ont pas pu être lus` : `${count}\u00a0e-mail n’a pas pu être lu`,
  problem: 'Problème',
  problems: mailProblemWords,
  unknownSender: 'expéditeur inconnu',
  from: 'Expéditeur',
  received: 'Reçu le',
  size: 'Taille',
  settle: 'Classer',
  settleOf: (from: string, date: string) => `Classer\u00a0: ${from}, ${date}`,
  /** Says where the mail is, and what staff can do about it. */
  origins: {
    mailbox: 'Il est resté dans la boîte aux lettres du site, marqué\u00a0: vous pouvez l’y lire et y répondre.',
    service:
      'Il a été refusé au service de courrier qui le remettait, et le site n’en garde rien\u00a0: écrivez au besoin à son expéditeur.',
  },
  settleText: 'L’e-mail ne vous attend plus.',
  settled: 'L’e-mail est classé.',
}
