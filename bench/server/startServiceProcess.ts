import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findPort } from '@cleat/server/test/port'
import { reportFigures } from './reportFigures.ts'

export type Service = {
  readonly url: string
  /** Starts the measurement for `figures`. */
  begin(): Promise<void>
  figures(): Promise<{
    readonly bytes: number
    /** Processor time of all its threads. */
    readonly busyMs: number
    /** The 99th percentile of its event loop delay. */
    readonly lagMs: number
  }>
  stop(): Promise<void>
}

/** Clients have the usual limits, by the addresses that they name. */
export const limitedByAddress = { TRUSTED_PROXIES: 'private' }
/** All clients share one address. */
export const unlimited = { RATE_LIMIT: '0' }
/** Creating a database takes longer than a run that needs none. This URL has none. */
export const withoutDatabase = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }

/** As the image has them. */
const nodeOptions = ['--max-semi-space-size=16']
const main = fileURLToPath(import.meta.resolve('@cleat/server/built'))

/** Starts the built service in its own process, without files on disk, with these settings. */
export async function startServiceProcess(
  settings: Readonly<Record<string, string>>,
): Promise<Service> {
  const { PORT = String(await findPort()), DATABASE_URL } = settings
  const report = `data:text/javascript,${encodeURIComponent(`(${reportFigures})()`)}`
  const child = fork(main, {
    execArgv: [...nodeOptions, '--import', report],
    env: { RELAY: 'off', LOG_LEVEL: 'silent', DATA_DIR: 'memory', ...settings, PORT },
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${code}.`)
  })
  failed.catch(() => undefined)
  const url = `http://127.0.0.1:${PORT}`
  const path = DATABASE_URL === withoutDatabase.DATABASE_URL ? '/health' : '/ready'
  await Promise.race([untilOk(`${url}${path}`), failed]).catch((error: unknown) => {
    // It would keep this process open.
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    async begin() {
      child.send('begin')
      await once(child, 'message')
    },
    async figures() {
      child.send('figures')
      const [figures] = await once(child, 'message')
      return figures
    },
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

async function untilOk(url: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await setTimeout(50)
  }
  throw new Error(`${url} is not ready after a minute.`)
}
