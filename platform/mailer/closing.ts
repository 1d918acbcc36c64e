/** Last line of every mail, which names the sender. It marks the end of a mail that is quoted in an answer. */
export const mailSignature = (siteName: string): string => `L’équipe ${siteName}.`

/** Tells whether a line is the signature of a mail sent by this site. Earlier versions began it with a polite phrase. */
export const isMailSignature = (line: string): boolean =>
  (line.startsWith('L’équipe ') && line.endsWith('.')) || line.includes('attention, l’équipe')
