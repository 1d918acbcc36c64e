import { colours } from '../../theme.ts'

type Kind = 'person' | 'staff' | 'note'

/**
 * Messages of the person are on the left on white, answers on the right on rose; a note has its own background and
 * border.
 */
const grounds = {
  person: {
    backgroundColor: colours.card,
    border: `1px solid ${colours.line}`,
    borderBottomLeftRadius: 4,
    justifySelf: 'start',
  },
  staff: {
    backgroundColor: colours.rose,
    border: '1px solid transparent',
    borderBottomRightRadius: 4,
    justifySelf: 'end',
  },
  note: { backgroundColor: colours.warningLight, border: `1px dashed ${colours.warning}`, justifySelf: 'end' },
}

export const bubbleOf = (kind: Kind) => ({
  width: 'fit-content',
  maxWidth: '100%',
  minWidth: 0,
  px: 2,
  py: 1.25,
  borderRadius: '20px',
  lineHeight: 1.6,
  ...grounds[kind],
})

export const kindOf = ({ staff, internal }: { staff: boolean; internal?: boolean | undefined }): Kind =>
  internal ? 'note' : staff ? 'staff' : 'person'
