import { sql } from 'drizzle-orm'
import type { Highlight } from '../../../contracts/articles/content-entities.ts'
import { type Database, replaceSignsWithSpaces, rowsOf } from '../../../platform/database/index.ts'
import { excerptOfSegments, highlightEnd, highlightStart, segmentsOf } from './highlight.ts'

type Found = {
  uid: string
  title: string
  titleMarked: string
  excerpt: string
  excerptMarked: string
  piece: string | null
  pieceMarked: string | null
  /** position of the piece in the content, from 1 */
  pieceStart: number | null
  contentLength: number
}

const marks = `StartSel=${highlightStart}, StopSel=${highlightEnd}`
const whole = sql.raw(`'${marks}, HighlightAll=true'`)
const aPiece = sql.raw(`'${marks}, MaxFragments=1, MaxWords=34, MinWords=16'`)
const config = sql.raw(`'public.french_fold'`)

const bare = (marked: ReturnType<typeof sql>) => sql`translate(${marked}, ${highlightStart + highlightEnd}, '')`

/**
 * Highlights the matches in title and excerpt of these articles.
 * If the excerpt has no match, viewers who may read the content get an extract of it.
 */
export async function findHighlights(
  db: Database,
  uids: readonly string[],
  query: ReturnType<typeof sql>,
  readsContent: boolean,
): Promise<Map<string, Highlight>> {
  if (uids.length === 0) return new Map()
  const words = replaceSignsWithSpaces(sql`words`)
  const piece = readsContent
    ? sql`case when strpos(excerpt_marked, ${highlightStart}) = 0 then ts_headline(${config}, ${words}, ${query}, ${aPiece}) end`
    : sql`null::text`
  const rows = await rowsOf<Found>(
    db,
    sql`with titled as (
        select uid, title, excerpt, words,
          ts_headline(${config}, ${replaceSignsWithSpaces(sql`title`)}, ${query}, ${whole}) as title_marked,
          ts_headline(${config}, ${replaceSignsWithSpaces(sql`excerpt`)}, ${query}, ${whole}) as excerpt_marked
        from articles where uid in ${uids}),
      pieced as (select *, ${piece} as piece_marked from titled)
      select uid, title, title_marked as "titleMarked", excerpt, excerpt_marked as "excerptMarked",
        piece_marked as "pieceMarked",
        strpos(${words}, ${bare(sql`piece_marked`)}) as "pieceStart", length(words) as "contentLength",
        substr(words, strpos(${words}, ${bare(sql`piece_marked`)}), length(${bare(sql`piece_marked`)})) as piece
      from pieced`,
  )
  return new Map(rows.map((row) => [row.uid, toHighlight(row)]))
}

function partOfContent({ piece, pieceMarked, pieceStart, contentLength }: Found) {
  if (!piece || !pieceStart || !pieceMarked?.includes(highlightStart)) return undefined
  const cutAfter = pieceStart - 1 + [...piece].length < contentLength
  return excerptOfSegments(segmentsOf(piece, pieceMarked), { cutBefore: pieceStart > 1, cutAfter })
}

function toHighlight(row: Found): Highlight {
  const { title, titleMarked, excerpt, excerptMarked } = row
  return {
    title: segmentsOf(title, titleMarked),
    text: partOfContent(row) ?? excerptOfSegments(segmentsOf(excerpt, excerptMarked)),
  }
}
