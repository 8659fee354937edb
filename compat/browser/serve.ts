import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { App } from '../app/createApp.ts'

/** Starts the server of an app and resolves once it prints its address. */
export async function serve(
  app: App,
  name: string,
  ...args: string[]
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = spawn(join(app.folder, 'node_modules/.bin', name), args, {
    cwd: app.folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += String(data)
        const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
        if (found) resolve(found)
      })
    child.once('close', () => reject(new Error(`${name} ${args.join(' ')} ended:\n${said}`)))
  })
  await untilAnswers(url)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Servers print their address before they take requests. */
async function untilAnswers(url: string): Promise<void> {
  for (const delayMs of Array.from({ length: 100 }, () => 100)) {
    if (await fetch(url).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  throw new Error(`${url} does not answer`)
}
