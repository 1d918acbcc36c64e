/** The five kinds of coaching; `uid` is the category of the magazine that goes with each. */
export const coachings = [
  {
    uid: 'vie',
    name: 'Vie',
    text: 'Retrouver un cap, un rythme, de la place. Pour les changements que l’on choisit et ceux qui arrivent sans prévenir.',
  },
  {
    uid: 'vie-professionnelle',
    name: 'Profession',
    text: 'Demander, refuser, négocier, changer de métier. Avec des phrases prêtes à servir dès lundi.',
  },
  {
    uid: 'amour',
    name: 'Amour',
    text: 'Se rencontrer, durer, se disputer mieux, se séparer, vivre seule et entière.',
  },
  {
    uid: 'estime-de-soi',
    name: 'Estime de soi',
    text: 'Se parler comme à une amie, recevoir ce que l’on vous donne, se regarder sans loupe.',
  },
  {
    uid: 'perinatalite',
    name: 'Périnatalité',
    text: 'Attendre, accueillir, dormir un peu, reprendre. Un soutien à hauteur de mère.',
  },
] as const
