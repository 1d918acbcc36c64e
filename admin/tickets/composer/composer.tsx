import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { SendHorizontal, SkipForward } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react'
import { findUnfilledVariables, placeOfVariable } from '../../../contracts/support/fill-reply.ts'
import type { StaffTicket, StaffTicketWithMessages } from '../../../contracts/support/staff-tickets.ts'
import type { Writing } from '../../../conversation/writing/use-writing.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { colours } from '../../theme.ts'
import { ArticleTray } from '../articles/article-tray.tsx'
import { OfferArticle } from '../articles/offer-article.tsx'
import type { AfterSend } from '../inbox/use-sent-answers.ts'
import { lowScreenQuery } from '../low-screen-query.ts'
import { ticketWords } from '../words.ts'
import { AttachButton, FileTray } from './file-tray.tsx'
import { KeptDraft } from './kept-draft.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { OutOfHoursOffer } from './send-later.tsx'
import { SendMenu } from './send-menu.tsx'
import { useEnterChoice } from './use-enter-choice.ts'

const texts = ticketWords.composer

interface ComposerProps {
  ticket: StaffTicket
  may: StaffTicketWithMessages['may']
  writing: Writing
  field: RefObject<HTMLTextAreaElement | null>
  /** the next conversation is being opened: typing and sending are disabled */
  leaving: boolean
  /** number of the last event that the user had seen before writing */
  seen(): number
  /** shows messages that others wrote meanwhile; @returns whether there were any */
  stops(): boolean
  onSubmit(after: AfterSend): void
  /** Escape was pressed in the field */
  onLeave(): void
  /** the answer was scheduled */
  onHeld(): void
}

function Closed({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Box sx={{ px: 3, py: 2, backgroundColor: colours.card, borderTop: `1px solid ${colours.line}` }}>
      <Typography sx={{ textAlign: 'center' }}>{text}</Typography>
      {children}
    </Box>
  )
}

/** Names unfilled variables of a saved reply: nothing is sent until they are filled in. */
function Unfilled({ text, internal }: Pick<Writing, 'text' | 'internal'>) {
  const left = internal ? [] : findUnfilledVariables(text)
  return (
    <Typography role="status" sx={{ fontSize: 14, fontWeight: 600, color: colours.warning }}>
      {left.length > 0 && texts.unknownVariables(left.join(', '))}
    </Typography>
  )
}

interface AnswerFieldProps extends Pick<ComposerProps, 'field' | 'leaving' | 'writing'> {
  /** name of the person who gets the answer */
  name: string
  /** id of the element with the error message, if there is one */
  problem: string | undefined
  onKeyDown(event: KeyboardEvent): void
}

function AnswerField({ field, leaving, writing, name, problem, onKeyDown }: AnswerFieldProps) {
  const { text, internal, files } = writing
  const low = useMediaQuery(lowScreenQuery.replace('@media ', ''), { noSsr: true })
  return (
    <InputBase
      multiline
      readOnly={leaving}
      inputRef={field}
      maxRows={low ? 2 : 9}
      minRows={low ? 1 : 2}
      value={text}
      placeholder={internal ? texts.notePlaceholder : texts.placeholder}
      onChange={({ target }) => writing.change(target.value)}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length === 0) return
        event.preventDefault()
        if (!leaving) files.add(pasted)
      }}
      inputProps={{
        'aria-label': internal ? texts.note : texts.answer(name),
        'aria-invalid': problem !== undefined || undefined,
        'aria-describedby': problem,
        dir: 'auto',
      }}
      sx={{
        px: 2,
        py: 1.25,
        borderRadius: '18px',
        lineHeight: 1.55,
        border: `1.5px ${internal ? `dashed ${colours.warning}` : `solid ${colours.ink}`}`,
        backgroundColor: internal ? colours.warningLight : colours.card,
        '& textarea::placeholder': { color: colours.inkSoft, opacity: 1 },
        '&.Mui-focused': { outline: `2px solid ${colours.ruby}`, outlineOffset: -1 },
      }}
    />
  )
}

function NoteSwitch({ writing }: Pick<ComposerProps, 'writing'>) {
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', fontSize: 15, cursor: 'pointer' }}>
      <Switch
        size="small"
        checked={writing.internal}
        onChange={({ target }) => writing.setInternal(target.checked)}
        slotProps={{ input: { 'aria-label': texts.toNote } }}
        sx={{ mr: 0.5 }}
      />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {texts.toNote}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {texts.toNoteShort}
      </Box>
    </Box>
  )
}

function SendButton({ internal, held }: Pick<Writing, 'internal' | 'held'>) {
  const label = internal ? texts.sendNote : texts.send
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={held || undefined}
      aria-label={label}
      sx={{
        ml: { xs: 'auto', xl: 0 },
        gap: 1,
        ...(internal ? {} : { minWidth: { xs: 0, sm: 64 }, px: { xs: 1.25, sm: 2 } }),
        ...(held ? { backgroundColor: colours.inkSoft, cursor: 'default' } : {}),
      }}
    >
      {/* On a phone the label of « send » is hidden for lack of room; « note » keeps its label, to tell the two apart. */}
      <Box component="span" sx={{ display: { xs: internal ? 'inline' : 'none', sm: 'inline' } }}>
        {label}
      </Box>
      <SendHorizontal aria-hidden size={18} />
    </Button>
  )
}

/** Answers, and opens the next conversation that waits. */
const NextButton = ({ held, onClick }: { held: boolean; onClick(): void }) => (
  <IconButton
    aria-label={texts.sendNext}
    title={`${texts.sendNext} (Ctrl + Entrée)`}
    aria-disabled={held || undefined}
    onClick={onClick}
    sx={{ width: 44, height: 44, border: `1.5px solid ${colours.lineStrong}` }}
  >
    <SkipForward aria-hidden size={20} />
  </IconButton>
)

export function Composer(props: ComposerProps) {
  const { ticket, may, writing, field, leaving, seen, stops, onSubmit, onLeave, onHeld } = props
  const id = useId()
  const { text, internal, files, held } = writing
  const enter = useEnterChoice()
  const over = -writing.left
  const write = (note: boolean) => {
    writing.setInternal(note)
    field.current?.focus()
  }
  useShortcuts({ r: () => write(false), n: () => write(true) })

  /** Selects an unfilled variable; without one, shows messages that others wrote. @returns whether sending must wait */
  function mustWait(): boolean {
    const place = internal ? undefined : placeOfVariable(text)
    if (!place) return stops()
    field.current?.focus()
    field.current?.setSelectionRange(...place)
    return true
  }
  function send(after: AfterSend): void {
    if (!held && !mustWait()) onSubmit(after)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    send('stay')
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onLeave()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    const goesOn = event.metaKey || event.ctrlKey
    if (!goesOn && !enter.sendsHere()) return
    event.preventDefault()
    send(goesOn && !internal ? 'next' : 'stay')
  }
  if (ticket.status === 'locked') return <Closed text={texts.locked} />
  if (!may.answer) {
    return (
      <Closed text={texts.notYours}>
        <Box sx={{ maxWidth: 880, mx: 'auto', mt: 1.5 }}>
          <KeptDraft uid={ticket.uid} />
        </Box>
      </Closed>
    )
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{
        backgroundColor: colours.card,
        borderTop: `1px solid ${colours.line}`,
        px: { xs: 1.5, sm: 3 },
        py: 1.5,
        flex: 'none',
        [lowScreenQuery]: { py: 0.5, maxHeight: '55%', overflowY: 'auto' },
      }}
    >
      <Box sx={{ maxWidth: 880, mx: 'auto', display: 'grid', gap: 1, [lowScreenQuery]: { gap: 0.5 } }}>
        {over > 0 && (
          <Typography role="alert" id={`${id}-problem`} sx={{ color: colours.error, fontSize: 14, fontWeight: 600 }}>
            {texts.tooLong(over)}
          </Typography>
        )}
        <FileTray uid={ticket.uid} files={files} />
        <ArticleTray articles={writing.articles} onRemove={writing.withdraw} />
        <AnswerField
          {...{ field, leaving, writing, onKeyDown }}
          name={ticket.contact.name}
          problem={over > 0 ? `${id}-problem` : undefined}
        />
        <Unfilled text={text} internal={internal} />
        <OutOfHoursOffer uid={ticket.uid} writing={writing} seen={seen} stops={mustWait} onHeld={onHeld} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 0.25, sm: 1 } }}>
          <AttachButton onFiles={files.add} />
          {ticket.type === 'coaching' && !internal && (
            <OfferArticle chosen={writing.articles} onOffer={writing.offer} />
          )}
          <SavedReplies
            ticket={ticket}
            onReply={(reply) => {
              writing.change(text === '' ? reply : `${text}\n${reply}`)
              field.current?.focus()
            }}
          />
          <NoteSwitch writing={writing} />
          <Typography sx={{ display: { xs: 'none', xl: 'block' }, ml: 'auto', fontSize: 13, color: 'text.secondary' }}>
            {enter.sends ? texts.hint : texts.hintOfLines}
          </Typography>
          {!internal && (
            <SendMenu
              {...{ writing, seen, onHeld, enter }}
              stops={mustWait}
              uid={ticket.uid}
              onClose={may.change ? () => send('close') : undefined}
            />
          )}
          <SendButton internal={internal} held={held} />
          {!internal && <NextButton held={held} onClick={() => send('next')} />}
        </Box>
      </Box>
    </Box>
  )
}
