import type { ArticleWriting } from '../../../contracts/articles/article-fields.ts'
import type { ArticleCheck } from '../../../contracts/articles/staff-drafts.ts'
import { headingsOf, missingPicturesOf, picturesOf } from './content-parts.ts'
import { readingEase } from './reading-level.ts'

/** Approximate numbers of characters that search engines and shared cards show. */
const titleLength = { min: 10, max: 70 }
const descriptionLength = { min: 50, max: 160 }
/** « Difficult » in Flesch's scale. */
const hardReading = 40

const warns = (code: ArticleCheck['code'], detail: string): ArticleCheck => ({ code, level: 'warns', detail })

function forgottenAlts(content: string): ArticleCheck[] {
  const forgotten = picturesOf(content).filter(({ alt }) => alt === undefined)
  return forgotten.map(({ src }) => ({
    code: 'alt',
    level: 'blocks',
    detail: `Cette image n’a pas de description\u00a0: décrivez-la, ou dites qu’elle est décorative (${src}).`,
  }))
}

function missingPictures(content: string): ArticleCheck[] {
  const count = missingPicturesOf(content)
  if (count === 0) return []
  const detail =
    count === 1
      ? 'Une image reste à choisir\u00a0: choisissez-la dans son cadre, ou retirez le cadre.'
      : `${count}\u00a0images restent à choisir\u00a0: choisissez-les dans leur cadre, ou retirez les cadres.`
  return [{ code: 'image', level: 'blocks', detail }]
}

function headingOrder(content: string): ArticleCheck[] {
  let before = 1
  return headingsOf(content).flatMap(({ level, text }) => {
    const skipped = level > before + 1
    before = level
    if (text === '') return [warns('headings', 'Un intertitre est vide.')]
    return skipped ? [warns('headings', `Un niveau d’intertitre est sauté avant «\u00a0${text}\u00a0».`)] : []
  })
}

function lengthOf(
  code: 'title-length' | 'description-length',
  text: string,
  { min, max }: typeof titleLength,
): ArticleCheck[] {
  const length = [...text.trim()].length
  if (length >= min && length <= max) return []
  const what = code === 'title-length' ? 'Le titre' : 'La description'
  return [
    warns(code, `${what} compte ${length}\u00a0caractère${length > 1 ? 's' : ''}\u00a0: visez de ${min} à ${max}.`),
  ]
}

function readingLevel(sentences: readonly string[]): ArticleCheck[] {
  const ease = readingEase(sentences)
  if (ease === undefined || ease >= hardReading) return []
  const detail = `Ce texte se lit difficilement (${ease} sur 100)\u00a0: des phrases plus courtes aideraient.`
  return [warns('reading-level', detail)]
}

/** Checks that need only the text. @param sentences of its content */
export function checkText(
  { title, excerpt, content, category, image, seo }: ArticleWriting,
  sentences: readonly string[],
): ArticleCheck[] {
  const noCategory: ArticleCheck = { code: 'category', level: 'blocks', detail: 'Choisissez une rubrique.' }
  return [
    ...missingPictures(content),
    ...forgottenAlts(content),
    ...headingOrder(content),
    ...lengthOf('title-length', seo?.title || title, titleLength),
    ...lengthOf('description-length', seo?.description || excerpt, descriptionLength),
    ...readingLevel(sentences),
    ...(category === null ? [noCategory] : []),
    ...(image === null ? [warns('image', 'Cet article n’a pas d’image.')] : []),
  ]
}
