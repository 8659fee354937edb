import { spawn } from 'node:child_process'

export type WatchParentParameters = { pid: number }

/**
 * Ends the process `pid` as soon as this process is gone, however it went, SIGKILL included. A shell waits on
 * a pipe that only this process holds open; the kernel closes it when we die. The shell is in a session of
 * its own so that Ctrl-C in the terminal does not end it before its work is done.
 *
 * Returns a function that stops watching. Where there is no `sh` (Windows) nothing is watched.
 */
export function watchParent(parameters: WatchParentParameters): () => void {
  const { pid } = parameters
  if (process.platform === 'win32') return () => {}
  const script = 'read -r line; [ "$line" = stop ] || kill -9 "$1" 2>/dev/null'
  const watcher = spawn('/bin/sh', ['-c', script, 'cleat-localnet-watch', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // A watcher that cannot start or is gone already leaves the chain running as an ordinary child.
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref()
  return () => watcher.stdin.end('stop\n')
}
