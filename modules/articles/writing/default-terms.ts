import { discussionReadersText as readers } from '../../../contracts/coaching/discussion-readers-text.ts'
import { guaranteeBox, renewalBox } from '../../../contracts/opening/statutory-texts.ts'
import { paidServiceText as service } from '../../../contracts/subscriptions/offer-words.ts'

/** The terms of a new site. The opening check expects each of these headings (modules/opening/checks/terms-headings.ts). */
export const defaultTerms = `
<h2>1. Qui nous sommes</h2>
<p>Le site est édité par {{editeur.nom}}, {{editeur.forme}}, {{editeur.adresse}}, {{editeur.immatriculation}}, joignable par la page <a href="/contact">contact</a>, à l’adresse {{editeur.email}} ou au {{editeur.telephone}}.</p>
<h2>2. Ce que couvrent ces conditions</h2>
<p>Elles régissent l’usage du site, l’abonnement et les cadeaux qu’il propose. Vous les acceptez en créant un compte ou en commandant. La version qui vaut pour un contrat est celle que vous avez acceptée\u00a0: elle vous est envoyée par e-mail avec la confirmation de la commande.</p>
<h2>3. Compte, réservé aux personnes majeures</h2>
<p>Le compte est réservé aux personnes majeures. Il est personnel et demande une adresse e-mail et un mot de passe, que vous gardez pour vous. Un compte suffit pour lire le magazine en entier, gratuitement. Vous pouvez demander sa suppression à tout moment. Nous pouvons suspendre un compte en cas de fraude, d’usurpation, d’atteinte à la sécurité du site ou de propos injurieux ou menaçants\u202f; sauf urgence, nous vous en donnons d’abord la raison et la possibilité de vous expliquer.</p>
<h2>4. Abonnement, prix et paiement</h2>
<p>Ce que paie l’abonnement\u00a0: ${service} Son prix\u00a0: {{formule.prix}}. Le prix, la date et le montant du premier prélèvement sont affichés de nouveau juste avant le bouton qui commande. Il n’y a ni frais de dossier ni option.</p>
<p>{{paiement.moyens}} Le prestataire de paiement est {{paiement.nom}}. {{paiement.donnees}}</p>
<h3>Codes de réduction</h3>
<p>Un code réduit le prix des périodes affichées avant la commande\u202f; ensuite, le prix de la formule s’applique. Il vaut pour les formules et jusqu’à la date qu’il porte, une seule fois par personne sauf si la page dit davantage\u202f; une commande n’en accepte qu’un. Il ne change pas le prix d’un essai. Le prix le plus bas des trente derniers jours est affiché à côté du prix réduit.</p>
<h2>5. Durée, renouvellement et échec d’un paiement</h2>
<p>{{formule.duree}}\u00a0: l’abonnement continue de période en période, jusqu’à ce que vous l’arrêtiez. La date et le montant du prochain prélèvement sont toujours affichés dans «\u00a0Mon abonnement\u00a0».</p>
<p>Une période d’un an ou plus est reconduite selon les articles L215-1 à L215-3 et L241-3 du code de la consommation, reproduits ici\u00a0: nous vous écrivons avant le terme, avec la date limite pour refuser la reconduction.</p>
${renewalBox}
<h3>Changement de formule</h3>
<p>Si plusieurs formules sont proposées, vous pouvez en choisir une autre dans «\u00a0Mon abonnement\u00a0». Le changement prend effet au prochain prélèvement, à la date et au montant affichés avant que vous confirmiez\u202f; rien n’est prélevé ni remboursé avant. Vous pouvez l’annuler jusqu’à cette date, et une résiliation l’annule. Un code de réduction cesse avec la formule qu’il réduisait\u202f; le cashback de votre commande reste promis.</p>
<p>Si un prélèvement échoue, nous vous en avertissons et réessayons pendant sept jours\u202f; votre accès reste ouvert. Vous pouvez donner une autre carte. Après le dernier essai, l’abonnement prend fin\u202f; aucune pénalité ne vous est demandée.</p>
<h2>6. Cashback</h2>
<p>{{formule.remboursement}}. La date prévue et le montant figurent dans «\u00a0Mon abonnement\u00a0»\u202f; vous n’avez rien à envoyer. Le cashback ne dépasse jamais ce que vous avez payé.</p>
<h2>7. Résiliation</h2>
<p>Vous pouvez résilier à tout moment, sans motif et sans frais, en trois clics, depuis votre compte ou par le lien «\u00a0Résilier votre contrat\u00a0» en bas de chaque page, sans vous connecter. L’accès continue jusqu’au terme de la période payée, ou jusqu’à la date que vous souhaitez avant lui\u202f; plus rien n’est prélevé. Les coachs ne lisent alors plus vos échanges, et le profil et les échanges sont supprimés, sans pouvoir être réactivés\u00a0: pour revenir, il faut s’inscrire de nouveau. Les écritures comptables sont gardées dix ans.</p>
<p>Nous pouvons mettre fin à l’abonnement en cas de manquement grave à ces conditions, après un message resté sans effet, ou si le service s’arrête. Dans ce dernier cas, la part non utilisée de la période payée vous est remboursée.</p>
<h2>8. Droit de rétractation</h2>
<p>Vous disposez de 14\u00a0jours à compter de la commande pour vous rétracter, sans motif (articles L221-18 et suivants du code de la consommation), par le lien «\u00a0Renoncer au contrat ici\u00a0» en bas de chaque page, par celui de l’e-mail de votre commande, ou par toute déclaration sans ambiguïté, même si vous avez résilié et que votre compte est déjà supprimé. L’abonnement prend fin aussitôt et tout ce qui a été prélevé est remboursé {{paiement.retour}}, au plus tard sous quatorze jours. Les coachs ne lisent plus vos échanges dès cet instant\u202f; le profil et les échanges sont supprimés quatorze jours plus tard, ou aussitôt si vous le demandez depuis votre compte.</p>
<h3>Modèle de formulaire de rétractation</h3>
<p>Vous pouvez recopier ce modèle (annexe à l’article R221-1) et nous le renvoyer\u00a0:</p>
<blockquote><p>À l’attention de {{editeur.nom}}, {{editeur.adresse}}, {{editeur.email}}\u00a0:</p><p>Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de services ci-dessous\u00a0:</p><p>Commandé le\u00a0:</p><p>Nom de la consommatrice ou du consommateur\u00a0:</p><p>Adresse\u00a0:</p><p>Signature (seulement sur papier)\u00a0:</p><p>Date\u00a0:</p></blockquote>
<h2>9. Pause</h2>
<p>Vous pouvez suspendre l’abonnement de un à trois mois. Votre accès se ferme à la fin de la période payée, et rien n’est prélevé pendant la pause. Nous vous écrivons une semaine avant la reprise, qui est suivie d’un prélèvement. Vous pouvez reprendre plus tôt, ou résilier, à tout moment.</p>
<h2>10. Cadeaux</h2>
<p>Un cadeau est un nombre de mois de coaching, payé en une fois\u202f; rien ne se renouvelle. Le code sert une seule fois, pendant la durée affichée avant la commande et dans l’e-mail qui le porte\u202f; ensuite il est perdu. La personne qui le reçoit l’utilise avec son propre compte\u202f; si elle a déjà un abonnement, les mois s’ajoutent à ceux qu’elle a payés.</p>
<p>Qui offre peut se rétracter pendant 14\u00a0jours à compter de l’achat, que le code ait servi ou non. S’il n’a pas servi, tout est remboursé et le code ne vaut plus. S’il a servi, l’accès s’est ouvert à votre demande expresse\u00a0: il prend fin, seule la part déjà passée reste due (article L221-25 du code de la consommation), et le reste est remboursé sur la même carte.</p>
<h2>11. Coaching et délais de réponse</h2>
<p>Le coaching est un accompagnement écrit. Avant d’écrire, puis dans chaque échange, vous voyez jusqu’à quand votre coach vous répondra, selon ses heures, hors jours fériés et congés. Nous vous devons de l’attention, de la compétence et de la régularité, pas un résultat.</p>
<p>${readers} Les personnes qui les lisent sont tenues à la confidentialité, qui ne cède que si la loi l’impose ou si un danger grave et immédiat menace une personne.</p>
<p>Le coaching n’est ni un soin ni un avis médical, psychologique ou juridique, et les messages ne sont pas lus en continu. En cas de détresse ou d’urgence, adressez-vous à un professionnel de santé ou composez le 15, le 112 ou le 3114.</p>
<h2>12. Garantie légale de conformité</h2>
<p>{{editeur.nom}}, {{editeur.adresse}}, répond de la conformité du service numérique pendant toute la durée de l’abonnement ou du cadeau. Il suffit d’écrire à {{editeur.email}} ou par la page <a href="/contact">contact</a>, ou d’appeler le {{editeur.telephone}}. Cette garantie vaut indépendamment de toute autre.</p>
${guaranteeBox}
<h2>13. Changement de prix ou de conditions</h2>
<p>Le prix d’un abonnement en cours ne change que pour une raison que nous vous donnons\u00a0: une hausse du coût du service (rémunération des coachs, prestataires) ou un changement de taxe. Ces conditions ne changent que pour suivre la loi, une décision de justice, ou une évolution du service qui ne réduit pas ce que vous avez payé.</p>
<p>Nous vous écrivons au moins trente jours avant, avec la raison, ce qui change et la date. Un changement ne touche jamais une période déjà payée. Si vous ne le voulez pas, vous résiliez avant cette date, sans frais.</p>
<h2>14. Responsabilité</h2>
<p>Nous répondons de la bonne exécution du contrat selon la loi. Rien, dans ces conditions, ne limite les droits qu’elle vous donne.</p>
<h2>15. Données personnelles</h2>
<p>La page <a href="/privacy">confidentialité</a> dit quelles données nous traitons, pourquoi et combien de temps. Le coaching demande un consentement séparé, que vous pouvez retirer à tout moment.</p>
<h2>16. Réclamation et médiation</h2>
<p>Écrivez-nous d’abord par la page <a href="/contact">contact</a>. Après une réclamation écrite restée sans solution, vous pouvez saisir gratuitement le médiateur de la consommation (article L612-1 du code de la consommation)\u00a0: {{mediateur.nom}}, {{mediateur.adresse}}, {{mediateur.site}}. La médiation n’est jamais obligatoire.</p>
<h2>17. Droit applicable et tribunaux</h2>
<p>Ces conditions relèvent du droit français. Si vous résidez dans un autre pays de l’Union européenne, vous gardez la protection des règles impératives de ce pays, et vous pouvez saisir ses tribunaux. En France, vous pouvez saisir, à votre choix, l’un des tribunaux compétents selon le code de procédure civile, ou celui du lieu où vous demeuriez à la conclusion du contrat ou à la survenance du dommage (article R631-3 du code de la consommation).</p>`
