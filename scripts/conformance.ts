import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { toConformanceTable } from './conformance/toConformanceTable.ts'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

// Prints which adapter passes which conformance tests. `--write` updates the table in the docs.
// Without it, the script fails if the docs are out of date.
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
else {
  const stated = readColumns(before)
  const found = readColumns(table)
  const wrong = [...found].filter(([adapter, cells]) => stated.get(adapter) !== cells)
  // Leaves out an adapter whose chain cannot run on this machine.
  const missing = [...stated.keys()].filter((adapter) => !found.has(adapter))
  if (missing.length > 0) console.log(`Not run here: ${missing.join(', ')}`)
  if (wrong.length > 0) {
    const names = wrong.map(([adapter]) => adapter).join(', ')
    console.error(
      `docs/conformance.md is wrong about ${names}: \`pnpm conformance --write\` corrects it.`,
    )
    process.exitCode = 1
  }
}

/** The data of the table for each adapter. */
function readColumns(text: string): ReadonlyMap<string, string> {
  const rows = [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
  const [head = [], , ...lines] = rows
  const read = (at: number) =>
    lines.flatMap(([suite, ...cells]) => {
      const cell = cells[at] ?? '–'
      return cell === '–' ? [] : [`${suite} ${cell}`]
    })
  return new Map(head.slice(1).map((adapter, at) => [adapter, read(at).sort().join()]))
}

async function test(): Promise<string> {
  const file = join(tmpdir(), `cleat-conformance-${process.pid}.json`)
  const args = ['run', 'conformance', '--reporter=json', `--outputFile=${file}`]
  await run(join(root, 'node_modules/.bin/vitest'), args, { cwd: root })
  return file
}
