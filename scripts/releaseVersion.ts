import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

// Gives all packages their next version, by the changesets, and writes it where the code reads it.
// `--snapshot canary` is for a release that is no version: 0.0.0-canary-20261125.
const { values } = parseArgs({ options: { snapshot: { type: 'string' } } })
const cli = join(root, 'node_modules/@changesets/cli/bin.js')
const snapshot = values.snapshot ? ['--snapshot', values.snapshot] : []
const { code, output } = await run(process.execPath, [cli, 'version', ...snapshot], { cwd: root })
console.log(output)
if (code !== 0) process.exit(code)

const manifest = await readFile(join(root, 'packages/core/package.json'), 'utf8')
const { version } = JSON.parse(manifest) as { version: string }
const path = join(root, 'packages/core/src/base/version.ts')
const source = await readFile(path, 'utf8')
await writeFile(path, source.replace(/'[^']*'$/m, `'${version}'`))
