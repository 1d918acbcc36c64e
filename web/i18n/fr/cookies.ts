import { googleTransferText } from '../../../contracts/accounts/google-measuring.ts'

/** Texts of the cookie consent and the cookies page. A change of meaning needs a new version in consent/dialog.ts. */
export const cookies = {
  title: 'Vos cookies',
  lead: 'Le strict nécessaire pour que le site fonctionne. Le reste attend votre accord, et s’en passe très bien.',
  choose: 'Changer mon choix',
  none: 'Ce site n’utilise aucun outil de mesure : il n’y a rien à accepter ni à refuser.',
  counted:
    'Sans cookie ni identifiant, nous comptons combien de fois chaque article est lu, et combien d’abonnements commencent depuis lui. Ces nombres ne disent rien de vous.',
  asked: 'La mesure d’audience et la publicité attendent votre accord, chacune à part. Votre réponse vaut six mois.',
  needed_title: 'Cookies nécessaires',
  needed_text:
    'Ils ne servent qu’à faire fonctionner le site. La loi n’exige pas d’accord pour eux. Sur une connexion chiffrée, leur nom commence le plus souvent par « __Host-\u2060 »\u00a0: ce site seul les reçoit.',
  measured_title: 'Mesure d’audience',
  measured_text:
    'Avec votre accord, Google Tag Manager et Google Analytics nous aident à savoir quelles pages sont lues. Ils ne sont chargés ni dans votre compte, ni dans vos échanges et vos demandes, ni au paiement.',
  advertising_title: 'Publicité et partenaires',
  advertising_text:
    'Avec votre accord, un cookie de Google dit si une publicité a mené à une inscription, et votre navigateur retient jusqu’au paiement le partenaire qui vous envoie. Rien de cela ne sert à vous montrer des publicités choisies pour vous.',
  table: { name: 'Nom', purpose: 'À quoi il sert', duration: 'Durée' },
  needed_table: 'Cookies nécessaires',
  google_table: 'Cookies de mesure d’audience déposés par Google, avec votre accord',
  advertising_table: 'Cookie publicitaire déposé par Google, avec votre accord',
  google: [
    { name: '_ga', purpose: 'Distinguer un navigateur d’un autre (Google Analytics)', duration: '2 ans' },
    { name: '_ga_…', purpose: 'Retenir l’état d’une visite (Google Analytics)', duration: '2 ans' },
    { name: '_gid', purpose: 'Distinguer un navigateur d’un autre pendant un jour', duration: '1 jour' },
  ],
  advertising: [{ name: '_gcl_au', purpose: 'Savoir si une publicité a mené à une inscription', duration: '3 mois' }],
  google_text: `${googleTransferText} Lesquels de ces cookies sont déposés dépend des outils que nous réglons. Ils sont effacés quand vous retirez votre accord.`,
  device_table: 'Ce que votre navigateur garde sur cet appareil',
  device: [
    {
      name: 'conversation:…',
      purpose: 'Vos brouillons, les messages qui attendent le réseau, et où vous en êtes dans vos lectures',
      duration: 'jusqu’à l’envoi ou la déconnexion ; 30 jours pour les lectures',
    },
    {
      name: 'reading-…',
      purpose: 'Les vingt derniers articles lus, pour les relire hors connexion',
      duration: 'jusqu’à la déconnexion',
    },
    {
      name: 'user-data',
      purpose: 'Votre adresse et votre nom, pour ne pas les taper deux fois',
      duration: 'la déconnexion ou la suppression du compte',
    },
    { name: 'payment-result', purpose: 'Retenir l’issue d’un paiement', duration: 'l’onglet fermé' },
    { name: 'offer', purpose: 'Savoir quand effacer l’offre retenue', duration: 'l’onglet fermé' },
    {
      name: 'measured-events',
      purpose: 'Une inscription à compter, si vous acceptez la mesure ou la publicité',
      duration: 'l’onglet fermé',
    },
    { name: 'leaving', purpose: 'Finir d’effacer cet appareil après « Quitter vite »', duration: 'un instant' },
  ],
  offer: {
    names: [
      { name: 'affiliate-data', purpose: 'Retenir le partenaire dont le lien vous a menée ici' },
      { name: 'unique-token', purpose: 'Retenir une offre reçue' },
      { name: 'formula-data', purpose: 'Retenir la formule choisie' },
    ],
    tab: 'l’onglet fermé, ou le paiement',
    agreed: 'avec votre accord, jusqu’au paiement, six mois au plus',
    tab_text:
      'Le partenaire dont le lien vous a menée ici et l’offre reçue passent par l’adresse des pages d’inscription. Ces deux pages les notent aussi dans votre navigateur, pour qu’une inscription interrompue reprenne dans le même onglet avec ce qui vous a été promis. La première page ouverte après la fermeture de l’onglet, ou après le paiement, les efface.',
    agreed_text:
      'Le partenaire dont le lien vous a menée ici et l’offre reçue passent par l’adresse des pages d’inscription. Votre navigateur ne les retient que si vous avez accepté « Publicité et partenaires » : jusqu’au paiement, ou jusqu’à ce que vous retiriez votre accord.',
  },
  list: [
    { name: 'session', purpose: 'Vous garder connectée', duration: '30 jours au plus' },
    { name: 'contact', purpose: 'Ouvrir vos demandes d’assistance sans compte', duration: 'celle du lien reçu' },
    { name: 'device', purpose: 'Reconnaître cet appareil à la prochaine connexion', duration: '6 mois' },
    {
      name: 'journey',
      purpose: 'Retenir votre offre, votre adresse et la coach choisie pendant l’inscription',
      duration: 'la fin de l’inscription',
    },
    { name: 'gift-order', purpose: 'Retrouver la carte du cadeau que vous venez d’offrir', duration: '1 heure' },
    { name: 'flash', purpose: 'Afficher un message sur la page suivante', duration: '1 minute' },
    { name: 'locale', purpose: 'Retenir la langue du site', duration: '1 an' },
    { name: 'discretion', purpose: 'Retenir vos choix de discrétion sur cet appareil', duration: '1 an' },
    { name: 'locked', purpose: 'Garder vos pages fermées après « Quitter vite »', duration: '1 an au plus' },
    {
      name: 'present',
      purpose: 'Refermer vos pages après le temps que vous avez choisi',
      duration: '30 minutes au plus',
    },
    { name: 'cookie-choice', purpose: 'Retenir votre réponse sur les cookies', duration: '6 mois' },
  ],
  storage_title: 'Sur votre appareil',
  storage_text:
    'Connectée, les vingt derniers articles lus sont gardés sur votre appareil pour être relus hors connexion, avec l’endroit où vous vous êtes arrêtée. Ils sont effacés quand vous vous déconnectez.',
  modal: {
    label: 'Choix des cookies',
    title: 'Une petite question',
    description:
      'Acceptez-vous que Google mesure l’audience, et que soient retenus la publicité ou le partenaire qui vous envoie ? Le site reste le même. Votre choix vaut six mois et se change par le lien « Cookies » en bas de page.',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    details: 'Choisir',
    more: 'Nos cookies',
  },
  preferences: {
    title: 'Vos cookies',
    intro:
      'Dites ce que vous acceptez. Vous pourrez changer d’avis à tout moment, par le lien « Cookies » en bas de page.',
    accept: 'Tout accepter',
    refuse: 'Tout refuser',
    save: 'Enregistrer mon choix',
    close: 'Fermer',
    needed: 'Nécessaires',
    measurement: 'Mesure d’audience',
    advertising: 'Publicité et partenaires',
  },
} as const
