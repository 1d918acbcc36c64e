import { excerptAround, piecesOf } from '../../conversation/messages/find-words.ts'
import { blocksOf, splitQuote } from '../../conversation/messages/message-blocks.ts'
import {
  headingsOf,
  linksOf,
  missingPicturesOf,
  picturesOf,
  sentencesOf,
} from '../../modules/articles/checks/content-parts.ts'
import { findClaimSentences } from '../../modules/articles/checks/health-claims.ts'
import { readingEase } from '../../modules/articles/checks/reading-level.ts'
import { segmentsOf } from '../../modules/articles/reading/highlight.ts'
import { fold, foldedWords, spellingsIn, staffSearch, wordsToLearn } from '../../modules/articles/reading/search.ts'
import { sortKey } from '../../modules/articles/reading/sort-key.ts'
import { normalizePath, normalizeTarget } from '../../modules/articles/redirects/paths.ts'
import { prepareText } from '../../modules/articles/writing/article-text.ts'
import { readingTimeOf, sanitizeInProcess, wordsOf } from '../../modules/articles/writing/html.ts'
import { depthOf } from '../../modules/articles/writing/html-depth.ts'
import { slugOf } from '../../modules/articles/writing/slug.ts'
import { fileNameOf } from '../../platform/files/file-name.ts'
import { typesetHtml } from '../../web/i18n/typography.ts'
import { withContents } from '../../web/magazine/article/table-of-contents.ts'
import { excerptOf } from '../../web/ui/excerpt.ts'
import { withParts } from '../../web/ui/prose-parts.ts'
import { largeTextLength, type OutsideText } from './outside-text.ts'

const article = 500_000
const message = 20_000
const line = 10_000
const partWords = {
  callouts: { try: 'a', know: 'b', emergency: 'c' },
  notes: 'd',
  note: 'e',
  back: 'f',
  embeds: { youtube: 'g', vimeo: 'h' },
}
const html = ['<', '<p ', '<b>a</b>', '</p>', '<!--', '&', '<a href="', ' ', '<h2>']
const cleanHtml = ['<p>a</p>', '<h2>a</h2>', '\u00a0', ' ! ', '&amp;', '<a href="/a">b</a>', '« ', 'l’']

/** Texts that writers save and readers see, searches, addresses, names and messages. */
export const articleTexts: Readonly<Record<string, OutsideText>> = {
  // Texts that writers save and readers see.
  'modules/articles/writing/html.ts sanitizeInProcess': {
    work: sanitizeInProcess,
    permitted: largeTextLength,
    pieces: [...html, '\n', '<pre>a</pre> '],
    apart: true,
  },
  'modules/articles/writing/html.ts wordsOf': {
    work: wordsOf,
    permitted: article,
    pieces: ['<p ', '<x', 'a', '&lt;', ' '],
  },
  'modules/articles/writing/html.ts readingTimeOf': { work: readingTimeOf, permitted: article, pieces: ['a ', ' '] },
  'modules/articles/writing/html-depth.ts depthOf': {
    work: depthOf,
    permitted: 1_000_000,
    pieces: ['<b>', '<', '<b></i>', '<!--', '"'],
  },
  'modules/articles/writing/article-text.ts prepareText': {
    work: (content) => prepareText({ title: 'a', excerpt: '', content }, content),
    permitted: article,
    pieces: ['a ', '<p>a</p>', '🌷'],
  },
  'modules/articles/writing/slug.ts slugOf': {
    work: (text) => slugOf(text, 'a'),
    permitted: line,
    pieces: ['-', 'é', ' '],
  },
  'modules/articles/checks/content-parts.ts sentencesOf': {
    work: sentencesOf,
    permitted: article,
    pieces: ['<', '<pre ', '<!--', 'a. ', '. ', '<p></p>'],
  },
  'modules/articles/checks/content-parts.ts headingsOf': {
    work: headingsOf,
    permitted: article,
    pieces: ['<h2>', '<h2'],
  },
  'modules/articles/checks/content-parts.ts linksOf': {
    work: linksOf,
    permitted: article,
    pieces: ['<a href="', '<a '],
  },
  'modules/articles/checks/content-parts.ts missingPicturesOf': {
    work: missingPicturesOf,
    permitted: article,
    pieces: ['<p ', '<p data-missing', ' '],
  },
  'modules/articles/checks/content-parts.ts picturesOf': {
    work: picturesOf,
    permitted: article,
    pieces: ['<img ', '<img src="'],
  },
  'modules/articles/checks/reading-level.ts readingEase': {
    work: (text) => readingEase([text]),
    permitted: article,
    pieces: ['é', 'a ', 'es '],
  },
  'modules/articles/checks/health-claims.ts findClaimSentences': {
    work: (text) => findClaimSentences([text], (word) => word),
    permitted: article,
    pieces: ['ne guérit ', 'guérit ', 'plus '],
  },
  'web/i18n/typography.ts typesetHtml': { work: typesetHtml, permitted: article, pieces: cleanHtml },
  'web/magazine/article/table-of-contents.ts withContents': {
    work: withContents,
    permitted: article,
    pieces: cleanHtml,
  },
  'web/ui/prose-parts.ts withParts': {
    work: (text) => withParts(text, partWords),
    permitted: article,
    pieces: [...cleanHtml, '<small data-footnote>a</small>', '<small>'],
  },
  'web/ui/excerpt.ts excerptOf': { work: (text) => excerptOf(text, 200), permitted: article, pieces: ['a', ' ', '. '] },

  // Searches, addresses, names.
  'modules/articles/reading/search.ts fold': {
    work: fold,
    permitted: article,
    pieces: ['é', 'œ', '\u0301'],
    refusesMore: true,
  },
  'modules/articles/reading/search.ts foldedWords': { work: foldedWords, permitted: article, pieces: ['é ', 'a'] },
  'modules/articles/reading/search.ts spellingsIn': {
    work: (text) => spellingsIn(text, new Set(['a'])),
    permitted: line,
    pieces: ['é ', 'a'],
  },
  'modules/articles/reading/search.ts wordsToLearn': { work: wordsToLearn, permitted: article, pieces: ['abc ', 'a'] },
  'modules/articles/reading/search.ts staffSearch': { work: staffSearch, permitted: line, pieces: ['%', 'a ', '\\'] },
  'modules/articles/reading/sort-key.ts sortKey': { work: sortKey, permitted: line, pieces: ['é', ' ', '«'] },
  'modules/articles/reading/highlight.ts segmentsOf': {
    work: (text) => segmentsOf(text, text),
    permitted: 100_000,
    pieces: ['\ue000a\ue001', 'a'],
  },
  'modules/articles/redirects/paths.ts normalizePath': {
    work: normalizePath,
    permitted: 60_000,
    pieces: ['/', '%c3', '%2f', '/.', 'é'],
  },
  'modules/articles/redirects/paths.ts normalizeTarget': {
    work: (text) => normalizeTarget(`/a${text}`),
    permitted: 60_000,
    pieces: ['?', '#', '/', '%'],
  },
  'platform/files/file-name.ts fileNameOf': {
    work: fileNameOf,
    permitted: 60_000,
    pieces: ['/', '\\', '%22', '\u200b', 'a'],
  },

  // Messages.
  'conversation/messages/message-blocks.ts blocksOf': {
    work: blocksOf,
    permitted: message,
    pieces: ['> a\n', 'https://a.fr/', '>', '\n', 'http://', 'a – https://'],
  },
  'conversation/messages/message-blocks.ts splitQuote': {
    work: splitQuote,
    permitted: message,
    pieces: ['> a\n', '> a – https://', '> – '],
  },
  'conversation/messages/find-words.ts piecesOf': {
    work: (text) => piecesOf(text, 'a aa é'),
    permitted: message,
    pieces: ['a', 'é', 'ab'],
  },
  'conversation/messages/find-words.ts excerptAround': {
    work: (text) => excerptAround(text, 'a aa é'),
    permitted: message,
    pieces: ['a', ' ', '\n'],
  },
}
