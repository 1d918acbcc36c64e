/** Every mail ends with this line and the site's name: by it the end of a quoted one is found. */
export const mailClosing = 'Avec toute notre attention, l’équipe'
