import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { maxRelatedArticles } from '../../../contracts/articles/article-fields.ts'
import { type StaffArticle, staffArticles } from '../../../contracts/articles/staff-articles.ts'
import { SortableList } from '../../lists/sortable-list.tsx'
import { useRecordList } from '../../records/use-records.ts'
import { ArticlePicker } from '../article-picker.tsx'
import { extrasWords } from './words.ts'

interface RelatedInputProps {
  /** uid of the article itself, which is not offered */
  uid: string
  related: readonly string[]
  disabled: boolean
  onChange(related: string[]): void
}

/** Related articles: chosen and ordered by an editor, or found by the site. */
export function RelatedInput({ uid, related, disabled, onChange }: RelatedInputProps) {
  const id = useId()
  const [picked, setPicked] = useState<readonly Pick<StaffArticle, 'uid' | 'title'>[]>([])
  const { data } = useRecordList(
    staffArticles,
    { filter: { uid: [...related] }, perPage: '100' },
    { enabled: related.length > 0 },
  )
  /** Title of an article, or its slug: a writer cannot read the titles of others' articles. */
  const titleOf = (one: string) =>
    [...picked, ...(data?.payload ?? [])].find((article) => article.uid === one)?.title ?? one
  const items = related.map((one) => ({ uid: one, title: titleOf(one) }))
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h3" sx={{ fontSize: 17 }}>
        {extrasWords.related}
      </Typography>
      <Typography sx={{ fontSize: 14, color: 'text.secondary', mb: 1.5 }}>
        {related.length > 0 ? extrasWords.relatedChosen : extrasWords.relatedAuto}
      </Typography>
      {disabled ? (
        <ol>
          {items.map((item) => (
            <li key={item.uid}>{item.title}</li>
          ))}
        </ol>
      ) : (
        <>
          <SortableList
            items={items}
            label={extrasWords.related}
            onChange={(next) => onChange(next.map((item) => item.uid))}
          />
          {related.length < maxRelatedArticles && (
            <Box sx={{ mt: related.length > 0 ? 1.5 : 0 }}>
              <ArticlePicker
                label={extrasWords.relatedAdd}
                without={[uid, ...related]}
                onPick={(article) => {
                  setPicked([...picked, article])
                  onChange([...related, article.uid])
                }}
              />
            </Box>
          )}
        </>
      )}
    </Box>
  )
}
