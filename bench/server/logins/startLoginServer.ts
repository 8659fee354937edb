import { randomBytes } from 'node:crypto'
import { startMailbox } from '@cleat/localnet'
import { findPostgres, startPostgres } from '@cleat/server/test/postgres'
import { limitedByAddress, type Service, startServiceProcess } from '../startServiceProcess.ts'
import { type Codes, followCodes } from './followCodes.ts'

export type LoginServer = {
  readonly server: Service
  readonly origin: string
  /** Apps. Each may have 600 logins a minute. */
  readonly hosts: readonly string[]
  readonly codes: Codes
  /** Whether the database is another process. */
  readonly hasPostgres: boolean
  stop(): Promise<void>
}

const origin = 'https://wallet.app.example'
const hosts = Array.from({ length: 30 }, (_, index) => `https://app${index}.example`)

/** Starts the service of the embedded wallet with its usual limits, a database and a mail server. */
export async function startLoginServer(): Promise<LoginServer> {
  await using started = new AsyncDisposableStack()
  const mailbox = started.use(await startMailbox())
  const codes = started.adopt(followCodes(mailbox), ({ stop }) => stop())
  const programs = findPostgres()
  const postgres =
    programs === undefined
      ? undefined
      : started.adopt(await startPostgres(programs), ({ remove }) => remove())
  const server = await startServiceProcess({
    ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: origin },
    ...{ WALLET_HOSTS: hosts.join(), WALLET_KEY: randomBytes(32).toString('base64url') },
    // How many mails there may be is for the operator to say.
    ...{ MAIL_URL: `${mailbox.url}/?maxConnections=20`, MAIL_LIMIT: '1000000' },
    MAIL_FROM: 'wallet@app.example',
    ...limitedByAddress,
    ...(postgres && { DATABASE_URL: postgres.url }),
  })
  started.defer(() => server.stop())
  const running = started.move()
  return {
    ...{ server, origin, hosts, codes, hasPostgres: postgres !== undefined },
    stop: () => running.disposeAsync(),
  }
}
