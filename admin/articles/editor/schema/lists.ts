import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { numberAttribute } from './parse-rules.ts'

/** An item may begin with a list or a heading: what was written so stays. */
const Item = ListItem.extend({ content: 'block+' })

const Numbered = OrderedList.extend({ addAttributes: () => ({ start: numberAttribute('start', null) }) })

export const lists = [BulletList, Numbered, Item, ListKeymap]
