const nb = '\u00a0'

export const voiceWords = {
  count: (count: number) => `${count}${nb}témoignage${count > 1 ? 's' : ''}`,
  empty: 'Aucun témoignage. Invitez une personne depuis sa fiche de membre.',
  back: 'Tous les témoignages',
  name: 'Nom',
  text: 'Témoignage',
  state: 'État',
  states: { waiting: 'À décider', approved: 'Affiché', declined: 'Écarté' },
  approve: 'Afficher sur le site',
  decline: 'Écarter',
  decided: 'C’est enregistré.',
  example: 'Exemple de la démonstration',
  help: `Un témoignage paraît tel que la personne l’a tapé${nb}: personne d’autre ne peut le changer. Elle le retire d’un clic.`,
  date: 'Écrit le',
  member: 'Membre depuis le',
  consent: 'Accord donné le',
  invite: 'Demander un témoignage',
  inviteTitle: 'Demander un témoignage\u202f?',
  inviteText: 'Un lien part par e-mail. Rien n’est publié sans l’accord de la personne, puis le vôtre.',
  invited: 'Le lien est parti.',
}
