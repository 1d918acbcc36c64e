import Box from '@mui/material/Box'
import type { RefusedFiles } from '../../../contracts/support/attachments.ts'
import { fileSize } from '../../../conversation/files/file-size.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.thread.refusedFiles

/** Note below a message that came by mail: the refused files, and why they were refused. */
export function RefusedFilesNote({ refused }: { refused: RefusedFiles }) {
  return (
    <Box
      data-note="refused-files"
      sx={{ fontSize: 13, color: 'text.secondary', maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {texts.title}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refused.files.map(({ name, size, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
          <li key={index}>{texts.file(name, fileSize(size), reason)}</li>
        ))}
        {refused.others > 0 && <li>{texts.others(refused.others)}</li>}
      </Box>
    </Box>
  )
}
