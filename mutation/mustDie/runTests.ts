import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/run.ts'
import { root } from '../../scripts/sourceFiles.ts'
import { type ChosenTests, writeChosenTests } from '../vitest/chosenTests.ts'

export type TestCounts = { readonly passed: number; readonly failed: number }

/**
 * Runs some tests until one fails.
 * @throws if they cannot be run, which says nothing of the code
 */
export async function runTests(chosen: ChosenTests): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'cleat-mutation-'))
  const report = join(folder, 'report.json')
  const args = ['run', '--config', 'mutation/vitest/vitest.config.ts', '--maxWorkers', '1']
  try {
    const { output } = await run(
      join(root, 'node_modules/.bin/vitest'),
      [...args, '--bail', '1', '--reporter=json', `--outputFile=${report}`],
      { cwd: root, env: { ...process.env, ...writeChosenTests(chosen) } },
    )
    const found = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
    const [passed, failed] = [Number(found.numPassedTests), Number(found.numFailedTests)]
    if (!(passed + failed > 0)) throw new Error(`No test ran.\n${output}`)
    return { passed, failed }
  } finally {
    await rm(folder, { recursive: true })
  }
}
