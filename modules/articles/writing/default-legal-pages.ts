import { discussionReadersText } from '../../../contracts/coaching/discussion-readers-text.ts'
import { backupDays } from '../../../contracts/privacy/erasure-terms.ts'

// Placeholders in double braces are replaced with the owner's settings (modules/publisher).

export const defaultLegalNotice = `
<h2>Éditeur du site</h2>
<p>{{editeur.nom}}, {{editeur.forme}}.</p>
<ul>
<li>Siège social\u00a0: {{editeur.adresse}}</li>
<li>Immatriculation\u00a0: {{editeur.immatriculation}} (SIRET {{editeur.siret}})</li>
<li>Numéro de TVA intra\u00adcommunautaire\u00a0: {{editeur.tva}}</li>
<li>Adresse e-mail\u00a0: {{editeur.email}}</li>
<li>Téléphone\u00a0: {{editeur.telephone}}</li>
</ul>
<p>Direction de la publication\u00a0: {{editeur.direction}}.</p>
<h2>Hébergement</h2>
<p>Le site est hébergé par {{hebergeur.nom}}, {{hebergeur.adresse}}, téléphone {{hebergeur.telephone}}.</p>
<h2>Propriété intellectuelle</h2>
<p>Les textes, les images et la mise en page du site sont protégés par le droit d’auteur. Une courte citation est permise si elle nomme l’autrice ou l’auteur et le site. Toute autre reproduction demande notre accord écrit.</p>
<h2>Avertissement</h2>
<p>Les articles et les échanges avec les coachs informent et accompagnent. Ils ne remplacent ni un avis médical, ni un suivi psychologique, ni un conseil juridique. En cas de détresse ou d’urgence, composez le 15, le 112 ou le 3114.</p>
<h2>Signaler un contenu</h2>
<p>Un propos inexact, une atteinte à vos droits, un contenu qui vous paraît illicite\u202f? Écrivez-nous depuis la page <a href="/contact">contact</a>, avec l’adresse de la page, le passage concerné et la raison de votre demande.</p>
<h2>Accessibilité</h2>
<p>Si une page vous résiste, dites-le-nous par la page <a href="/contact">contact</a>\u202f; nous vous enverrons son contenu sous une autre forme et corrigerons la page. Notre <a href="/accessibility">déclaration d’accessibilité</a> dit ce qui est vérifié.</p>
<h2>Médiation de la consommation</h2>
<p>Après une réclamation écrite restée sans solution, vous pouvez saisir gratuitement {{mediateur.nom}}, {{mediateur.adresse}}, {{mediateur.site}}.</p>`

export const defaultPrivacyPolicy = `
<p>Ce que vous nous confiez est souvent plus personnel qu’une adresse. Voici quelles données nous traitons, pourquoi, combien de temps, et comment vous en gardez la maîtrise.</p>
<h2>Qui est responsable</h2>
<p>{{editeur.nom}}, {{editeur.adresse}}, est responsable du traitement au sens du règlement général sur la protection des données (RGPD). Pour toute question\u00a0: {{editeur.email}}, ou la page <a href="/contact">contact</a>.</p>
<h2>Ce que nous traitons, et pourquoi</h2>
<h3>Votre compte</h3>
<p>Adresse e-mail, mot de passe sous la forme d’une empreinte irréversible, nom si vous l’indiquez, favoris. Base légale\u00a0: le contrat.</p>
<h3>Votre abonnement</h3>
<p>Nom et prénom, formule, dates, montants, état des paiements et des remboursements. {{paiement.donnees}} Base légale\u00a0: le contrat, puis nos obligations comptables.</p>
<h3>Vos échanges avec une coach</h3>
<p>Les messages, leur date et l’état de la discussion. Ils peuvent toucher à la santé ou à la vie intime\u00a0: la base légale est votre consentement explicite, demandé à part, que vous pouvez retirer depuis votre compte aussi simplement que vous l’avez donné. Dès cet instant, aucune coach ne peut plus lire ces échanges ni y écrire\u202f; vous pouvez encore les lire, et ils sont effacés avec votre compte.</p>
<h3>Vos demandes d’assistance</h3>
<p>Nom, adresse e-mail, objet et messages. Le lien qui vous est envoyé vaut clé\u00a0: ne le transférez pas. Base légale\u00a0: notre intérêt légitime à vous répondre.</p>
<h3>La sécurité et l’origine des inscriptions</h3>
<p>Sessions, tentatives de connexion, journaux techniques et, le cas échéant, le partenaire qui vous a orientée ou orienté vers nous. Base légale\u00a0: notre intérêt légitime à protéger le service et à savoir d’où viennent les inscriptions.</p>
<p>Vos échanges ne servent ni à la publicité ni à l’entraînement d’un logiciel, et aucune décision vous concernant n’est entièrement automatisée.</p>
<h2>Combien de temps</h2>
<ul>
<li>Compte et échanges de coaching\u00a0: jusqu’à la fin de l’abonnement ou votre demande de suppression.</li>
<li>Compte sans abonnement\u00a0: jusqu’à votre demande de suppression, ou vingt-quatre mois sans connexion\u202f; un e-mail vous prévient un mois avant.</li>
<li>Écritures comptables\u00a0: dix ans à compter de la clôture de l’exercice, comme la loi l’exige, détachées de votre profil.</li>
<li>Demandes d’assistance\u00a0: {{demandes.conservation}} après le dernier message, ou jusqu’à ce que vous les effaciez depuis «\u00a0Mes demandes\u00a0».</li>
<li>Copies des e-mails envoyés\u00a0: un an\u202f; celles qui concernent un compte ou une demande sont effacées avec eux, y compris un accusé de réception envoyé à une autre adresse. Le message qui confirme l’effacement, ou un accusé de réception demandé après lui, reste sept jours au plus.</li>
<li>Preuve de vos consentements\u00a0: cinq ans après leur retrait ou la suppression du compte, sous une empreinte qui ne contient pas votre adresse.</li>
<li>Choix en matière de cookies\u00a0: cinq ans, sous un identifiant qui ne vous nomme pas.</li>
<li>Journal des interventions\u00a0: trois ans\u202f; il ne contient ni nom, ni adresse, ni message.</li>
<li>Journaux techniques\u00a0: douze mois au plus.</li>
<li>Sauvegardes\u00a0: ${backupDays}\u00a0jours au plus. Ce qui est effacé n’y figure plus après ce délai.</li>
</ul>
<h2>Qui y a accès</h2>
<p>${discussionReadersText}</p>
<p>L’équipe d’assistance lit vos demandes, jamais vos échanges de coaching. Un petit nombre de personnes de l’administration gère les paiements et la technique\u202f; leurs actes sont consignés dans un journal. Nos prestataires agissent sur nos instructions\u00a0: {{hebergeur.nom}} (hébergement), {{envoi-mails.nom}} (envoi d’e-mails), {{paiement.nom}} (paiement). Les données sont hébergées ici\u00a0: {{hebergeur.pays}}.</p>
<h2>Vos droits</h2>
<p>Vous pouvez accéder à vos données, les rectifier, les faire effacer, en recevoir une copie, vous opposer à un traitement ou en demander la limitation, retirer un consentement et donner des directives pour après votre décès. La copie, avec vos fichiers, et la suppression se demandent depuis votre compte\u202f; vos demandes d’assistance s’effacent avec le lien qui les ouvre. Pour le reste, écrivez-nous. Nous répondons dans un délai d’un mois.</p>
<p>Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la CNIL.</p>
<h2>Cookies</h2>
<p>Les cookies nécessaires gardent votre session et votre choix en matière de cookies. La mesure d’audience et la publicité ne sont chargées qu’avec votre accord, donné pour chacune. {{mesure.destinataire}} Refuser est aussi simple qu’accepter, ne change rien à votre accès, et vous pouvez revenir sur votre choix à tout moment sur la page <a href="/cookies">cookies</a>.</p>`
