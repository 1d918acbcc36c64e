import { articleTexts } from './article-texts.ts'
import { importedTexts } from './imported-texts.ts'
import { mailTexts } from './mail-texts.ts'
import type { OutsideText } from './outside-text.ts'

/** Every function that runs over a text of visitors, writers, mails or other sites, by file and name. */
export const outsideTexts: Readonly<Record<string, OutsideText>> = { ...articleTexts, ...mailTexts, ...importedTexts }
