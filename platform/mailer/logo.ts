/** A file of the site: mails show it, so other origins than the site must be allowed to. */
export const mailLogo = 'icon-192.png'
