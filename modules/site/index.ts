export { putHome } from './home/put-home.ts'
export { siteModule } from './module.ts'
export { eraseHomeRevisions, eraseVoices, exportHomeRevisions, exportVoices } from './personal-data.ts'
export { putExampleVoice } from './voices/put-example.ts'
