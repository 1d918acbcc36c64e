import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Check, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { ticketWords } from '../words.ts'
import { isSendLaterBlocked, SendLaterDialog, type SendLaterProps } from './send-later.tsx'
import type { EnterChoice } from './use-enter-choice.ts'

const texts = ticketWords.composer

interface SendMenuProps extends SendLaterProps {
  /** undefined: the user may not close the conversation */
  onClose: (() => void) | undefined
  enter: EnterChoice
}

export function SendMenu({ stops, onClose, enter, ...props }: SendMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [later, setLater] = useState(false)
  const { held } = props.writing
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <IconButton
        aria-label={texts.sendOther}
        title={texts.sendOther}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ChevronUp aria-hidden size={20} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {onClose && (
          <MenuItem disabled={held} onClick={choose(onClose)}>
            {texts.sendClose}
          </MenuItem>
        )}
        <MenuItem disabled={isSendLaterBlocked(props.writing)} onClick={choose(() => stops() || setLater(true))}>
          {texts.later}
        </MenuItem>
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={enter.sends}
          onClick={choose(() => enter.change(!enter.sends))}
          sx={{ gap: 1 }}
        >
          {texts.enterSends}
          <Check aria-hidden size={18} visibility={enter.sends ? 'visible' : 'hidden'} />
        </MenuItem>
      </Menu>
      {later && <SendLaterDialog {...props} onClose={() => setLater(false)} />}
    </>
  )
}
