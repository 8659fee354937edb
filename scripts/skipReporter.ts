import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { root } from './sourceFiles.ts'

/**
 * A Vitest reporter: writes the names and reasons of skipped tests, which the JSON report omits.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes a default export
export default class SkipReporter implements Reporter {
  private readonly skipped = new Set<string>()

  onTestCaseResult(testCase: TestCase): void {
    const result = testCase.result()
    if (result.state !== 'skipped') return
    const path = relative(root, testCase.module.moduleId)
    const reason = result.note ? ` [${result.note}]` : ''
    this.skipped.add(`${path} › ${testCase.fullName}${reason}`)
  }

  onTestRunEnd(): void {
    const file = process.env.CLEAT_SKIPPED
    if (file) writeFileSync(file, JSON.stringify([...this.skipped]))
  }
}
