import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { ArticleComment } from '../../../../contracts/articles/staff-comments.ts'

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Text of a comment, with the names of mentioned colleagues in bold. */
export function CommentText({ comment: { content, mentions } }: { comment: ArticleComment }) {
  const names = mentions.map(({ name }) => `@${name}`)
  const parts = names.length === 0 ? [content] : content.split(new RegExp(`(${names.map(escaped).join('|')})`))
  let at = 0
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part) => {
        at += part.length
        return names.includes(part) ? <strong key={at}>{part}</strong> : <Fragment key={at}>{part}</Fragment>
      })}
    </Typography>
  )
}
