import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../scripts/pnpm.ts'
import { run } from '../scripts/run.ts'
import { root } from '../scripts/sourceFiles.ts'
import { compilers, libraries, writeConfig } from './table/cells.ts'

// Checks the app of `compat/appkit` with every compiler and every pair of React and wagmi that the
// packages promise, against the declarations that they publish. Build first.
const folder = join(root, 'compat/types')
if (!existsSync(join(folder, 'node_modules'))) {
  const install = ['install', '--frozen-lockfile', '--ignore-workspace']
  const { code, output } = await pnpm(install, folder)
  if (code !== 0) throw new Error(output)
}

let passed = 0
const failures: string[] = []
const rows: string[] = []
for (const { name: pair, modules } of libraries) {
  const config = await writeConfig({ pair, modules })
  const cells: string[] = []
  for (const { name, path } of compilers) {
    const { code, output } = await run(process.execPath, [path, '-p', config], { cwd: root })
    if (code === 0) passed += 1
    else failures.push(`${pair}, ${name}:\n${output}`)
    cells.push(code === 0 ? '✓' : '✗')
  }
  rows.push(`${pair.padEnd(18)} ${cells.map((cell) => cell.padEnd(14)).join('')}`)
}
for (const failure of failures) console.log(failure)
console.log(`${''.padEnd(18)} ${compilers.map(({ name }) => name.padEnd(14)).join('')}`)
console.log(rows.join('\n'))
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
