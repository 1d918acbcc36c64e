/** Invented readers, marked as examples; the first voice is displayed in large letters. The product's build does not contain them. */
export const voices = [
  {
    name: 'Caroline',
    detail: '47 ans, Amour',
    text: 'Nadia ne m’a jamais conseillé de rester ni de partir. Elle m’a appris à finir mes phrases. Mon mari a appris à les attendre. Nous en sommes là, et c’est déjà beaucoup.',
  },
  {
    name: 'Fatoumata',
    detail: '29 ans, Estime de soi',
    text: 'J’aime écrire le soir et trouver une réponse le lendemain, longue, réfléchie, qui reprend mes propres mots. Personne ne m’a dit d’être plus positive. On m’a demandé d’être plus précise.',
  },
  {
    name: 'Zélie',
    detail: '34 ans, Périnatalité',
    text: 'Hélène m’a aidée à préparer ce que je voulais dire à ma sage-femme, et à demander à ma belle-mère de venir le mardi plutôt que tout le temps. Deux phrases, et mes semaines ont changé d’allure.',
  },
  {
    name: 'Mathilde',
    detail: '38 ans, Vie professionnelle',
    text: 'Je venais chercher le courage de démissionner. Claire m’a fait tenir un relevé de mes heures pendant trois semaines, et j’ai fini par négocier un jour de moins. Je ne l’aurais pas cru, mais c’était bien cela que je voulais.',
  },
  {
    name: 'Anne-Lise',
    detail: '61 ans, Vie',
    text: 'Quand ma dernière fille est partie, j’ai eu honte d’être aussi perdue. Sophie n’a pas cherché à me consoler : elle m’a demandé à quoi je voulais que ressemblent mes mardis. Nous sommes parties de là.',
  },
  {
    name: 'Soraya',
    detail: '52 ans, Magazine',
    text: 'Je lis un article le dimanche, crayon en main, comme une lettre. Certains exercices m’ont agacée, j’en ai fait deux sérieusement, et je salue désormais mon reflet dans l’ascenseur. Poliment, pour commencer.',
  },
]
