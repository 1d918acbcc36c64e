/** One line of the register of processing (GDPR, article 30), in French for the owner and the CNIL. */
export interface Activity {
  title: string
  purpose: string
  /** whose data */
  people: string
  basis: string
  retention: string
  recipients: string
}

const host = '{{hebergeur.nom}} (hébergement)'
const mailer = '{{envoi-mails.nom}} (envoi des e-mails)'

/** The places are filled with the owner's facts. Decision 54 names the code that ends each retention. */
export const activities = {
  account: {
    title: 'Comptes',
    purpose: 'Ouvrir et tenir un compte, se connecter, prouver une adresse e-mail, choisir ce qui reste discret',
    people: 'Membres et équipe',
    basis: 'Contrat',
    retention:
      'Jusqu’à la fin de l’abonnement ou la demande de suppression\u00a0; sans abonnement, 24\u00a0mois sans connexion, 30\u00a0jours après un e-mail',
    recipients: `Administration\u00a0; ${host}`,
  },
  security: {
    title: 'Sécurité',
    purpose: 'Sessions, second facteur, limites contre les abus, journal des interventions et des connexions',
    people: 'Membres, équipe, visiteuses',
    basis: 'Intérêt légitime\u00a0: protéger le service',
    retention:
      'Sessions\u00a0: 30 jours\u00a0; limites et clés d’envoi\u00a0: 24 heures au plus\u00a0; journal\u00a0: 3 ans',
    recipients: `Administration\u00a0; ${host}`,
  },
  subscription: {
    title: 'Abonnements et comptabilité',
    purpose:
      'Commander, payer, renouveler, rembourser, résilier, se rétracter, tenir les comptes et prouver les conditions acceptées',
    people: 'Abonnées, personnes qui offrent des mois',
    basis: 'Contrat\u00a0; obligation légale (code de commerce, article L123-22)',
    retention:
      '10 ans après la clôture de l’exercice, détachés du profil à la suppression du compte\u00a0; liens\u00a0: 14 jours à 2 mois\u00a0; sans compte, nom et adresse de qui offre\u00a0: 30 jours après l’usage ou la fin du cadeau',
    recipients: `Administration\u00a0; {{paiement.nom}}\u00a0; expert-comptable\u00a0; ${host}`,
  },
  coaching: {
    title: 'Coaching',
    purpose: 'Échanges écrits avec une coach, chiffrés\u00a0; ils peuvent toucher à la santé ou à la vie intime',
    people: 'Abonnées, coachs',
    basis: 'Consentement explicite (RGPD, article 9.2.a)',
    retention: 'Jusqu’à la fin de l’abonnement ou la suppression du compte',
    recipients: `Sa coach\u00a0; une autre coach ou la direction avec une raison que l’abonnée lit\u00a0; ${host}`,
  },
  support: {
    title: 'Assistance',
    purpose: 'Répondre aux demandes, y compris par e-mail, et en mesurer la qualité',
    people: 'Toute personne qui écrit, équipe',
    basis: 'Intérêt légitime\u00a0: répondre\u00a0; contrat pour les abonnées',
    retention: '{{demandes.conservation}} après le dernier message, ou à sa demande',
    recipients: `Assistance\u00a0; ${mailer}\u00a0; ${host}`,
  },
  mail: {
    title: 'E-mails envoyés et reçus',
    purpose: 'Envoyer les e-mails du service, en prouver l’envoi, ne plus écrire à une adresse qui refuse',
    people: 'Membres, équipe, toute personne qui écrit',
    basis: 'Contrat\u00a0; intérêt légitime',
    retention: '1 an\u00a0; avec le compte ou la demande qu’ils concernent',
    recipients: `Administration\u00a0; ${mailer}\u00a0; ${host}`,
  },
  consent: {
    title: 'Consentements',
    purpose: 'Prouver un consentement donné ou retiré, coaching et cookies',
    people: 'Membres, visiteuses',
    basis: 'Obligation légale (RGPD, article 7.1)',
    retention:
      '5 ans après le retrait ou la suppression, sous une empreinte\u00a0; choix de cookies\u00a0: 5 ans sans nom',
    recipients: `Administration\u00a0; ${host}`,
  },
  staff: {
    title: 'Équipe et publication',
    purpose: 'Publier et signer les articles, organiser le travail, répondre de l’ouverture du site',
    people: 'Équipe, autrices',
    basis: 'Intérêt légitime\u00a0; contrat de travail ou de prestation',
    retention:
      'Tant que la personne travaille pour le site\u00a0; signatures d’articles\u00a0: tant qu’ils sont publiés',
    recipients: `Administration, rédaction\u00a0; public pour les signatures\u00a0; ${host}`,
  },
} as const satisfies Readonly<Record<string, Activity>>

export type ActivityCode = keyof typeof activities
