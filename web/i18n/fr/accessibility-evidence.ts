/** Results of manual checks, or why a criterion of RGAA does not apply. Shown on /accessibility. */
export const accessibilityEvidence = {
  '1.3':
    'Textes de remplacement de 26 articles lus à côté de leur image, dans l’exemplaire d’essai. Une image qui n’apprend rien a un texte vide.',
  '1.4': 'Aucune image ne sert de test.',
  '1.5': 'Aucune image ne sert de test.',
  '1.6':
    'La seule image complexe est le QR code de la double authentification : sa clé est écrite en lettres au-dessous.',
  '1.7': 'La clé écrite est exactement ce que contient le QR code.',
  '1.8': 'Aucune image ne contient de texte : titres, logo et boutons sont du texte.',
  '1.9': 'L’image d’un article et son crédit sont dans un même élément figure, le crédit dans figcaption.',
  '2.1': 'Aucun cadre.',
  '2.2': 'Aucun cadre.',
  '3.1':
    'États, erreurs, page courante et nombres non lus portent un mot ou un nombre. Une pastille de thème qui n’était qu’une couleur a été retirée de la liste des échanges.',
  '5.1': 'Aucun tableau complexe : une ligne d’en-têtes, sans cellules fusionnées.',
  '5.2': 'Aucun tableau complexe.',
  '5.3': 'Aucun tableau de mise en forme dans les pages.',
  '5.4': 'Chaque tableau (cookies, critères) a un caption.',
  '5.5': 'Les titres des tableaux disent ce qu’ils contiennent.',
  '5.8': 'Aucun tableau de mise en forme dans les pages.',
  '7.2':
    'Lecture, inscription, paiement, échanges et demandes parcourus sans JavaScript : chaque formulaire s’envoie, chaque lien mène à sa page.',
  '7.4':
    'Aucun champ n’envoie un formulaire ni ne change de page quand sa valeur change : il faut presser un bouton ou suivre un lien.',
  '7.5':
    'Dans les pages, les messages sont des zones status, alert ou aria-live : confirmations, erreurs, nouveaux messages, nombre de résultats, lien copié. Pas d’essai avec un lecteur d’écran.',
  '8.6': 'Titres des pages relevés : chacun nomme sa page, après le nom du site.',
  '8.7':
    '« English » et « Page Not Found » portent lang="en" ; les autres mots étrangers sont des noms propres ou des mots du dictionnaire.',
  '8.10': 'Les pages sont en français. Un message écrit de droite à gauche prend son sens de lui-même (dir="auto").',
  '9.3':
    'Menus, fil d’Ariane, sommaire, listes de cartes et de demandes sont des listes. Le menu du compte et l’ordre des résultats l’étaient pour les yeux seulement : corrigé.',
  '9.4':
    'Témoignages et passages cités sont dans blockquote ; aucune citation courte n’est attribuée à quelqu’un dans une phrase.',
  '10.3':
    'Pages d’article et de paiement relues dans l’ordre du code, sans feuille de style, et ordre du clavier suivi sur quatre pages : c’est celui de la lecture.',
  '10.5': 'La couleur du texte et celle du fond sont déclarées ensemble sur la page ; aucune ne dépend d’une image.',
  '10.9':
    'Textes des pages parcourus : aucun ne désigne quelque chose par sa forme, sa taille ou sa place seulement. Trois phrases (cookies, commande) nomment maintenant le lien.',
  '10.10': 'Voir 10.9.',
  '10.13':
    'Rien n’apparaît au survol ou à la prise de focus, sauf le lien d’évitement ; les menus s’ouvrent d’une pression et se ferment par Échap.',
  '10.14': 'Aucun contenu n’apparaît par une feuille de style seule.',
  '11.2': 'Étiquettes de tous les formulaires lues : chacune dit ce qu’on attend.',
  '11.3': 'Un même champ a la même étiquette d’un formulaire à l’autre.',
  '11.4': 'L’étiquette est au-dessus de son champ, ou à droite de sa case.',
  '11.5':
    'Choix du thème et de la coach, discrétion, carte bancaire : chacun dans un groupe. Les champs de la carte ne l’étaient pas : corrigé.',
  '11.7': 'Les légendes disent ce que le groupe demande.',
  '11.8': 'Aucune liste déroulante n’a d’options de plusieurs natures.',
  '11.9': 'Boutons de toutes les pages relevés : chacun dit ce qu’il fait.',
  '11.10':
    'Une phrase au-dessus des formulaires dit que les champs sont obligatoires, les facultatifs le disent (ajouté) ; une erreur est un texte relié à son champ.',
  '11.11':
    'Une erreur dit la forme attendue, avec un exemple pour l’adresse e-mail (ajouté), la date d’expiration et le mot de passe.',
  '11.12':
    'Commande : récapitulatif au-dessus du bouton, rétractation pendant 14 jours. Arrêt et suppression : confirmation, mot de passe.',
  '12.1': 'Le menu et la recherche du magazine.',
  '12.2': 'Le menu est le même élément, en tête de chaque page.',
  '12.3': 'Aucun plan du site en page : le menu et la recherche suffisent.',
  '12.4': 'Aucun plan du site en page.',
  '12.5': 'La recherche est en tête du magazine, première entrée du menu de chaque page.',
  '12.10': 'Aucun raccourci n’est une lettre, un chiffre ou un signe ; Échap pressé trois fois n’en est pas un.',
  '12.11': 'Rien n’apparaît au survol ou à la prise de focus, sauf le lien d’évitement, atteint au clavier.',
  '13.1':
    'Le verrouillage des pages suit le temps que la lectrice choisit. Un message reste tant qu’on le pointe ou qu’il a le focus (corrigé). L’attente d’un paiement se quitte par un lien.',
  '13.2': 'Une fenêtre ne s’ouvre que par un lien qu’on suit, et le lien le dit (ajouté).',
  '13.4': 'Les reçus sont eux-mêmes lisibles : aucune autre version n’est nécessaire.',
  '13.5': 'Aucun dessin de caractères.',
  '13.6': 'Aucun dessin de caractères.',
  '13.7': 'Rien ne clignote ni ne lance d’éclair.',
  '13.8': 'Rien ne bouge de soi-même ; les transitions s’arrêtent avec prefers-reduced-motion.',
  '13.9': 'Aucune règle ne fixe l’orientation ; pages vues à 360 × 780 et 780 × 360.',
  '13.10': 'Aucun geste complexe.',
  '13.11': 'Boutons et liens agissent quand on relâche.',
  '13.12': 'Aucune fonction ne dépend d’un mouvement de l’appareil.',
} as const
