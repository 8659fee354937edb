import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LocalFarcaster,
  type LocalSocials,
  type Mailbox,
  placeFarcaster,
  startLocalnet,
  startMailbox,
  startSocials,
} from '@cleat/localnet'
import { buildServer } from '../../../scripts/buildServer.ts'
import { findPort } from '../../test/findPort.ts'
import { startPostgres } from '../../test/startPostgres.ts'
import { startProgram } from '../../test/startProgram.ts'

/** The service in another process, which can be killed like by a power failure. */
export type DrillServer = {
  readonly url: string
  readonly host: string
  /** A page on another site. */
  readonly otherHost: string
  readonly mailbox: Mailbox
  /** Providers to log in with. */
  readonly socials: LocalSocials
  readonly farcaster: LocalFarcaster
  /** Kills it, and starts it again in the background. */
  killAndStart(): void
  /** The same for its database, which is another process with PostgreSQL alone. */
  killDatabase(): void
  /** Starts it with another `WALLET_KEY`, and the one before beside it. */
  changeKey(): Promise<void>
  /** Copies its database, while it stands still. @returns puts the copy in its place */
  backUp(): Promise<() => Promise<void>>
  /** Resolves when it answers. */
  up(): Promise<void>
  countKills(): number
  stop(): Promise<void>
}

// Passkeys are for names, and not for addresses.
const host = 'http://localhost:5173'
const otherHost = 'http://127.0.0.1:5173'

/** @param options.postgres the folder of its programs. @default a database in the process */
export async function startDrillServer(
  options: { postgres?: string | undefined } = {},
): Promise<DrillServer> {
  const port = await findPort()
  const url = `http://localhost:${port}`
  // As the image has it, which starts sooner: drills kill it often.
  const built = await mkdtemp(join(tmpdir(), 'cleat-wallet-drill-service-'))
  const [mailbox, socials, localnet, postgres] = await Promise.all([
    startMailbox(),
    startSocials({ origin: url }),
    startLocalnet({ chains: [{ id: 10, name: 'OP Mainnet' }] }),
    options.postgres ? startPostgres(options.postgres) : undefined,
    buildServer({ outDir: built }),
  ])
  const rpcUrl = localnet.chains[0]?.rpcUrl ?? ''
  const farcaster = await placeFarcaster({ rpcUrl })
  const createKey = () => randomBytes(32).toString('base64url')
  let keys = createKey()
  let data = ''
  const environment: NodeJS.ProcessEnv = { ...process.env }
  const program = await startProgram({
    ...{ name: 'wallet-drill', readyWithinMs: 300_000 },
    prepare({ folder }) {
      data = join(folder, 'data')
      Object.assign(environment, {
        ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: url },
        WALLET_HOSTS: `${host},${otherHost}`,
        ...{ WALLET_KEY: keys, WALLET_TEST: 'on', WALLET_RECOVERY_HOLD: '0h' },
        ...{ MAIL_URL: mailbox.url, MAIL_FROM: 'wallet@harbour.example' },
        ...{ GOOGLE_CLIENT_ID: socials.clientId, GOOGLE_CLIENT_SECRET: socials.clientSecret },
        ...{ GOOGLE_URL: socials.urlOf('google'), WALLET_FARCASTER_RPC: rpcUrl },
        ...{ PORT: String(port), RELAY: 'off', RATE_LIMIT: '0' },
        ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: data }),
        // Each browser is in another network.
        ...{ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1/32,::1/128' },
      })
      return {
        ...{ url, command: process.execPath, args: [join(built, 'main.js')] },
        options: { env: environment },
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
    ...{ url: program.url, host, otherHost, mailbox, socials, farcaster },
    killAndStart() {
      kills += 1
      starting = starting.then(program.kill).then(program.start)
    },
    killDatabase() {
      if (!postgres) throw new Error('The database is in the process of the service.')
      kills += 1
      starting = starting.then(postgres.kill).then(postgres.start)
    },
    async changeKey() {
      keys = `${createKey()},${keys}`
      environment.WALLET_KEY = keys
      await program.kill()
      await program.start()
    },
    async backUp() {
      const copy = `${data}-backup`
      await program.kill()
      await cp(data, copy, { recursive: true })
      await program.start()
      return async () => {
        await program.kill()
        await rm(data, { recursive: true })
        await cp(copy, data, { recursive: true })
        await program.start()
      }
    },
    up: () => starting,
    countKills: () => kills,
    async stop() {
      await starting
      await program.remove()
      await rm(built, { recursive: true })
      await postgres?.remove()
      await localnet.stop()
      await socials.stop()
      await mailbox.stop()
    },
  }
}
