import type { ThemeToPut } from '../modules/coaching/index.ts'

/** Éclore's themes of coaching; each has the uid of the category whose picture stands for it. */
export const demoThemes: readonly ThemeToPut[] = [
  {
    uid: 'vie',
    name: 'Vie',
    text: 'Retrouver un cap, un rythme, de la place. Pour les changements que l’on choisit et ceux qui arrivent sans prévenir.',
    colour: '#b9c4ae',
  },
  {
    uid: 'vie-professionnelle',
    name: 'Vie professionnelle',
    text: 'Demander, refuser, négocier, changer de métier. Avec des phrases prêtes à servir dès lundi.',
    colour: '#d99a7c',
  },
  {
    uid: 'amour',
    name: 'Amour',
    text: 'Se rencontrer, durer, se disputer mieux, se séparer, vivre seule et entière.',
    colour: '#eeb3c4',
  },
  {
    uid: 'estime-de-soi',
    name: 'Estime de soi',
    text: 'Se parler comme à une amie, recevoir ce que l’on vous donne, se regarder sans loupe.',
    colour: '#97274f',
  },
  {
    uid: 'perinatalite',
    name: 'Périnatalité',
    text: 'Attendre, accueillir, dormir un peu, reprendre. Un soutien à hauteur de mère.',
    colour: '#4d5b45',
  },
]
