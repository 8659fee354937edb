import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toConformanceTable } from './conformance/toConformanceTable.ts'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

// Which adapter passes which of the tests that all of them pass. `--write` puts the table into the docs; without it,
// what the docs say must be what is so.
const { values } = parseArgs({
  options: { report: { type: 'string' }, write: { type: 'boolean' } },
})
const path = join(root, 'docs/conformance.md')
const table = toConformanceTable(
  JSON.parse(await readFile(values.report ?? (await test()), 'utf8')),
)
const before = await readFile(path, 'utf8')
const after = before.replace(/^\|[\s\S]*\|$/m, table)

console.log(table)
if (values.write) await writeFile(path, after)
else if (before !== after) {
  console.error('docs/conformance.md says something else: `pnpm conformance --write` corrects it.')
  process.exitCode = 1
}

async function test(): Promise<string> {
  const file = join(tmpdir(), `cleat-conformance-${process.pid}.json`)
  const args = ['run', 'conformance', '--reporter=json', `--outputFile=${file}`]
  await run(join(root, 'node_modules/.bin/vitest'), args, { cwd: root })
  return file
}
