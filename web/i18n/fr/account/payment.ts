import { paidServiceText } from '../../../../contracts/subscriptions/offer-words.ts'

export const payment = {
  next: 'L’étape suivante est le paiement. Votre banque peut vous demander de le confirmer.',
  form_title: 'Le paiement',
  order_title: 'La commande',
  form_secure: 'Nous transmettons votre carte à notre prestataire de paiement, sans garder ni son numéro ni son code.',
  first_name: 'Prénom',
  last_name: 'Nom',
  /** After registering: also shown for a taken address, to a person who is not signed in. */
  address: 'Votre adresse e-mail : {{email}}',
  signed_in_as: 'Vous êtes connectée avec {{email}}.',
  card: 'Votre carte',
  holder: 'Titulaire de la carte',
  holder_hint: 'Comme sur la carte.',
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiry_hint: 'mm/aa',
  code: 'Code CVV',
  code_hint: '3 chiffres, au dos',
  code_hint_4: '4 chiffres, devant',
  order: 'Commander avec obligation de paiement',
  order_pending: 'Paiement en cours…',
  hosted_note: 'L’étape suivante est le paiement, sur la page sécurisée de notre prestataire.',
  legal:
    'En commandant, vous acceptez les <terms>conditions générales</terms>, dont un exemplaire vous est envoyé par e-mail. Vous pouvez changer d’avis pendant 14 jours, et arrêter à tout moment depuis votre compte, ou par le lien « Résilier votre contrat » au bas de chaque page.',
  debits:
    'La commande se paie par carte. Ensuite, vous pourrez passer au prélèvement SEPA depuis « Mon abonnement » : vous signez un mandat, chaque prélèvement vous est annoncé 5 jours avant, et votre banque vous le rembourse pendant 8 semaines si vous le demandez.',
  not_open: {
    title: 'Les abonnements ouvriront bientôt',
    lead: 'Votre compte est prêt, et rien n’a été prélevé.',
    text: 'Vous lisez dès maintenant tous les articles du magazine en entier. Le coaching ouvrira avec les abonnements : revenez dans quelques jours, votre compte vous attend.',
  },
  not_open_gift: {
    title: 'Les cadeaux ouvriront bientôt',
    lead: 'Nous ne prenons pas encore de commandes, et rien n’a été prélevé.',
    text: 'Les cadeaux ouvriront avec les abonnements : revenez dans quelques jours.',
  },
  started: 'Un paiement est en cours de traitement. Inutile de recommencer.',
  unfinished: 'Vous aviez commencé un paiement sans le terminer. Rien n’a été prélevé : recommencez ici.',
  problem: 'Erreur lors du traitement du paiement (code {{code}}).',
  problem_number: 'Ce numéro de carte a été refusé. Vérifiez-le.',
  problem_month: 'Le mois d’expiration a été refusé. Vérifiez-le.',
  problem_year: 'L’année d’expiration a été refusée. Vérifiez-la.',
  problem_code: 'Ce code CVV a été refusé. Vérifiez-le.',
  /** Advice by kind of refusal; each text says that nothing was charged. */
  decline: {
    field: 'Rien n’a été prélevé. Corrigez {{field}}, ou essayez une autre carte.',
    fields: {
      number: 'le numéro de carte',
      month: 'la date d’expiration',
      year: 'la date d’expiration',
      code: 'le code CVV',
    },
    unconfirmed:
      'Rien n’a été prélevé : le paiement n’a pas été confirmé auprès de votre banque. Recommencez, et confirmez-le quand elle vous le demande.',
    funds:
      'Rien n’a été prélevé : votre banque refuse ce montant, souvent à cause du solde ou du plafond de la carte. Essayez une autre carte, ou voyez avec elle.',
    bank: 'Rien n’a été prélevé : votre banque a refusé ce paiement, sans nous dire pourquoi. Essayez une autre carte, ou demandez-lui de l’autoriser.',
    card: 'Rien n’a été prélevé : cette carte n’est pas acceptée ici. Essayez-en une autre.',
    interrupted: 'Rien n’a été prélevé : ce paiement a été interrompu. Vous pouvez recommencer.',
    technical:
      'Rien n’a été prélevé : le service de paiement n’a pas pu répondre. Réessayez dans quelques minutes ; si cela se répète, écrivez-nous.',
  },
  redirect_failed:
    'Impossible de vous rediriger vers la plateforme de paiement. Réessayez, ou contactez le service client.',
  brand: 'Carte {{brand}}',
  /** Summary directly above the order button. */
  summary: {
    title: 'Votre commande',
    now: 'À payer maintenant',
    trial: '{{amount}} TTC, pour {{duration}} d’essai',
    whole: '{{amount}} TTC {{period}}',
    later: 'Ensuite',
    full: '{{amount}} TTC {{period}}, à partir du {{date}}',
    next: '{{amount}} TTC {{period}}, prochain prélèvement le {{date}}',
    length: 'Durée',
    open: '{{length}}, jusqu’à ce que vous l’arrêtiez.',
    what: 'Ce que vous payez',
    service: paidServiceText,
  },
  promotion: {
    question: 'J’ai un code de réduction',
    label: 'Code de réduction',
    apply: 'Appliquer',
    remove: 'Retirer ce code',
    invalid:
      'Le code {{code}} n’existe pas, ou il n’est pas valable pour cette formule. Le prix reste celui de la formule.',
  },
  choice: {
    title: 'Choisissez votre formule',
    monthly: 'soit {{amount}} par mois',
    saving: '{{amount}} de moins sur un an',
    chosen: 'Formule choisie',
  },
  plan: {
    title: 'Ce qui se passe, et quand',
    today: 'Aujourd’hui',
    trial: '{{duration}} d’essai pour {{amount}}',
    trial_short: 'pour {{duration}} d’essai',
    period_price: 'puis {{amount}} {{period}}',
    afterwards: '{{amount}} {{period}}, à partir de ce jour',
    cashback: 'remboursés sur votre carte',
    cancel: 'Vous arrêtez quand vous voulez, en ligne.',
    coaching: paidServiceText,
    withdraw: 'Remboursée si vous changez d’avis dans les 14 jours',
  },
  wait: {
    title: 'Votre paiement est en cours de traitement',
    text: 'Cela peut prendre jusqu’à 5 minutes. Laissez cette page ouverte : elle avance toute seule.',
    elapsed_one: '{{count}}\u00a0seconde, sur 300 au plus',
    elapsed_many: '{{count}}\u00a0secondes, sur 300 au plus',
    elapsed_other: '{{count}}\u00a0secondes, sur 300 au plus',
    unfinished_title: 'Votre paiement n’a pas été terminé',
    unfinished:
      'La page de paiement a été quittée avant la fin. Rien n’a été prélevé : vous pouvez recommencer quand vous voulez.',
    over: 'C’est plus long que prévu. Votre paiement suit son cours : vous recevrez un e-mail dès qu’il aboutit, et vous pouvez fermer cette page.',
    skip: 'Continuer ma lecture en attendant',
    retry: 'Reprendre le paiement',
    follow: 'Suivre ce paiement',
  },
} as const
