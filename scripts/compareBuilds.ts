import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { differingFiles } from './packages/differingFiles.ts'
import { pnpm } from './pnpm.ts'
import { run } from './run.ts'
import { root } from './sourceFiles.ts'

// Builds the packages of the last commit twice, in two folders and without a cache, and compares
// what would be published, byte for byte.
const folder = await mkdtemp(join(tmpdir(), 'cleat-builds-'))
const glob = 'packages/*/dist/**'
try {
  const one = await build(join(folder, 'one'))
  const other = await build(join(folder, 'another-folder'))
  const count = globSync(glob, { cwd: one, withFileTypes: true }).filter((file) => file.isFile())
  const differing = await differingFiles({ one, other, glob })
  for (const path of differing) console.log(`differs: ${path}`)
  console.log(`${count.length - differing.length} files are the same, ${differing.length} differ`)
  process.exitCode = differing.length > 0 || count.length === 0 ? 1 : 0
} finally {
  await rm(folder, { recursive: true })
}

async function build(target: string): Promise<string> {
  await succeed(run('git', ['clone', '--quiet', root, target]))
  await succeed(pnpm(['install', '--frozen-lockfile', '--prefer-offline'], target))
  await succeed(pnpm(['run', 'build', '--force'], target))
  return target
}

async function succeed(running: ReturnType<typeof run>): Promise<void> {
  const { code, output } = await running
  if (code !== 0) throw new Error(output)
}
