import { googleTransferText } from '../../../contracts/accounts/google-measuring.ts'
import { backupErasureText } from '../../../contracts/privacy/erasure-terms.ts'

/** One line of the register of processing (GDPR, article 30), in French for the owner and the CNIL. */
export interface Activity {
  title: string
  purpose: string
  people: string
  basis: string
  retention: string
  recipients: string
  /** place of the data, and the legal basis of transfers outside the European Union */
  transfers: string
}

const host = '{{hebergeur.nom}} (hébergement)'
const mailer = '{{envoi-mails.nom}} (envoi des e-mails)'

const here = 'Hébergement\u00a0: {{hebergeur.pays}}'
const byMail = `${here}. {{envoi-mails.nom}}\u00a0: lieu et garanties de son contrat`

/** Names in double braces are filled with the owner's facts. Decision 54 names the code that ends each retention. */
export const activities = {
  account: {
    title: 'Comptes',
    purpose: 'Ouvrir et tenir un compte, se connecter, prouver une adresse e-mail, choisir ce qui reste discret',
    people: 'Membres et équipe',
    basis: 'Contrat',
    retention:
      'Jusqu’à la fin de l’abonnement ou la demande de suppression\u00a0; sans abonnement, 24\u00a0mois sans connexion, 30\u00a0jours après un e-mail',
    recipients: `Administration\u00a0; ${host}`,
    transfers: here,
  },
  security: {
    title: 'Sécurité',
    purpose: 'Sessions, second facteur, limites contre les abus, journal des interventions et des connexions',
    people: 'Membres, équipe, visiteuses',
    basis: 'Intérêt légitime\u00a0: protéger le service',
    retention:
      'Sessions\u00a0: 30 jours\u00a0; limites et clés d’envoi\u00a0: 24 heures au plus\u00a0; journal\u00a0: 3 ans',
    recipients: `Administration\u00a0; ${host}`,
    transfers: here,
  },
  subscription: {
    title: 'Abonnements et comptabilité',
    purpose:
      'Commander, payer, renouveler, rembourser, résilier, se rétracter, tenir les comptes et prouver les conditions acceptées',
    people: 'Abonnées, personnes qui offrent des mois',
    basis: 'Contrat\u00a0; obligation légale (code de commerce, article L123-22)',
    retention:
      '10 ans après la clôture de l’exercice, détachés du profil à la suppression du compte\u00a0; liens\u00a0: 14 jours à 2 mois\u00a0; mots de la carte d’un cadeau et, sans compte, nom et adresse de qui offre\u00a0: 30 jours après l’usage ou la fin du cadeau',
    recipients: `Administration\u00a0; {{paiement.nom}}\u00a0; expert-comptable\u00a0; ${host}`,
    transfers: `${here}. {{paiement.nom}}\u00a0: lieu et garanties de son contrat`,
  },
  coaching: {
    title: 'Coaching',
    purpose:
      'Échanges écrits avec une coach, chiffrés\u00a0; ils peuvent toucher à la santé ou à la vie intime\u00a0; nombre d’échanges par thème et trimestre, par groupes d’au moins cinq membres',
    people: 'Abonnées, coachs',
    basis: 'Consentement explicite (RGPD, article 9.2.a)',
    retention: 'Jusqu’à la fin de l’abonnement ou la suppression du compte',
    recipients: `Sa coach\u00a0; une autre coach ou la direction avec une raison que l’abonnée lit\u00a0; ${host}`,
    transfers: here,
  },
  support: {
    title: 'Assistance',
    purpose: 'Répondre aux demandes, y compris par e-mail, et en mesurer la qualité',
    people: 'Toute personne qui écrit, équipe',
    basis: 'Intérêt légitime\u00a0: répondre\u00a0; contrat pour les abonnées',
    retention: '{{demandes.conservation}} après le dernier message, ou à sa demande',
    recipients: `Assistance\u00a0; ${mailer}\u00a0; ${host}`,
    transfers: byMail,
  },
  mail: {
    title: 'E-mails envoyés et reçus',
    purpose: 'Envoyer les e-mails du service, en prouver l’envoi, ne plus écrire à une adresse qui refuse',
    people: 'Membres, équipe, toute personne qui écrit',
    basis: 'Contrat\u00a0; intérêt légitime',
    retention: '1 an\u00a0; avec le compte ou la demande qu’ils concernent',
    recipients: `Administration\u00a0; ${mailer}\u00a0; ${host}`,
    transfers: byMail,
  },
  consent: {
    title: 'Consentements',
    purpose: 'Prouver un consentement donné ou retiré, coaching et cookies',
    people: 'Membres, visiteuses',
    basis: 'Obligation légale (RGPD, article 7.1)',
    retention:
      '5 ans après le retrait ou la suppression, sous une empreinte\u00a0; choix de cookies\u00a0: 5 ans sans nom',
    recipients: `Administration\u00a0; ${host}`,
    transfers: here,
  },
  staff: {
    title: 'Équipe et publication',
    purpose: 'Publier et signer les articles, organiser le travail, répondre de l’ouverture du site',
    people: 'Équipe, autrices',
    basis: 'Intérêt légitime\u00a0; contrat de travail ou de prestation',
    retention:
      'Tant que la personne travaille pour le site\u00a0; signatures d’articles\u00a0: tant qu’ils sont publiés',
    recipients: `Administration, rédaction\u00a0; public pour les signatures\u00a0; ${host}`,
    transfers: here,
  },
  audience: {
    title: 'Mesure d’audience et publicité',
    purpose:
      'Savoir quelles pages sont lues\u00a0; à part, savoir quelle publicité ou quel partenaire a mené à une inscription',
    people: 'Visiteuses qui ont accepté',
    basis: 'Consentement, une case par finalité (RGPD, article 6.1.a\u00a0; loi du 6 janvier 1978, article 82)',
    retention:
      'Cookies\u00a0: 2 ans (_ga), 1 jour (_gid), 3 mois (_gcl_au)\u00a0; chez Google\u00a0: la durée réglée dans son outil',
    recipients: 'Google Ireland Limited\u00a0; Google LLC',
    transfers: googleTransferText,
  },
} as const satisfies Readonly<Record<string, Activity>>

export type ActivityCode = keyof typeof activities

/** Head of the register: applies to every activity (article 30.1, a and g). */
export const registerHead = [
  {
    term: 'Responsable du traitement',
    text: '{{editeur.nom}}, {{editeur.adresse}}, {{editeur.email}}, {{editeur.telephone}}, représentée par {{editeur.direction}}',
  },
  { term: 'Délégué à la protection des données', text: '{{delegue.contact}}' },
  {
    term: 'Mesures de sécurité',
    text: 'Connexions chiffrées (TLS)\u00a0; mots de passe hachés (Argon2id)\u00a0; échanges de coaching chiffrés, une clé par discussion\u00a0; second facteur exigé de l’administration\u00a0; droits par fonction\u00a0; lecture d’un échange par une autre personne que sa coach motivée et montrée à l’abonnée\u00a0; journal des interventions\u00a0; essais de connexion limités\u00a0; sauvegardes quotidiennes chiffrées et restaurées à l’essai',
  },
  { term: 'Effacement', text: `Selon la durée de chaque ligne. ${backupErasureText}` },
] as const
