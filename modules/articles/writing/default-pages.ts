import type { SitePage } from '../../../contracts/site-pages.ts'
import { legalNotice, privacy } from './default-legal-pages.ts'

export interface DefaultPage {
  uid: SitePage
  title: string
  /** as the sanitiser would write it, which therefore need not be loaded at each start */
  content: string
}

const nb = '\u00a0'

const about = `
<p>Ce site est un magazine et un lieu de parole, pour avancer dans sa vie, son travail, ses amours, son estime de soi et sa maternité.</p>
<h2>Le magazine</h2>
<p>Toutes et tous peuvent parcourir nos articles. Pour les lire en entier, il suffit de se connecter.</p>
<h2>Le coaching</h2>
<p>L’abonnement ouvre un espace privé où nos coachs répondent par écrit, sans limite, et donne accès à tous les contenus. Il s’arrête quand vous le souhaitez, depuis votre compte.</p>
<h2>Nous écrire</h2>
<p>Une question${nb}? La page <a href="/contact">contact</a> est ouverte à tout le monde, avec ou sans compte.</p>`

const terms = `
<h2>1. Objet</h2>
<p>Le site est édité par {{editeur.nom}}, {{editeur.forme}}, {{editeur.adresse}}, {{editeur.immatriculation}}, joignable par la page <a href="/contact">contact</a>, à l’adresse {{editeur.email}} ou au {{editeur.telephone}}.</p>
<p>Ces conditions régissent l’usage du site et l’abonnement qu’il propose. En créant un compte, vous les acceptez.</p>
<h2>2. Compte</h2>
<p>Un compte est personnel. Il demande une adresse e-mail et un mot de passe, que vous gardez pour vous. Vous pouvez demander sa suppression à tout moment.</p>
<h2>3. Abonnement et prix</h2>
<p>L’abonnement donne accès à tous les contenus et à l’espace de coaching, sans limite. Son prix\u00a0: {{formule.prix}}, affiché de nouveau avant le paiement. Cashback\u00a0: {{formule.remboursement}}. Il se renouvelle au terme de chaque période, jusqu’à son arrêt.</p>
<h2>4. Arrêt de l’abonnement</h2>
<p>Vous pouvez résilier à tout moment, en trois clics, depuis votre compte ou par le lien «${nb}Résilier votre contrat${nb}» en bas de chaque page, sans vous connecter. L’accès continue jusqu’au terme de la période payée, ou jusqu’à la date que vous souhaitez avant lui${nb}; plus rien n’est prélevé. Les coachs ne lisent alors plus vos échanges, et le profil et les échanges sont supprimés, sans pouvoir être réactivés${nb}: pour revenir, il faut s’inscrire de nouveau.</p>
<h2>5. Droit de rétractation</h2>
<p>Vous disposez de 14${nb}jours à compter de la commande pour vous rétracter, par le lien «${nb}Renoncer au contrat ici${nb}» en bas de chaque page ou par celui de l’e-mail de votre commande, même si vous avez résilié et que votre compte est déjà supprimé. L’abonnement prend fin aussitôt et le montant prélevé est remboursé sur la même carte, au plus tard sous quatorze jours. Les coachs ne lisent plus vos échanges dès cet instant${nb}; le profil et les échanges sont supprimés quatorze jours plus tard, ou aussitôt si vous le demandez depuis votre compte. Il en va de même si vous aviez déjà résilié.</p>
<h2>6. Ce que le coaching n’est pas</h2>
<p>Le coaching n’est ni un soin ni un avis médical, psychologique ou juridique. En cas de détresse ou d’urgence, adressez-vous à un professionnel de santé ou composez le 15, le 112 ou le 3114.</p>
<h2>7. Données personnelles</h2>
<p>Nous ne gardons que ce qui sert à vous répondre et à tenir votre abonnement. Vous pouvez en demander une copie ou l’effacement depuis votre compte, et vous adresser à la CNIL.</p>
<h2>8. Droit applicable</h2>
<p>Ces conditions relèvent du droit français. Après une réclamation écrite restée sans solution, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: {{mediateur.nom}}, {{mediateur.adresse}}, {{mediateur.site}}.</p>`

const pages: readonly DefaultPage[] = [
  { uid: 'about', title: 'À propos', content: about },
  { uid: 'terms-of-service', title: 'Conditions générales', content: terms },
  { uid: 'legal-notice', title: 'Mentions légales', content: legalNotice },
  { uid: 'privacy', title: 'Confidentialité', content: privacy },
]

/** They exist from the first start. */
export const defaultPages: readonly DefaultPage[] = pages.map(({ content, ...page }) => ({
  ...page,
  content: content.replaceAll('\n', ''),
}))
