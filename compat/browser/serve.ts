import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { App } from '../app/createApp.ts'

export declare namespace serve {
  /** A command that the app installed, which serves at `http://127.0.0.1:<port>`. */
  type Command = {
    readonly command: string
    readonly args: readonly string[]
    readonly env?: Readonly<Record<string, string>> | undefined
  }
}

/** Starts the server of an app and resolves once it answers. */
export async function serve(
  app: App,
  toCommand: (port: number) => serve.Command,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await findPort()
  const { command, args, env } = toCommand(port)
  const child = spawn(join(app.folder, 'node_modules/.bin', command), args, {
    cwd: app.folder,
    env: { ...app.env, ...env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += String(data)
    })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  const isUp = await Promise.race([untilAnswers(url), ended.then(() => false)])
  if (!isUp) {
    child.kill('SIGKILL')
    throw new Error(`${command} ${args.join(' ')} does not serve:\n${said}`)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function findPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function untilAnswers(url: string): Promise<boolean> {
  for (const delayMs of Array.from({ length: 600 }, () => 100)) {
    if (await fetch(url).catch(() => null)) return true
    await new Promise((resolve) => setTimeout(resolve, delayMs))
  }
  return false
}
