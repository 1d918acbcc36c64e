/** Required subjects of the terms: each needs a heading that contains all its words. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'les personnes majeures': ['majeure'],
  'le renouvellement et l’échec d’un paiement': ['renouvellement', 'échec'],
  'le cashback': ['cashback'],
  'la résiliation': ['résili'],
  'la rétractation': ['rétractation'],
  'la pause': ['pause'],
  'les cadeaux': ['cadeau'],
  'les délais de réponse': ['délais de réponse'],
  'la garantie de conformité': ['garantie', 'conformité'],
  'les changements de prix': ['changement', 'prix'],
  'la médiation': ['médiation'],
  'le droit applicable et les tribunaux': ['droit applicable', 'tribuna'],
}

export function missingHeadings(html: string): string[] {
  const [, ...opened] = html.toLowerCase().split(/<h[1-6]\b/)
  const headings = opened.map((part) => part.split('</h', 1)[0] ?? '')
  const isNamed = (words: readonly string[]) => headings.some((text) => words.every((word) => text.includes(word)))
  return Object.entries(subjects)
    .filter(([, words]) => !isNamed(words))
    .map(([subject]) => `un titre sur ${subject}`)
}
