import type { OpeningCode } from '../../contracts/opening/opening.ts'

const nb = '\u00a0'
const quoted = (text: string) => `«${nb}${text}${nb}»`

interface CheckWords {
  /** advice to the owner, or the reason why the check matters */
  advice: string
  /** request to the person who runs the server; absent: the owner can act alone */
  forServer?: string
}

const checks: Readonly<Record<OpeningCode, CheckWords>> = {
  'owner-second-factor': {
    advice: 'Chaque personne de l’administration active son second facteur dans son compte, rubrique Sécurité.',
  },
  'public-address': {
    advice: 'Le site répond à son adresse, en https, depuis n’importe quel appareil.',
    forServer: 'Régler PUBLIC_URL sur l’adresse en https du site, et la faire pointer vers ce serveur.',
  },
  'legal-pages': {
    advice:
      'Remplissez les informations légales, et complétez ce qui reste entre crochets dans les pages. Tant qu’il en manque, inscriptions et contact restent fermés.',
  },
  'legal-sources': {
    advice: `Comparez avec Légifrance ce que les conditions reproduisent, ou faites-le comparer. Puis ${quoted('Vérifier de nouveau')} en donne acte à votre nom.`,
  },
  'mail-sent': {
    advice: `Le site peut écrire à ses membres. Une fois que c’est réglé, ${quoted('Vérifier de nouveau')} envoie un e-mail d’essai à votre adresse.`,
    forServer: 'Régler SMTP_URL et MAIL_FROM, l’envoi des e-mails du site.',
  },
  'mail-authentic': {
    advice:
      'Ouvrez l’e-mail d’essai, affichez sa source, copiez-la tout entière et collez-la ici. Ce qui manque se règle là où votre nom de domaine est enregistré, avec votre prestataire d’envoi.',
  },
  'mail-answers': {
    advice: 'Une personne peut répondre à un e-mail du site. Répondez à l’un d’eux pour l’essayer.',
    forServer: 'Vérifier IMAP_URL et MAIL_REPLY_TO, la boîte où arrivent les réponses aux e-mails.',
  },
  'payment-keys': {
    advice: 'Ouvrez un compte chez Stripe au nom de votre société. Ses clés du mode réel vont sur le serveur.',
    forServer:
      'Régler PAYMENT_PROVIDER=stripe et les clés du mode réel (sk_live_ ou rk_live_), que je vous donne à part.',
  },
  'payment-webhook': {
    advice: 'Stripe prévient le site de chaque paiement.',
    forServer: 'Déclarer chez Stripe l’adresse des évènements /api/webhooks/payment/stripe, puis en provoquer un.',
  },
  secrets: {
    advice: 'Les clés qui protègent sessions et échanges sont propres à votre site, et gardées aussi ailleurs.',
    forServer: `Définir SESSION_SECRET, par exemple avec openssl rand -base64${nb}32, et COACHING_KEY, et en garder une copie ailleurs.`,
  },
  backup: {
    advice: 'Une copie du site est faite chaque jour\u00a0: rien ne se perd si le serveur tombe en panne.',
    forServer:
      'Planifier une sauvegarde quotidienne avec BACKUP_DIR et BACKUP_AT, ou lancer eclore backup (depuis les sources, npm run backup).',
  },
  restore: {
    advice: 'Une sauvegarde qu’on n’a jamais relue n’en est pas une\u00a0: on l’essaie tous les trois mois.',
    forServer:
      'Au moins tous les trois mois, lancer eclore rehearse-restore (depuis les sources, npm run rehearse-restore) sur une sauvegarde.',
  },
  disk: {
    advice: 'Images, fichiers et sauvegardes ont la place qu’il leur faut.',
    forServer: 'Libérer de la place, ou agrandir le disque de DATA_DIR.',
  },
  'demo-absent': {
    advice: 'Le site part de zéro, sans les articles ni les comptes de la démonstration.',
    forServer: 'Démarrer le site sans DEMO, sur une base vide.',
  },
  'privacy-register': {
    advice: 'Nommez l’hébergeur et l’envoi des e-mails dans les informations légales, puis lisez le registre.',
  },
  'metrics-private': {
    advice: 'Personne d’autre ne lit les mesures de votre serveur.',
    forServer: 'Protéger /metrics avec METRICS_TOKEN, ou le servir sur un port fermé au public.',
  },
  'own-words': {
    advice: `Donnez son nom au site dans ${quoted('Identité')}. Écrivez les parties de l’accueil dans ${quoted('Accueil')}, ou masquez-les, puis publiez. Les autres textes se trouvent dans ${quoted('Pages')}, ${quoted('Titres des pages')}, ${quoted('Page de contact')} et ${quoted('Menu et pied de page')}. Cela n’empêche pas d’ouvrir.`,
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
  owners: 'Pour vous',
  servers: 'Pour la personne qui gère votre serveur',
  passed: (count: number) => (count === 1 ? `1${nb}vérification en ordre` : `${count}${nb}vérifications en ordre`),
  ask: 'Demandez à la personne qui gère votre serveur\u00a0:',
  copy: 'Copier le message',
  copyAll: 'Copier un message pour tout',
  copied: 'Le message est copié\u00a0: collez-le dans un e-mail.',
  notCopied: 'Le navigateur n’a pas voulu copier\u00a0: ouvrez le message ci-dessous.',
  message: 'Ce que dit le message',
  greeting: (site: string) => `Bonjour,\n\nPour notre site ${site}, il reste à régler sur le serveur\u00a0:`,
  toDo: (title: string, what: string, found: string) =>
    `– ${title}\u00a0: ${what}${found === '' ? '' : `\n  Constaté\u00a0: ${found}`}`,
  thanks: 'Merci\u202f!',
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
  excepted: (name: string, until: string, reason: string) =>
    `Exception signée par ${name} jusqu’au ${until}\u00a0: ${reason}`,
}
