import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Bookmark, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useList } from '../../lists/list-provider.tsx'
import { usePerson } from '../../person.ts'
import { readViews, type SavedView, withView, writeViews } from './saved-views.ts'
import { articleListWords } from './words.ts'

const texts = articleListWords.views

function useViews() {
  const { uid } = usePerson()
  const [views, setViews] = useState(() => readViews(uid))
  const [kept, setKept] = useState(true)
  return {
    views,
    kept,
    keep(next: readonly SavedView[]): void {
      setViews(next)
      setKept(writeViews(uid, next))
    },
  }
}

/** The user's named filters, kept on this device. */
export function ViewsMenu() {
  const { filter, sort, change } = useList()
  const { views, kept, keep } = useViews()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [name, setName] = useState('')
  function save(event: FormEvent): void {
    event.preventDefault()
    if (name.trim() === '') return
    keep(withView(views, { name: name.trim(), filter, sort }))
    setName('')
  }
  function open(view: SavedView): void {
    setAnchor(undefined)
    change({ sort: view.sort, filter: view.filter })
  }
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Bookmark aria-hidden size={18} />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {texts.title}
      </Button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(undefined)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': texts.title } }}
        >
          <Box sx={{ p: 2, width: 300, maxWidth: '90vw', display: 'grid', gap: 1 }}>
            <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
              {views.length === 0 ? texts.none : texts.help}
            </Typography>
            {views.map((view) => (
              <Box key={view.name} sx={{ display: 'flex' }}>
                <Button
                  color="inherit"
                  onClick={() => open(view)}
                  sx={{
                    flexGrow: 1,
                    justifyContent: 'start',
                    minWidth: 0,
                    overflowWrap: 'anywhere',
                    textAlign: 'left',
                  }}
                >
                  {view.name}
                </Button>
                <IconButton
                  aria-label={texts.remove(view.name)}
                  onClick={() => keep(views.filter((one) => one !== view))}
                >
                  <X aria-hidden size={18} />
                </IconButton>
              </Box>
            ))}
            <Box component="form" onSubmit={save} sx={{ display: 'grid', gap: 1 }}>
              <TextField
                size="small"
                label={texts.name}
                value={name}
                onChange={({ target }) => setName(target.value)}
                slotProps={{ htmlInput: { maxLength: 60 } }}
              />
              <Button type="submit" variant="outlined" color="inherit">
                {texts.save}
              </Button>
            </Box>
            <Box role="status">{!kept && <Alert severity="warning">{texts.notKept}</Alert>}</Box>
          </Box>
        </Popover>
      )}
    </>
  )
}
