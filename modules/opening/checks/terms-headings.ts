/** What the law, or a fair contract, wants in the terms, each under a heading of its own words. */
const subjects: Readonly<Record<string, RegExp>> = {
  'les personnes majeures': /majeure/i,
  'le renouvellement et l’échec d’un paiement': /renouvellement.*paiement/i,
  'le cashback': /cashback/i,
  'la résiliation': /résili/i,
  'la rétractation': /rétractation/i,
  'la pause': /pause/i,
  'les cadeaux': /cadeau/i,
  'les délais de réponse': /délais de réponse/i,
  'la garantie de conformité': /garantie.*conformité/i,
  'les changements de prix': /changement.*prix|prix.*changement/i,
  'la médiation': /médiation/i,
  'le droit applicable et les tribunaux': /droit applicable.*tribuna/i,
}

/** Subjects of the terms that no heading names. */
export function missingHeadings(html: string): string[] {
  const headings = [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, heading = '']) => heading)
  return Object.entries(subjects)
    .filter(([, words]) => !headings.some((heading) => words.test(heading)))
    .map(([subject]) => `un titre sur ${subject}`)
}
