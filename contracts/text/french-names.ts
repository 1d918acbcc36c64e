/** « d’Élodie », « de Claire »: « de » is elided before a vowel, and before an h, which first names have mute. */
export const ofName = (name: string): string =>
  /^[aeiouœæh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
