/** Files and folders of a release for people to read. Every document that they link to must be listed too. */
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
