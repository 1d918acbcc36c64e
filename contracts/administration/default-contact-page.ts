import { discussionReadersText } from '../coaching/discussion-readers-text.ts'
import type { ContactPage } from './site-frame.ts'

export const defaultContactPage: ContactPage = {
  questions: [
    {
      question: 'Puis-je arrêter mon abonnement quand je veux ?',
      answer:
        'Oui, à tout moment et sans motif, depuis « Mon abonnement ». Plus rien n’est prélevé et votre accès reste ouvert jusqu’à la fin de la période déjà payée.',
      link: { to: '/account/subscription', label: 'Ouvrir mon abonnement' },
    },
    {
      question: 'Je ne retrouve plus le lien de ma demande.',
      answer:
        'Indiquez l’adresse e-mail avec laquelle vous nous avez écrit : nous vous envoyons aussitôt un nouveau lien vers toutes vos demandes. Il reste valable trente jours.',
      link: { to: '/contact/link', label: 'Recevoir un lien' },
    },
    {
      question: 'J’ai oublié mon mot de passe.',
      answer: 'Demandez un lien pour en choisir un nouveau. Il fonctionne une fois, pendant une heure.',
      link: { to: '/reset-password', label: 'Choisir un nouveau mot de passe' },
    },
    {
      question: 'Mon paiement a été refusé.',
      answer:
        'Vérifiez le numéro, la date et le code CVV de votre carte, puis réessayez : rien n’est prélevé deux fois. Si le refus persiste, écrivez-nous, ou voyez avec votre banque.',
      link: { to: '/contact/new-ticket?category=Paiement', label: 'Écrire au sujet d’un paiement' },
    },
    {
      question: 'Qui peut lire mes échanges avec ma coach ?',
      answer: discussionReadersText,
      link: { to: '/privacy', label: 'Lire notre politique de confidentialité' },
    },
    {
      question: 'Comment récupérer ou effacer mes données ?',
      answer: 'Depuis « Mon compte », vous pouvez télécharger vos données ou demander leur effacement.',
      link: { to: '/account', label: 'Ouvrir mon compte' },
    },
  ],
  categories: ['Abonnement', 'Paiement', 'Coaching', 'Magazine', 'Technique', 'Données personnelles', 'Autre'].map(
    (name) => ({ name, to: 'support' as const }),
  ),
}

/** All questions and answers as one text, to compare them. */
const said = (questions: ContactPage['questions']): string =>
  questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n')

export const hasDefaultQuestions = (questions: ContactPage['questions']): boolean =>
  said(questions) === said(defaultContactPage.questions)
