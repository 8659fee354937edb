import { spawn } from 'node:child_process'
import process from 'node:process'

/**
 * Sends SIGTERM to the process `pid` when this one ends in any way, SIGKILL included: a shell reads
 * from a pipe that the kernel closes then. Without `sh`, as on Windows, nothing is watched.
 * @returns a function that stops watching
 */
export function endWithParent({ pid }: { pid: number }): () => void {
  if (process.platform === 'win32') return () => {}
  const script = 'read -r line; [ "$line" = stop ] || kill "$1" 2>/dev/null'
  const watcher = spawn('/bin/sh', ['-c', script, 'cleat-testing-watch', String(pid)], {
    // Ctrl-C in a terminal does not stop it too early.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
  return () => watcher.stdin.end('stop\n')
}
