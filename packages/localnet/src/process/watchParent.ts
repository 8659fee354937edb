import { spawn } from 'node:child_process'

export type WatchParentParameters = { pid: number }

/**
 * Ends the process `pid` when this process exits in any way, SIGKILL included. A shell reads from a
 * pipe that only this process holds open, and the kernel closes the pipe on exit. The shell has its
 * own session, so that Ctrl-C in the terminal does not stop it too early.
 * Returns a function that stops watching. Without `sh` (Windows) nothing is watched.
 */
export function watchParent(parameters: WatchParentParameters): () => void {
  const { pid } = parameters
  if (process.platform === 'win32') return () => {}
  const script = 'read -r line; [ "$line" = stop ] || kill -9 "$1" 2>/dev/null'
  const watcher = spawn('/bin/sh', ['-c', script, 'cleat-localnet-watch', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a watcher the chain runs as an ordinary child.
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
  return () => watcher.stdin.end('stop\n')
}
