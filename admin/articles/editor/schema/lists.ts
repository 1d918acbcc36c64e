import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { numberAttribute } from './parse-rules.ts'

/** Allows items that begin with a list or a heading, so that existing texts keep theirs. */
const Item = ListItem.extend({ content: 'block+' })

const Numbered = OrderedList.extend({ addAttributes: () => ({ start: numberAttribute('start', null) }) })

export const lists = [BulletList, Numbered, Item, ListKeymap]
