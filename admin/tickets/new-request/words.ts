export const newRequestWords = {
  title: 'Nouvelle demande',
  back: 'Demandes',
  intro:
    'Pour une personne qui a téléphoné ou écrit ailleurs. Elle reçoit par mail le lien de sa demande\u00a0; l’équipe la trouve parmi les autres.',
  email: 'Son adresse e-mail',
  name: 'Son nom',
  subject: 'Sujet',
  message: 'Ce qu’elle demande, dans ses mots',
  submit: 'Ouvrir la demande',
}
