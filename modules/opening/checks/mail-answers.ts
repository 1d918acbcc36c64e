import { checkMailbox } from '../../support/index.ts'
import { failedOutcome, passedOutcome, type StoredCheck, unknownOutcome } from './check.ts'

export const mailAnswersCheck: StoredCheck = {
  code: 'mail-answers',
  blocking: true,
  basis: ({ mailReplyTo, imap, inboundMailSecret }) => [mailReplyTo, imap, inboundMailSecret],
  untried: 'La réception des réponses n’a pas encore été essayée.',
  settled: ({ mailReplyTo }) =>
    mailReplyTo
      ? undefined
      : passedOutcome('Les réponses par e-mail ne sont pas configurées (MAIL_REPLY_TO)\u00a0: rien à vérifier.'),
  async run(platform, db) {
    const { connected, received, problem } = await checkMailbox(platform, db)
    if (problem) return failedOutcome(`La boîte de réception ne répond pas\u00a0: ${problem}`)
    if (received) return passedOutcome('Des réponses arrivent.')
    if (connected) return passedOutcome('La boîte de réception répond\u00a0; aucune réponse n’est encore arrivée.')
    return unknownOutcome(
      'Aucun e-mail signé n’est encore arrivé. Répondez à un e-mail du site, puis vérifiez de nouveau.',
    )
  },
}
