/** Words that the page adds to an editor's text. */
export const prose = {
  callouts: { try: 'À essayer', know: 'À savoir', emergency: 'En cas d’urgence' },
  notes: 'Notes',
  note: 'Note',
  back: 'Revenir au renvoi',
  embeds: {
    youtube: 'Cette vidéo vient de YouTube (Google), qui saura que vous la regardez.',
    vimeo: 'Cette vidéo vient de Vimeo, qui saura que vous la regardez.',
  },
} as const
