import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunOptions, type RunResult, run } from './run.ts'
import { root } from './sourceFiles.ts'

/** Runs the pnpm that started this script, else the version that the repository pins. */
export function pnpm(
  args: readonly string[],
  cwd: string,
  limits: Pick<RunOptions, 'silentForMs'> = {},
): Promise<RunResult> {
  const options = { cwd, ...limits }
  const current = process.env.npm_execpath
  if (!current?.includes('pnpm')) return run('npx', ['-y', pinned(), ...args], options)
  return /\.[cm]?js$/.test(current)
    ? run(process.execPath, [current, ...args], options)
    : run(current, args, options)
}

function pinned(): string {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8')
  const { packageManager }: { packageManager: string } = JSON.parse(manifest)
  return packageManager
}
