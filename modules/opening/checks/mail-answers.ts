import { checkMailbox } from '../../support/index.ts'
import { failed, passed, type StoredCheck, unknown } from './check.ts'

export const mailAnswers: StoredCheck = {
  code: 'mail-answers',
  blocking: true,
  basis: ({ mailReplyTo, imap, inboundMailSecret }) => [mailReplyTo, imap, inboundMailSecret],
  untried: 'La réception des réponses n’a pas encore été essayée.',
  settled: ({ mailReplyTo }) =>
    mailReplyTo
      ? undefined
      : passed('Les réponses par e-mail ne sont pas configurées (MAIL_REPLY_TO)\u00a0: rien à vérifier.'),
  async run(platform, db) {
    const { connected, received, problem } = await checkMailbox(platform, db)
    if (problem) return failed(`La boîte de réception ne répond pas\u00a0: ${problem}`)
    if (received) return passed('Des réponses arrivent.')
    if (connected) return passed('La boîte de réception répond\u00a0; aucune réponse n’est encore arrivée.')
    return unknown('Aucun e-mail signé n’est encore arrivé. Répondez à un e-mail du site, puis vérifiez de nouveau.')
  },
}
