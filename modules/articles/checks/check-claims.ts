import { createHash } from 'node:crypto'
import { type ArticleWriting, visibleTexts } from '../../../contracts/articles/article-fields.ts'
import type { ArticleCheck } from '../../../contracts/articles/staff-drafts.ts'
import type { Database } from '../../../platform/database/index.ts'
import { nameOfPerson } from '../drafts/people.ts'
import { type DraftRow, findDraft, type LiveArticle } from '../drafts/queries-drafts.ts'
import { sentencesOf } from './content-parts.ts'
import { findHealthClaims } from './health-claims.ts'

export interface PendingPublication {
  article: LiveArticle
  draft: DraftRow | undefined
  text: ArticleWriting
  /** uid of the user who wrote the text with this request */
  author?: string | undefined
}

/** Everyone who may have written the claims. */
export function writersOf({ article, draft, author }: PendingPublication): string[] {
  if (draft?.draft) return draft.editors
  return [article.owner, author].filter((uid) => typeof uid === 'string')
}

type ClaimingText = Pick<ArticleWriting, 'title' | 'excerpt' | 'content'> & Partial<ArticleWriting>

/** @param sentences of the content, if already parsed */
export function claimsOf(
  db: Database,
  text: ClaimingText,
  sentences: readonly string[] = sentencesOf(text.content),
): Promise<string[]> {
  return findHealthClaims(db, [...visibleTexts(text), ...sentences])
}

/** Order-independent digest of the sentences that a signature approves. */
export const digestOf = (claims: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...new Set(claims)].sort()))
    .digest('base64url')

/** @param uid the article that will have this text @returns claims without a valid signature */
export async function findUnsignedClaims(db: Database, uid: string, text: ClaimingText): Promise<string[]> {
  const claims = await claimsOf(db, text)
  const draft = claims.length === 0 ? undefined : await findDraft(db, uid)
  return draft?.signature?.claims === digestOf(claims) ? [] : claims
}

/** @param publisher null before publishing. If the text's writers are unknown, the signer must differ from the publisher */
function signerOf(
  writing: PendingPublication,
  claims: readonly string[],
  publisher: string | null,
): string | undefined {
  const signature = writing.draft?.signature
  if (!signature || signature.claims !== digestOf(claims)) return undefined
  const writers = writersOf(writing)
  const others = writers.length === 0 && publisher !== null ? [publisher] : writers
  return others.includes(signature.by) ? undefined : signature.by
}

/** Maximum length of a quote; of a longer sentence, only the beginning is quoted. */
const longestQuote = 300
const quoted = (claim: string): string => (claim.length > longestQuote ? `${claim.slice(0, longestQuote)}…` : claim)

export async function checkClaims(
  db: Database,
  writing: PendingPublication,
  { publisher, sentences }: { publisher: string | null; sentences: readonly string[] },
): Promise<ArticleCheck[]> {
  const claims = await claimsOf(db, writing.text, sentences)
  const signer = claims.length === 0 ? undefined : signerOf(writing, claims, publisher)
  const signed = signer === undefined ? '' : ` (signé par ${(await nameOfPerson(db, signer)).name})`
  return claims.map((claim) => ({
    code: 'health-claim',
    level: signer === undefined ? 'blocks' : 'warns',
    detail: `Cette phrase promet de guérir${signed}\u00a0: «\u00a0${quoted(claim)}\u00a0»`,
  }))
}
