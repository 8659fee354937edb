import { spawnSync } from 'node:child_process'

/** The whole of two files as one diff, without the lines that only name them. */
export function toDiff(before: string, after: string): string {
  const args = ['diff', '--no-index', '--no-color', '--unified=1000', '--minimal', before, after]
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return stdout.slice(stdout.indexOf('\n@@')).split('\n').slice(2).join('\n').trimEnd()
}
