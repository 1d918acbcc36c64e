import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Paperclip, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { getStaffAttachment } from '../../../contracts/support/attachments.ts'
import { relayAddressOf } from '../../../contracts/text/address.ts'
import { type AttachedFile, acceptedFileTypes, isInterrupted } from '../../../conversation/files/attached-files.ts'
import type { FileNotice, Files } from '../../../conversation/files/use-files.ts'
import { colours } from '../../theme.ts'
import { lowScreenQuery } from '../low-screen-query.ts'
import { ticketWords } from '../words.ts'

const texts = ticketWords.composer

export function AttachButton({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton aria-label={texts.attach} title={texts.attach} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={20} />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFileTypes}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
    </>
  )
}

const noticeText = ({ name, reason }: FileNotice): string => `${name}\u00a0: ${texts[reason]}`

const side = 40

function Thumbnail({ uid, file: { attachment } }: { uid: string; file: AttachedFile }) {
  if (!attachment?.mimeType.startsWith('image/')) return null
  return (
    <Box
      component="img"
      src={relayAddressOf(getStaffAttachment, { uid, attachment: attachment.uid }, { size: 'small' })}
      alt=""
      width={side}
      height={side}
      sx={{ flex: 'none', mr: 0.5, borderRadius: '8px', objectFit: 'cover', backgroundColor: colours.sand }}
    />
  )
}

function stateOf({ state, problem }: AttachedFile): string | null {
  if (state === 'sending') return texts.sending
  return state === 'failed' ? (problem ?? texts.failed) : null
}

export function FileTray({ uid, files }: { uid: string; files: Files }) {
  return (
    <>
      {files.notice && (
        <Typography role="alert" sx={{ color: colours.error, fontSize: 14 }}>
          {noticeText(files.notice)}
        </Typography>
      )}
      {files.files.length > 0 && (
        <Box
          component="ul"
          data-files={uid}
          aria-label={texts.attached}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            [lowScreenQuery]: { flexWrap: 'nowrap', overflowX: 'auto', '& > *': { flex: 'none' } },
          }}
        >
          {files.files.map((file) => (
            <Box
              component="li"
              key={file.key}
              data-upload={file.state}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                pl: 1.5,
                maxWidth: '100%',
                border: `1px solid ${colours.line}`,
                borderRadius: '14px',
              }}
            >
              <Thumbnail uid={uid} file={file} />
              <Box component="span" sx={{ display: 'grid', minWidth: 0, fontSize: 14 }}>
                <Box component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Box>
                {stateOf(file) && (
                  <Box
                    component="span"
                    role={file.state === 'failed' ? 'alert' : undefined}
                    sx={{ color: file.state === 'failed' ? colours.error : 'text.secondary' }}
                  >
                    {stateOf(file)}
                  </Box>
                )}
              </Box>
              {isInterrupted(file) && (
                <IconButton aria-label={texts.retryFile(file.name)} onClick={() => files.retry(file.key)}>
                  <RotateCw aria-hidden size={18} />
                </IconButton>
              )}
              <IconButton aria-label={texts.remove(file.name)} onClick={() => files.remove(file.key)}>
                <X aria-hidden size={18} />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
