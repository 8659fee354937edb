import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../until.ts'
import type { SecureOriginSocials } from './secureOriginSocials.ts'
import { startProgram } from './startProgram.ts'
import { toTestSettings } from './toTestSettings.ts'

/** Where a program finds its settings. */
export type SecureOriginCommand = {
  /** A file with a line `NAME=value` each, for `docker run --env-file`. */
  readonly settingsFile: string
  /** The folder that has it, and other files which the settings name. */
  readonly folder: string
}

/** Where a wallet's origin will be. */
export type SecureOriginAddress = {
  /** The origin, such as `http://localhost:5190`. */
  origin: string
}

/** Parameters of `startSecureOrigin`. */
export type StartSecureOriginParameters<socials> = {
  /**
   * The program of the wallet's service, with its arguments. It gets the settings as environment
   * variables; a function gets them as a file, too, for programs in a container.
   */
  command: readonly string[] | ((given: SecureOriginCommand) => readonly string[])
  /** The folder of the built pages, as the program sees it. */
  pages: string
  /** Origins of apps that may use the wallet, such as `http://localhost:5173`. */
  hosts: readonly string[]
  /** Where its mails go, such as a mailbox of `startMailbox`. */
  mailbox: {
    /** Of SMTP. */
    readonly url: string
  }
  /**
   * Starts stand-ins of providers for the origin: `startSocials` of `@cleat/localnet`. Without it
   * there are no providers.
   */
  startSocials?: ((given: SecureOriginAddress) => Promise<socials>) | undefined
  /** `localhost`, or `127.0.0.1`, which is another site and has no passkeys. @default 'localhost' */
  hostname?: 'localhost' | '127.0.0.1' | undefined
  /** @default a free one */
  port?: number | undefined
  /** Settings beside those of a test, or in their place, by the names of the service's README. */
  settings?: Readonly<Record<string, string>> | undefined
  /** How long the start may take, in milliseconds. @default 60000 */
  timeoutMs?: number | undefined
}

/** A wallet's origin that runs on this machine. */
export type SecureOrigin<socials> = {
  /** For `embeddedWallet({ origin })` of the app. */
  readonly url: string
  /** What `startSocials` started. It ends with the origin. */
  readonly socials: socials
  /** Ends the program, and what was started for it. */
  stop(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Starts the wallet's origin for tests: your own program of its service and its pages, with a
 * database in memory, a new secret, the mails in a mailbox of this machine, and without the limits
 * that a hundred logins of one machine would meet. It ends with this process.
 * @throws with the end of the program's output, if it ends or does not answer in time
 * @example
 * ```ts
 * import { startMailbox, startSocials } from '@cleat/localnet'
 * import { startSecureOrigin } from '@cleat/testing/auth'
 *
 * await using mailbox = await startMailbox()
 * await using wallet = await startSecureOrigin({
 *   command: ['node', '/srv/cleat/apps/server/src/main.ts'],
 *   pages: '/srv/wallet-pages',
 *   hosts: ['http://localhost:5173'],
 *   mailbox,
 *   startSocials,
 * })
 * wallet.socials.next('github', 'deny')
 * ```
 */
export async function startSecureOrigin<
  socials extends SecureOriginSocials | undefined = undefined,
>(parameters: StartSecureOriginParameters<socials>): Promise<SecureOrigin<socials>> {
  const { command, pages, hosts, mailbox, startSocials, hostname = 'localhost' } = parameters
  const { port = await findPort(), timeoutMs = 60_000 } = parameters
  const url = `http://${hostname}:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'cleat-secure-origin-'))
  const socials = await startSocials?.({ origin: url })
  const appleKeyFile = join(folder, 'apple.pem')
  if (socials) await writeFile(appleKeyFile, socials.appleKey)
  const key = randomBytes(32).toString('base64url')
  const test = { origin: url, hosts, key, mailUrl: mailbox.url, pages, socials, appleKeyFile }
  const settings = { ...toTestSettings(test), ...parameters.settings }
  const settingsFile = join(folder, 'settings.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(settingsFile, lines.join(''), { mode: 0o600 })
  const program = startProgram({
    command: typeof command === 'function' ? command({ settingsFile, folder }) : command,
    settings,
  })
  const stop = async () => {
    await program.stop()
    await socials?.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const find = async () => {
    const end = program.readEnd()
    if (end !== undefined) throw new Error(`The wallet’s service did not start. ${end}`)
    return isReady(url)
  }
  try {
    await until({ find, missing: `The wallet’s service does not answer at ${url}.`, timeoutMs })
  } catch (error) {
    await stop()
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${message}\n${program.readOutput()}`)
  }
  return { url, socials: socials as socials, stop, [Symbol.asyncDispose]: stop }
}

async function isReady(url: string): Promise<true | undefined> {
  try {
    const { ok } = await fetch(`${url}/wallet/v1/health`, { signal: AbortSignal.timeout(2_000) })
    return ok || undefined
  } catch {
    return undefined
  }
}

/** A port that is free now. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
