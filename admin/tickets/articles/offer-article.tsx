import IconButton from '@mui/material/IconButton'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { maxArticlesPerMessage } from '../../../contracts/coaching/offered-articles.ts'
import type { ChosenArticle } from '../../../conversation/writing/outbox.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { offeredArticleWords } from './words.ts'

interface OfferArticleProps {
  chosen: readonly ChosenArticle[]
  onOffer(article: ChosenArticle): void
}

export function OfferArticle({ chosen, onOffer }: OfferArticleProps) {
  const [isOpen, setOpen] = useState(false)
  const isFull = chosen.length >= maxArticlesPerMessage
  const label = isFull ? offeredArticleWords.full : offeredArticleWords.offer
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-disabled={isFull || undefined}
        onClick={() => isFull || setOpen(true)}
      >
        <BookOpen aria-hidden size={20} />
      </IconButton>
      {isOpen && (
        <OfferDialog
          without={chosen.map(({ uid }) => uid)}
          onOffer={(article) => {
            setOpen(false)
            onOffer(article)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
