/** Every mail ends with this line, which says who writes: by it the end of a quoted one is found. */
export const mailSignature = (siteName: string): string => `L’équipe ${siteName}.`

/** Whether a line is the signature of a mail of ours. Those of former versions had a courtesy before it. */
export const isMailSignature = (line: string): boolean =>
  (line.startsWith('L’équipe ') && line.endsWith('.')) || line.includes('attention, l’équipe')
