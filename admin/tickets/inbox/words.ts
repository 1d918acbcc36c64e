const nb = '\u00a0'
const them = (count: number) => (count > 1 ? 'les' : 'la')

export const inboxWords = {
  views: 'Vues',
  view: {
    all: 'Toutes',
    mine: 'Les miennes',
    unassigned: 'Sans personne',
  },
  inView: (count: number, most: number) => (count > most ? `, plus de ${most}` : `, ${count}`),
  choose: (name: string, title: string) => `Choisir ${name}, ${title}`,
  chosen: (count: number) => `${count}${nb}choisie${count > 1 ? 's' : ''}`,
  acts: {
    take: 'Prendre',
    assign: 'Confier…',
    release: 'Ne plus suivre',
    close: 'Fermer',
    tag: 'Ajouter un mot-clé…',
    snooze: 'Mettre de côté…',
  },
  asks: {
    assign: (count: number) => `À qui ${them(count)} confier`,
    snooze: (count: number) => `Jusqu’à quand ${them(count)} mettre de côté`,
    tag: (count: number) => `Mot-clé à ${count > 1 ? 'leur' : 'lui'} ajouter`,
  },
  alone: 'Personne d’autre ne répond aux demandes.',
  otherMoment: 'À un autre moment…',
  snoozeHint: 'Ou jusqu’à un nouveau message. L’heure promise ne change pas.',
  finish: 'Terminer',
  pick: 'Choisissez dans la liste.',
  pickHint: 'J et K pour avancer, Entrée pour ouvrir.',
  nothingWaits: 'Plus rien n’attend de réponse ici.',
  lastOne: 'La liste s’arrête ici.',
  notClosed: 'La personne vient d’écrire\u00a0: rien n’a été fermé.',
  progress: (done: number, of: number) => `${done} sur ${of}…`,
  done: (act: string, count: number) => `${act}${nb}: c’est fait${count > 1 ? ` pour les ${count}` : ''}.`,
  undo: 'Annuler',
  undone: 'Elle est revenue dans le champ de réponse.',
  notTaken: (coach: string | undefined) =>
    coach
      ? `${coach} suit cet échange${nb}: un changement de coach passe par elle.`
      : 'Seule une coach suit un échange.',
  failed: (count: number) =>
    `${count}${nb}n’${count > 1 ? 'ont' : 'a'} pas pu être changée${count > 1 ? 's' : ''}${nb}:`,
}
