import { statutoryTexts } from '../../../contracts/opening/statutory-texts.ts'
import { writeAudit } from '../../../platform/audit/index.ts'
import { passedOutcome, type StoredCheck } from './check.ts'

/** Decrees and decisions that the pages cite without their text (docs/law.md). */
const cited = ['annexe à l’article R221-1', 'article L412-13', 'décret 2019-768, article 2', 'décision (UE) 2023/1795']

const list = [...Object.keys(statutoryTexts), ...cited].join('\u202f; ')

/** An admin compares reproduced legal texts with their source, which a machine cannot do. A changed text must be compared again. */
export const legalSourcesCheck: StoredCheck = {
  code: 'legal-sources',
  blocking: true,
  basis: () => ({ statutoryTexts, cited }),
  async run({ clock }, db, { byUid }) {
    if (byUid) await writeAudit(db, clock, { actor: byUid, action: 'opening.confirm', target: null, detail: { list } })
    return passedOutcome(`Relus à la source\u00a0: ${list}.`)
  },
  untried: `À relire sur Légifrance et EUR-Lex, puis à confirmer\u00a0: ${list}.`,
}
