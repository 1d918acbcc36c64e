const nb = '\u00a0'

export const exchangeWords = {
  loading: 'Chargement…',
  bring: {
    title: 'Importer',
    help: `Un export de Ghost (JSON) ou de WordPress (WXR), seul ou dans une archive zip avec son dossier d’images${nb}; ou l’export d’un autre site comme celui-ci. Un même fichier importé deux fois ne crée aucun doublon.`,
    format: 'D’où vient ce fichier',
    formats: { ghost: 'Ghost (JSON, ou zip)', wxr: 'WordPress (WXR, ou zip)', export: 'Un site comme celui-ci (zip)' },
    file: 'Choisir un fichier',
    pictures: 'Ancien site, pour ses images',
    picturesHelp: `Facultatif. Sans cette adresse, les images ne sont prises que dans l’archive${nb}; avec elle, aussi sur ce site, et sur aucun autre.`,
    chosen: (name: string) => `Fichier choisi${nb}: ${name}`,
    tooLarge: `Ce fichier dépasse 64${nb}Mo${nb}: importez-le par l’API (jusqu’à 256${nb}Mo).`,
    rehearse: 'Essayer sans rien écrire',
    run: 'Importer',
    runHelp: 'L’import devient possible après un essai de ce fichier.',
    sending: (percent: number) => `Envoi… ${percent}${nb}%`,
  },
  report: {
    rehearsal: 'Essai',
    run: 'Import',
    title: (what: string, format: string, day: string) => `${what} du ${day}${nb}: ${format}`,
    states: { waiting: 'en attente', running: 'en cours', done: 'terminé', failed: 'arrêté' },
    counts: { created: 'À créer ou créés', updated: 'Modifiés', unchanged: 'Inchangés' },
    skipped: (count: number) =>
      count === 0
        ? 'Tout a pu être repris.'
        : count === 1
          ? 'Un point n’a pas été repris tel quel.'
          : `${count}${nb}points n’ont pas été repris tels quels.`,
    what: 'Quoi',
    why: 'Pourquoi',
    more: (count: number) => `Et ${count}${nb}autres.`,
  },
  latest: { title: 'Derniers imports', none: 'Aucun import pour l’instant.', show: 'Voir le rapport' },
  take: {
    title: 'Exporter',
    help: `Tout le contenu en une archive zip${nb}: articles et pages en Markdown, HTML et JSON, signatures, rubriques, mots-clés, redirections et médias. Importée dans un site vide, elle y donne le même contenu.`,
    download: 'Télécharger l’export',
  },
}
