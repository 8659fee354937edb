import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Mailbox, startMailbox } from '@cleat/localnet'
import { startProgram } from '../../test/startProgram.ts'

/** The service in another process, which can be killed like by a power failure. */
export type DrillServer = {
  readonly url: string
  readonly host: string
  /** A page on another site. */
  readonly otherHost: string
  readonly mailbox: Mailbox
  /** Kills it, and starts it again in the background. */
  killAndStart(): void
  /** Resolves when it answers. */
  up(): Promise<void>
  countKills(): number
  stop(): Promise<void>
}

const main = new URL('../../main.ts', import.meta.url).pathname
const host = 'http://127.0.0.1:5173'
const otherHost = 'http://localhost:5173'

export async function startDrillServer(): Promise<DrillServer> {
  const mailbox = await startMailbox()
  const key = randomBytes(32).toString('base64url')
  const program = await startProgram({
    ...{ name: 'wallet-drill', readyWithinMs: 300_000 },
    prepare({ folder, port }) {
      const url = `http://127.0.0.1:${port}`
      const environment = {
        ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: url },
        WALLET_HOSTS: `${host},${otherHost}`,
        ...{ WALLET_KEY: key, WALLET_TEST: 'on', WALLET_RECOVERY_HOLD: '0h' },
        ...{ MAIL_URL: mailbox.url, MAIL_FROM: 'wallet@harbour.example' },
        ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), RELAY: 'off', RATE_LIMIT: '0' },
        // Each browser is in another network.
        ...{ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1/32' },
      }
      return {
        ...{ url, command: process.execPath, args: [main] },
        options: { env: { ...process.env, ...environment } },
        isReady: () =>
          fetch(`${url}/wallet/v1/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
      }
    },
  })
  let kills = 0
  let starting = Promise.resolve()
  return {
    ...{ url: program.url, host, otherHost, mailbox },
    killAndStart() {
      kills += 1
      starting = starting.then(program.kill).then(program.start)
    },
    up: () => starting,
    countKills: () => kills,
    async stop() {
      await starting
      await program.remove()
      await mailbox.stop()
    },
  }
}
