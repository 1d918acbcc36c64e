// Counts and failures of the JSON reports that Vitest and Playwright write.
import path from 'node:path'

const firstLine = (text = '') => text.split('\n', 1)[0].slice(0, 300)

export const vitestReport = {
  counts: (report) => ({
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  failures: (report) =>
    report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = path.relative('.', name)
      if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLine(message)}`]
      return assertionResults
        .filter((one) => one.status === 'failed')
        .map((one) => `${file} › ${one.fullName.slice(0, 200)}: ${firstLine(one.failureMessages[0])}`)
    }),
}

const specsOf = (suites) => suites.flatMap((one) => [...one.specs, ...specsOf(one.suites ?? [])])

const placeOf = (spec) => `${spec.file}:${spec.line} › ${spec.title}`

export const playwrightReport = {
  counts: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  }),
  flaky: ({ suites }) =>
    specsOf(suites)
      .filter((spec) => spec.tests.some((one) => one.status === 'flaky'))
      .map(placeOf),
  failures: ({ suites, errors }) => [
    ...specsOf(suites)
      .filter((spec) => !spec.ok)
      .map(placeOf),
    ...(errors ?? []).map((one) => firstLine(one.message)),
  ],
}
