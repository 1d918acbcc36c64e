import { discussionReaders } from '../../../contracts/coaching/discussion-readers.ts'
import { backupsFollow, erasedAtEnd } from '../../../contracts/privacy/erasure-terms.ts'
import { paidService } from '../../../contracts/subscriptions/offer-words.ts'

/** Amounts and durations are the default formula's; `when` says what it must have for the question to be asked. */
export const questions = [
  {
    when: 'trial',
    question: 'Combien coûte l’abonnement ?',
    answer: `L’essai coûte {{trialPrice}} pour {{trial}}. Sans arrêt de votre part, l’abonnement se poursuit ensuite à {{price}} {{period}}, prélevés sur votre carte. ${paidService} Il n’y a ni option ni frais de dossier.`,
  },
  {
    when: 'plain',
    question: 'Combien coûte l’abonnement ?',
    answer: `L’abonnement coûte {{price}} {{period}}, prélevés sur votre carte. ${paidService} Il n’y a ni option ni frais de dossier.`,
  },
  {
    question: 'Puis-je arrêter quand je veux ?',
    answer: `Oui, à tout moment et sans motif : « Mon abonnement », « Arrêter le renouvellement », « Confirmer ». Plus rien n’est prélevé, et votre accès reste ouvert jusqu’à la fin de la période déjà payée. À cette date, ${erasedAtEnd}. ${backupsFollow} Pensez à télécharger vos données avant si vous souhaitez les garder.`,
  },
  {
    when: 'credit',
    question: 'Comment fonctionne le cashback de {{credit}} ?',
    answer:
      '{{cashback}}. Il ne dépasse jamais ce que vous avez payé. Vous n’avez aucun bon à remplir : la date prévue et le montant sont indiqués dans « Mon abonnement ».',
  },
  {
    question: 'Que veut dire « coaching illimité » ?',
    answer:
      'Vous pouvez ouvrir autant de discussions que vous le souhaitez, sur les cinq thèmes, et y écrire aussi souvent que vous en avez besoin. Les échanges se font par écrit, à votre rythme : pas de rendez-vous à prendre, pas de compteur de messages.',
  },
  {
    question: 'En combien de temps ma coach répond-elle ?',
    answer:
      'Chaque coach a ses heures. Avant d’écrire, puis dans chaque échange, vous voyez jusqu’à quand elle vous répondra, week-ends, jours fériés et congés compris. Elle prend le temps de vous lire et de réfléchir, ce qui vaut mieux qu’une réponse à la minute. Le coaching n’est pas un service d’urgence : en cas de danger, appelez le 15 ; en cas d’idées suicidaires, le 3114, gratuit, jour et nuit.',
  },
  {
    question: 'Qui peut lire mes messages ?',
    answer: `${discussionReaders} Toutes sont tenues à la confidentialité. Vos échanges ne sont jamais publiés, ni vendus, ni utilisés pour de la publicité. Vous donnez votre accord avant la première discussion et pouvez le retirer à tout moment.`,
  },
  {
    question: 'Ai-je un droit de rétractation ?',
    answer:
      'Oui. Vous disposez de 14 jours après votre commande pour changer d’avis, sans vous justifier, depuis le lien « Renoncer au contrat ici » en bas de chaque page. L’abonnement prend fin aussitôt et les sommes prélevées vous sont remboursées sur la même carte.',
  },
  {
    question: 'Comment vous joindre si je n’ai pas de compte ?',
    answer:
      'Écrivez-nous depuis la page Contact, avec votre nom et votre adresse e-mail. Vous recevez un lien personnel qui ouvre votre demande et nos réponses, sans compte ni mot de passe. Lien égaré ? La même page vous en renvoie un.',
  },
] as const
