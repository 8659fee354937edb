import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { root } from './sourceFiles.ts'

/** What Vitest's JSON report omits. */
export type UnitRemarks = {
  /** The names of skipped tests, with the reasons if given. */
  readonly skipped: readonly string[]
  /** Errors outside of tests, which fail a run whose tests all pass. */
  readonly unhandled: readonly string[]
  /** The names of tests that failed at first and passed when they ran once more. */
  readonly unsteady: readonly string[]
}

const linesOfStack = 8

/** A Vitest reporter: writes its `UnitRemarks` to the file named by `CLEAT_REMARKS`. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a default export
export default class UnitReporter implements Reporter {
  private readonly skipped = new Set<string>()
  private readonly unsteady = new Set<string>()

  onTestCaseResult(testCase: TestCase): void {
    const result = testCase.result()
    const name = `${relative(root, testCase.module.moduleId)} › ${testCase.fullName}`
    if (testCase.diagnostic()?.flaky) this.unsteady.add(name)
    if (result.state !== 'skipped') return
    this.skipped.add(`${name}${result.note ? ` [${result.note}]` : ''}`)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.CLEAT_REMARKS
    const remarks: UnitRemarks = {
      skipped: [...this.skipped],
      unhandled: errors.map(describeError),
      unsteady: [...this.unsteady],
    }
    if (file) writeFileSync(file, JSON.stringify(remarks))
  }
}

/** Names the test that ran at the time, which may not be the one that caused the error. */
function describeError(error: SerializedError): string {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name, message, stack } = error
  const place = typeof path === 'string' ? ` during ${relative(root, path)}` : ''
  const test = typeof name === 'string' ? ` › ${name}` : ''
  const trace = (stack ?? message).split('\n').slice(0, linesOfStack).join('\n')
  return `error outside of tests${place}${test}\n${trace}`
}
