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
  const programs = findPostgres()
  const postgres = programs === undefined ? undefined : await startPostgres(programs)
  const mailbox = await startMailbox()
  const codes = followCodes(mailbox)
  const stop = async () => {
    codes.stop()
    await mailbox.stop()
    await postgres?.remove()
  }
  try {
    const server = await startServiceProcess({
      ...{ SERVICES: 'wallet', WALLET: 'on', WALLET_ORIGIN: origin },
      ...{ WALLET_HOSTS: hosts.join(), WALLET_KEY: randomBytes(32).toString('base64url') },
      // How many mails there may be is for the operator to say.
      ...{ MAIL_URL: `${mailbox.url}/?maxConnections=20`, MAIL_LIMIT: '1000000' },
      MAIL_FROM: 'wallet@app.example',
      ...limitedByAddress,
      ...(postgres && { DATABASE_URL: postgres.url }),
    })
    return {
      ...{ server, origin, hosts, codes, hasPostgres: postgres !== undefined },
      async stop() {
        await server.stop()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
