/** Files and folders of a release for people to read. Whatever a document among them links to is one of them. */
export const releaseDocuments = [
  'LICENSE',
  'CHANGELOG.md',
  'docs/install.md',
  'docs/limits.md',
  'docs/running.md',
  'docs/running',
  'docs/upgrading.md',
  'docs/deployment',
  'docs/monitoring',
]
