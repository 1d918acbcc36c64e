const nb = '\u00a0'

export const savedReplyWords = {
  add: 'Nouvelle réponse type',
  back: 'Toutes les réponses types',
  count: (count: number) => `${count}${nb}réponse${count > 1 ? 's' : ''}${nb}type${count > 1 ? 's' : ''}`,
  empty: 'Aucune réponse type pour le moment.',
  name: 'Titre',
  nameHelp: 'Pour la retrouver. La personne ne le voit pas.',
  type: 'Pour',
  types: { both: 'Assistance et coaching', contact: 'Assistance', coaching: 'Coaching' },
  content: 'Texte',
  insert: 'Insérer',
  variables: { prenom: 'son prénom', nom: 'son nom', sujet: 'le sujet', signature: 'votre nom' },
  preview: 'Ce qu’elle lira, par exemple',
  example: { name: 'Alix Moreau', title: 'Une question sur mon abonnement', staffName: 'Dominique Perrin' },
  unknown: (names: string) => `Ne sera pas remplacé, à corriger${nb}: ${names}`,
  write: 'Écrire une réponse type…',
  deleteTitle: 'Supprimer cette réponse type\u202f?',
  deleteText: (title: string) => `«${nb}${title}${nb}» ne sera plus proposée. Les réponses déjà envoyées restent.`,
}
