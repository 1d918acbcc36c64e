import type { OpeningCode } from '../../contracts/opening/opening.ts'

const nb = '\u00a0'
const quoted = (text: string) => `«${nb}${text}${nb}»`

/** Title of each check, and advice if it does not pass. */
const checks: Readonly<Record<OpeningCode, { title: string; advice: string }>> = {
  'owner-second-factor': {
    title: 'Second facteur de l’administration',
    advice: 'Chaque personne de l’administration active son second facteur dans son compte, rubrique Sécurité.',
  },
  'public-address': {
    title: 'Adresse publique',
    advice: 'Réglez PUBLIC_URL sur l’adresse en https du site, faites-la pointer vers ce serveur, puis vérifiez.',
  },
  'legal-pages': {
    title: 'Pages légales',
    advice:
      'Remplissez les informations légales, et complétez ce qui reste entre crochets dans les pages. Tant qu’il en manque, inscriptions et contact restent fermés.',
  },
  'legal-sources': {
    title: 'Textes de loi reproduits',
    advice: `Comparez avec Légifrance ce que les conditions reproduisent, ou faites-le comparer. Puis ${quoted('Vérifier de nouveau')} en donne acte à votre nom.`,
  },
  'mail-sent': {
    title: 'Envoi des e-mails',
    advice: `Réglez SMTP_URL et MAIL_FROM. ${quoted('Vérifier de nouveau')} envoie un e-mail d’essai à votre adresse.`,
  },
  'mail-authentic': {
    title: 'Authentification des e-mails',
    advice:
      'Ouvrez l’e-mail d’essai, affichez sa source, copiez-la tout entière et collez-la ici. Ce qui manque se règle dans le DNS de votre domaine, avec votre prestataire d’envoi.',
  },
  'mail-answers': {
    title: 'Réponses par e-mail',
    advice: 'Vérifiez IMAP_URL et MAIL_REPLY_TO, ou répondez à un e-mail du site pour qu’une réponse arrive.',
  },
  'payment-keys': {
    title: 'Clés de paiement',
    advice: 'Réglez PAYMENT_PROVIDER=stripe et les clés du mode réel, sk_live_ ou rk_live_.',
  },
  'payment-webhook': {
    title: 'Évènements de paiement',
    advice: 'Déclarez l’adresse des évènements chez le prestataire, puis provoquez-en un.',
  },
  secrets: {
    title: 'Secrets du serveur',
    advice: `Définissez SESSION_SECRET, par exemple avec openssl rand -base64${nb}32, et COACHING_KEY, et gardez-en une copie ailleurs.`,
  },
  backup: {
    title: 'Sauvegarde',
    advice:
      'Planifiez une sauvegarde quotidienne avec BACKUP_DIR et BACKUP_AT, ou lancez eclore backup (depuis les sources, npm run backup).',
  },
  restore: {
    title: 'Restauration essayée',
    advice:
      'Au moins tous les trois mois, lancez eclore rehearse-restore (depuis les sources, npm run rehearse-restore).',
  },
  disk: { title: 'Place sur le disque', advice: 'Libérez de la place, ou agrandissez le disque de DATA_DIR.' },
  'demo-absent': {
    title: 'Démonstration absente',
    advice: 'Démarrez sans DEMO, sur une base vide.',
  },
  'privacy-register': {
    title: 'Registre des traitements',
    advice: 'Nommez l’hébergeur et l’envoi des e-mails dans les informations légales, puis lisez le registre.',
  },
  'metrics-private': {
    title: 'Mesures privées',
    advice: 'Protégez /metrics avec METRICS_TOKEN, ou servez-le sur un port fermé au public.',
  },
  'own-words': {
    title: 'Nom et page d’accueil',
    advice: `Donnez son nom au site dans ${quoted('Identité')}. Écrivez ces parties dans ${quoted('Accueil')}, ou masquez-les, puis publiez. Cela n’empêche pas d’ouvrir.`,
  },
}

export const openingWords = {
  intro:
    'Ce qui doit être juste avant la première commande, et le rester ensuite. Les vérifications qui interrogent l’extérieur se lancent ici.',
  open: 'Tout est en ordre\u00a0: le site peut prendre des commandes.',
  closed: 'Tant qu’une vérification manque, aucune commande n’est acceptée.',
  informs: 'En démonstration ou avec le prestataire d’essai, ces vérifications informent sans rien bloquer.',
  progress: (done: number, all: number) => `${done} vérifications sur ${all} sont en ordre.`,
  checks,
  states: { passed: 'En ordre', failed: 'À corriger', unknown: 'À vérifier' },
  checked: (time: string) => `Vérifié le ${time}`,
  todo: 'À faire\u00a0:',
  again: 'Vérifier de nouveau',
  running: 'Vérification en cours…',
  source: 'Source de l’e-mail d’essai',
  sourceHelp: 'En-têtes et texte, tels qu’ils sont arrivés',
  except: 'Ouvrir sans cette vérification…',
  exceptTitle: 'Ouvrir sans cette vérification',
  exceptText: `L’exception vaut 30${nb}jours. Votre nom et la raison sont affichés ici et consignés dans le journal.`,
  reason: 'Raison',
  sign: 'Signer l’exception',
  cancel: 'Annuler',
  excepted: (name: string, until: string, reason: string) =>
    `Exception signée par ${name} jusqu’au ${until}\u00a0: ${reason}`,
}
