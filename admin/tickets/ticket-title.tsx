import Box from '@mui/material/Box'
import { splitTitle } from '../../contracts/text/titles.ts'
import { colours } from '../theme.ts'

/** A ticket's title, with its category as a label. */
export function TicketTitle({ title: whole }: { title: string }) {
  const { category, title } = splitTitle(whole)
  return (
    <>
      {category && (
        <Box
          component="span"
          data-category
          sx={{
            // Prevents the underline of the surrounding link.
            display: 'inline-block',
            mr: 1,
            px: 1,
            py: 0.25,
            borderRadius: 12,
            fontSize: 13,
            fontWeight: 600,
            whiteSpace: 'nowrap',
            maxWidth: '100%',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            verticalAlign: 'bottom',
            color: colours.inkSoft,
            backgroundColor: colours.sand,
          }}
        >
          {category}
        </Box>
      )}
      {title}
    </>
  )
}
