import IconButton from '@mui/material/IconButton'
import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useShortcuts } from './use-shortcuts.ts'
import { shortcutWords } from './words.ts'

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'))

/** Opens the list of shortcuts: « ? », or a button on devices with a keyboard. */
export function ShortcutsHelp() {
  const [open, setOpen] = useState(false)
  useShortcuts({ '?': () => setOpen(true) })
  return (
    <>
      <IconButton
        aria-label={shortcutWords.open}
        title={`${shortcutWords.open} (?)`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          display: 'none',
          '@media (hover: hover) and (pointer: fine) and (min-width: 600px)': { display: 'inline-flex' },
        }}
      >
        <Keyboard aria-hidden size={22} />
      </IconButton>
      {open && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
