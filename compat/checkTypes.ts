import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../scripts/pnpm.ts'
import { run } from '../scripts/run.ts'
import { root } from '../scripts/sourceFiles.ts'

const here = join(root, 'compat')

/** Compilers that the app of `compat/appkit` has to pass, besides that of the workspace. */
const compilers = {
  'TypeScript 5': join(here, 'types/node_modules/typescript-5/bin/tsc'),
  'TypeScript 6': join(here, 'types/node_modules/typescript-6/bin/tsc'),
  'TypeScript 7': join(root, 'node_modules/typescript/bin/tsc'),
}

if (!existsSync(join(here, 'types/node_modules'))) {
  const { code, output } = await pnpm(
    ['install', '--frozen-lockfile', '--ignore-workspace'],
    join(here, 'types'),
  )
  if (code !== 0) throw new Error(output)
}

let failed = 0
for (const [name, compiler] of Object.entries(compilers)) {
  const project = join(here, 'appkit/tsconfig.workspace.json')
  const { code, output } = await run(process.execPath, [compiler, '-p', project, '--noEmit'], {
    cwd: here,
  })
  if (code !== 0) failed += 1
  console.log(`${code === 0 ? '✓' : '✗'} ${name}\n${output}`.trimEnd())
}
console.log(`${Object.keys(compilers).length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
