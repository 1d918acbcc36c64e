export { createReaderAddress } from './reader-address.ts'
export { toReaderPage } from './reader-page.ts'
export { createReaderPages, type ReaderPages, type Shared } from './reader-pages.ts'
