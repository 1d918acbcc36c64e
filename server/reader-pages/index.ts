export { createReaderAddress } from './reader-address.ts'
export { toReaderPage } from './reader-page.ts'
export { createReaderPages, type ReaderPages, type SharedPage } from './reader-pages.ts'
