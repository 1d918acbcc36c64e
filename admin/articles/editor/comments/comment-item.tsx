import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Trash2 } from 'lucide-react'
import type { ArticleComment } from '../../../../contracts/articles/staff-comments.ts'
import { formatMoment } from '../format-moment.ts'
import { CommentText } from './comment-text.tsx'
import { commentWords as texts } from './words.ts'

interface CommentItemProps {
  comment: ArticleComment
  /** absent: the user may not remove it */
  onRemove?: (() => void) | undefined
}

export function CommentItem({ comment, onRemove }: CommentItemProps) {
  const { author, date } = comment
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography dir="auto" sx={{ flexGrow: 1, fontSize: 14, overflowWrap: 'anywhere' }}>
          <strong>{author.name}</strong>, <time dateTime={date}>{formatMoment(date)}</time>
        </Typography>
        {onRemove && (
          <Tooltip title={texts.remove}>
            <IconButton size="small" aria-label={texts.removeLabel(author.name)} onClick={onRemove}>
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      <CommentText comment={comment} />
    </Box>
  )
}
