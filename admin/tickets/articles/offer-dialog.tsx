import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listArticles } from '../../../contracts/articles/content.ts'
import type { ChosenArticle } from '../../../conversation/writing/outbox.ts'
import { callApi } from '../../../relay/call.ts'
import { formWords } from '../../forms/words.ts'
import { stacked, TitledDialog } from '../../layout/titled-dialog.tsx'
import { colours } from '../../theme.ts'
import { ticketWords } from '../words.ts'
import { ArticleLine } from './article-line.tsx'
import { offeredArticleWords } from './words.ts'

const shown = 12

/** Published articles that match the search; the newest ones until the user types. */
function useArticles(q: string) {
  return useQuery({
    queryKey: ['published-articles', q],
    queryFn: ({ signal }) =>
      callApi(listArticles, {
        query: q === '' ? { length: String(shown) } : { length: String(shown), q, order: { relevance: 'desc' } },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

interface OfferDialogProps {
  /** uids of the articles that the answer offers already */
  without: readonly string[]
  onOffer(article: ChosenArticle): void
  onClose(): void
}

export function OfferDialog({ without, onOffer, onClose }: OfferDialogProps) {
  const [text, setText] = useState('')
  const { data, error } = useArticles(useDeferredValue(text.trim()))
  const articles = data?.payload.filter(({ uid }) => !without.includes(uid))
  return (
    <TitledDialog
      title={offeredArticleWords.offer}
      sx={stacked}
      onClose={onClose}
      actions={
        <Button color="inherit" onClick={onClose}>
          {formWords.cancel}
        </Button>
      }
    >
      <TextField
        autoFocus
        fullWidth
        size="small"
        type="search"
        label={offeredArticleWords.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        sx={{ mt: 1 }}
      />
      {error && <Typography role="alert">{error.message}</Typography>}
      {!articles && !error && <CircularProgress aria-label={ticketWords.list.loading} size={28} />}
      {articles?.length === 0 && <Typography role="status">{offeredArticleWords.none}</Typography>}
      {articles && articles.length > 0 && (
        <Box
          component="ul"
          aria-label={offeredArticleWords.results}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
        >
          {articles.map((article) => (
            <li key={article.uid}>
              <ButtonBase
                onClick={() => onOffer({ uid: article.uid, title: article.title })}
                sx={{
                  display: 'block',
                  width: '100%',
                  font: 'inherit',
                  p: 1,
                  borderRadius: '14px',
                  '&:hover': { backgroundColor: colours.roseLight },
                  '&:focus-visible': { outline: `2px solid ${colours.ruby}`, outlineOffset: -2 },
                }}
              >
                <ArticleLine article={article} />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </TitledDialog>
  )
}
