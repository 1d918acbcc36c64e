const nb = '\u00a0'
const conversations = (count: number) => `${count}${nb}conversation${count > 1 ? 's' : ''}`

/** Texts of the inbox: its views, and what is done with several conversations. */
export const inboxWords = {
  views: 'Vues',
  view: {
    all: 'Toutes',
    mine: 'Les miennes',
    unassigned: 'Sans personne',
  },
  inView: (count: number, most: number) =>
    count > most ? `, plus de ${most}${nb}conversations` : `, ${conversations(count)}`,
  choose: (name: string, title: string) => `Choisir ${name}, ${title}`,
  chosen: (count: number) => `${conversations(count)} choisie${count > 1 ? 's' : ''}`,
  acts: {
    take: 'Prendre',
    assign: 'Confier…',
    release: 'Ne plus suivre',
    close: 'Fermer',
    tag: 'Ajouter un mot-clé…',
    snooze: 'Mettre de côté…',
  },
  asks: {
    assign: (count: number) => `À qui confier ${conversations(count)}`,
    snooze: (count: number) => `Jusqu’à quand mettre de côté ${conversations(count)}`,
    tag: (count: number) => `Mot-clé à ajouter à ${conversations(count)}`,
  },
  alone: 'Personne d’autre ne répond aux demandes.',
  otherMoment: 'À un autre moment…',
  snoozeHint: 'Ou jusqu’à un nouveau message. L’heure promise ne change pas.',
  finish: 'Terminer',
  pick: 'Choisissez une conversation.',
  pickHint: 'J et K pour avancer, Entrée pour ouvrir.',
  nothingWaits: 'Plus rien n’attend de réponse ici.',
  lastOne: 'La liste s’arrête ici.',
  notClosed: 'La personne vient d’écrire\u00a0: la conversation reste ouverte.',
  progress: (done: number, of: number) => `${done} sur ${of}…`,
  done: (act: string, count: number) => `${act}${nb}: c’est fait pour ${conversations(count)}.`,
  undo: 'Annuler',
  undone: 'Elle est revenue dans le champ de réponse.',
  notTaken: (coach: string | undefined) =>
    coach
      ? `${coach} suit cette discussion${nb}: un changement de coach passe par elle.`
      : 'Seule une coach suit une discussion.',
  failed: (count: number) =>
    `${conversations(count)} n’${count > 1 ? 'ont' : 'a'} pas pu être changée${count > 1 ? 's' : ''}${nb}:`,
}
