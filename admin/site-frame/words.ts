import { ownerHeads, type PageWithTexts } from '../../contracts/administration/page-texts.ts'
import type { PublicPage } from '../../contracts/administration/site-frame.ts'

const nb = '\u00a0'

const pages: Readonly<Record<PublicPage, string>> = {
  '*': 'Toute page sans description',
  '/': 'Accueil',
  '/articles': 'Magazine',
  '/authors': 'Autrices et auteurs',
  '/coaches': 'Coachs',
  '/categories': 'Rubriques',
  '/tags': 'Mots-clés',
  '/about': 'À propos',
  '/contact': 'Contact',
  '/gift': 'Offrir des mois',
  '/registration': 'Créer un compte',
  '/login': 'Se connecter',
  '/terms-of-service': 'Conditions générales',
  '/legal-notice': 'Mentions légales',
  '/privacy': 'Confidentialité',
  '/cookies': 'Cookies',
  '/accessibility': 'Accessibilité',
}

const pagesWithTexts: Readonly<Record<PageWithTexts, string>> = {
  ...ownerHeads,
  registration: 'Créer un compte',
  payment: 'Commander l’abonnement',
  welcome: 'Bienvenue, après le paiement',
  gift: 'Offrir des mois',
  giftUse: 'Utiliser un cadeau',
  login: 'Se connecter',
}

/** The changed texts in one line, cut to 100 characters. */
function shortened(texts: readonly string[]): string {
  const all = texts.join(', ')
  return all.length > 100 ? `${all.slice(0, 99).trimEnd()}…` : all
}

/** Texts of the screens about menu, footer, page texts, contact page and search results. */
export const frameWords = {
  navigation: {
    intro:
      'Les liens en haut et en bas de chaque page. Ceux du contrat et les pages légales restent en bas de page\u00a0: la loi les demande.',
    menu: 'Menu',
    menuHelp: (most: number) =>
      `Six liens au plus, ${most}${nb}caractères en tout. Un lien vers une page qui n’est pas publiée n’est pas montré.`,
    label: 'Nom du lien',
    to: 'Adresse',
    toHelp: `Par exemple /about, /pages/nos-ateliers ou https://exemple.org`,
    addLink: 'Ajouter un lien',
    footer: 'Pied de page',
    claim: 'Phrase sous le logo',
    starting: 'Cette phrase est encore celle d’un site neuf.',
    column: 'Titre de la colonne',
    addColumn: 'Ajouter une colonne',
  },
  contact: {
    intro: 'Les questions fréquentes, les sujets d’une demande et qui les reçoit, et les numéros d’urgence.',
    emergency: 'Urgences',
    emergencyTitle: 'Titre',
    emergencyContact: 'Sur la page de contact',
    emergencyCoaching: 'Sous un premier message à une coach',
    emergencyDiscussion: 'À côté d’un échange',
    categories: 'Sujets d’une demande',
    category: 'Sujet',
    goesTo: 'Va à',
    support: 'l’équipe d’assistance',
    owner: 'la direction',
    addCategory: 'Ajouter un sujet',
    questions: 'Questions fréquentes',
    starting: `Ces questions sont encore celles d’un site neuf${nb}: écrivez les vôtres.`,
    question: 'Question',
    answer: 'Réponse',
    linkLabel: 'Lien sous la réponse',
    linkTo: 'Adresse du lien',
    linkHelp: 'Les deux champs vides\u00a0: pas de lien.',
    addQuestion: 'Ajouter une question',
  },
  pageTexts: {
    intro:
      'Le titre et la phrase d’accueil du magazine, des pages de l’équipe et de contact, et de celles où l’on s’inscrit, s’abonne, offre et se connecte. Prix, durées et mentions de la loi restent dans les formulaires.',
    starting: `Ce titre et cette phrase sont encore ceux d’un site neuf${nb}: écrivez les vôtres.`,
    heading: 'Titre',
    lead: 'Phrase d’accueil',
    leadHelp: `Vide${nb}: pas de phrase.`,
    aside: 'Phrase à côté du formulaire, sur un grand écran',
    original: 'Revenir au texte d’origine',
    preview: (page: string) => `Aperçu${nb}: ${page}`,
    pages: pagesWithTexts,
  },
  search: {
    intro: `Ce que les moteurs de recherche et les onglets montrent de chaque page. Un champ vide garde ce que le site en dit. Les pages que vous créez ont leur description dans leur propre écran.`,
    pageTitle: 'Titre',
    description: 'Description',
    result: (page: string) => `Dans un moteur de recherche${nb}: ${page}`,
    ownTitle: 'Le titre de la page',
    ownDescription: 'Ce que le site dit de la page.',
    pages,
  },
  workingCopy: {
    ahead: `Copie de travail${nb}: les visiteuses lisent encore la version publiée.`,
    typePublic: 'Revenir à la version publiée',
    publish: 'Publier',
    home: 'La page d’accueil',
    contact: 'La page de contact',
    newTicket: `La page «${nb}Nous écrire${nb}»`,
  },
  history: {
    history: 'Versions précédentes',
    noHistory: 'Aucune version précédente.',
    restore: 'Reprendre cette version',
    version: (date: string, by: string) => `Jusqu’au ${date}, remplacée par ${by}`,
    site: 'le site',
    difference: (removed: readonly string[], added: readonly string[]) =>
      removed.length + added.length === 0
        ? 'seul l’ordre a changé'
        : [
            removed.length > 0 && `avait «${nb}${shortened(removed)}${nb}»`,
            added.length > 0 && `n’avait pas «${nb}${shortened(added)}${nb}»`,
          ]
            .filter(Boolean)
            .join(', '),
    taken: 'La version est dans le formulaire. Relisez-la, puis publiez.',
  },
}
