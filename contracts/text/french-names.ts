/** « d’Élodie », « de Claire »: « de » is elided before a vowel and before h, which is silent in first names. */
export const elideDe = (name: string): string =>
  /^[aeiouœæh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
