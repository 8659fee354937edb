import { readFile } from 'node:fs/promises'

export type Counts = {
  readonly passed: number
  readonly failed: number
  /** The names of failed tests, if the runner reports them. */
  readonly failures?: readonly string[] | undefined
  /** The names of skipped tests, with the reasons if given. */
  readonly skipped?: readonly string[] | undefined
  /** The names of tests that failed at first and passed when they ran once more. */
  readonly unsteady?: readonly string[] | undefined
}

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/**
 * Counts the tests of a Vitest report. A file that fails before its tests counts as one failure, as
 * does an error outside of tests.
 */
export function vitestCounts(report: VitestReport, unhandled: readonly string[] = []): Counts {
  const { numPassedTests, numFailedTests, testResults } = report
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'failed' ? [`${name} › ${fullName}\n${firstLines(failureMessages ?? [])}`] : [],
    ),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length + unhandled.length,
    failures: [...failures, ...broken.map(({ name }) => name), ...unhandled],
  }
}

const linesOfMessage = 6

function firstLines(messages: readonly string[]): string {
  return messages.join('\n').split('\n').slice(0, linesOfMessage).join('\n')
}

/** A runner that exits with an error, or runs no test, counts at least one failure. */
export function stepCounts(code: number, reported: Counts): Counts {
  const { passed, failed } = reported
  const isSilent = passed + failed === 0
  return { ...reported, failed: failed === 0 && (code !== 0 || isSilent) ? 1 : failed }
}

const mostUnsteady = 3

/**
 * A few unsteady tests pass, and are named. Where there are more, each counts as a failure, because
 * then the change under test is the likely cause.
 */
export function judgeUnsteady(counts: Counts): Counts {
  const { failed, failures = [], unsteady = [] } = counts
  if (unsteady.length <= mostUnsteady) return counts
  return { ...counts, failed: failed + unsteady.length, failures: [...failures, ...unsteady] }
}

/** Reads a runner's report file. Null if it wrote none. */
export async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
