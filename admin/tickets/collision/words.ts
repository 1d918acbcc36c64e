const nb = '\u00a0'

export const collisionWords = {
  title: 'Votre réponse n’est pas partie',
  text: (count: number) =>
    count > 1
      ? `Pendant que vous écriviez, ces messages sont arrivés${nb}:`
      : `Pendant que vous écriviez, ce message est arrivé${nb}:`,
  back: 'Revoir ma réponse',
  anyway: 'Envoyer quand même',
  meanwhile: (name: string, staff: boolean) =>
    staff ? `${name} a répondu pendant que vous écriviez.` : `${name} a écrit pendant que vous écriviez.`,
  files: (count: number) => (count > 1 ? `${count} pièces jointes` : 'Une pièce jointe'),
}
