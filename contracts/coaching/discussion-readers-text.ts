/**
 * Sentence about who can read a discussion with a coach, for every screen and page.
 * The rule is mayRead in modules/support/policy.ts.
 */
export const discussionReadersText =
  'Vos messages sont chiffrés. Votre coach les lit\u202f; tant qu’aucune coach ne vous suit, chacune de nos coachs peut les lire. Toute autre coach, et la direction, ne peuvent les ouvrir qu’en écrivant pourquoi\u00a0: vous voyez leur nom, la date et la raison. Si vous changez de coach, avec votre accord, la nouvelle lit tout l’échange.'

/** Short form of the sentence, for lists of services. */
export const shortReadersText =
  'Lus par votre coach\u202f; dans des cas motivés et tracés, par une autre ou la direction'

/** Readers of an ended discussion without a coach. */
export const endedDiscussionReadersText =
  'Vos messages sont chiffrés. Cet échange est terminé et n’a plus de coach. Une coach, ou la direction, ne peut l’ouvrir qu’en écrivant pourquoi\u00a0: vous voyez son nom, la date et la raison.'
