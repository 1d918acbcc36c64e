import type { Editor } from '@tiptap/react'
import { MediaPicker } from '../../../media/media-picker.tsx'
import { EmbedDialog } from './embed-dialog.tsx'
import { insertPicture } from './insert-commands.ts'
import type { Asked } from './insert-menu.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

interface ToolDialogsProps {
  editor: Editor
  asked: Asked | 'describe' | undefined
  onAsk(asked: 'describe' | undefined): void
}

/** Dialogs of tools that need input before they change the text. */
export function ToolDialogs({ editor, asked, onAsk }: ToolDialogsProps) {
  const close = () => onAsk(undefined)
  if (asked === 'link') return <LinkDialog editor={editor} onClose={close} />
  if (asked === 'embed') return <EmbedDialog editor={editor} onClose={close} />
  if (asked === 'describe') return <PictureDialog editor={editor} onClose={close} />
  if (asked !== 'picture') return null
  return (
    <MediaPicker
      onChoose={(picture) => {
        insertPicture(editor, picture)
        onAsk(picture.alt === '' ? 'describe' : undefined)
      }}
      onClose={close}
    />
  )
}
