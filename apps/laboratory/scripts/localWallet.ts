import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type LocalSocials, localUser, startMailbox, startSocials } from '@cleat/localnet'
import { buildPages } from '@cleat/secure/build'
import { startSecureOrigin } from '@cleat/testing/auth'
import type { Connect, Plugin } from 'vite'
import { startLocalFarcaster } from './localFarcaster.ts'
import { type StartedOnce, startOnce } from './startOnce.ts'

export type LocalWallet = {
  /**
   * Serves `GET /wallet-service` with the wallet's origin and its mailbox, once both run, and
   * `POST /wallet-service/social` with what a provider does next.
   */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

export type BuiltWallet = {
  /** The folder of its pages. */
  readonly pages: string
  /** The file that starts its service. */
  readonly program: string
}

export declare namespace createLocalWallet {
  type Parameters = {
    /** Whose coin has a price, so that payments can be below a limit. */
    chains: readonly { readonly id: number; readonly rpcUrl: string }[]
    /** What is built of it. @default the pages are built for each origin, the sources run */
    built?: BuiltWallet | undefined
  }
}

/**
 * The embedded wallet of the laboratory: its origin with pages and service, and a mailbox. All of
 * it starts with the first page that wants it, for the origin of that page, and beside it: a page
 * of `localhost` gets passkeys, and one of an address does not, because they are for names.
 */
export function createLocalWallet(parameters: createLocalWallet.Parameters): LocalWallet {
  const services = new Map<string, StartedOnce<RunningWallet>>()
  const start = ({ headers, url = '' }: IncomingMessage) => {
    const host = `http://${headers.host}`
    const asked = new URLSearchParams(url.split('?')[1])
    const isCrossSite = asked.get('site') === 'other'
    const isStrict = asked.get('service') === 'strict'
    const key = `${host} ${isCrossSite} ${isStrict}`
    const service =
      services.get(key) ??
      startOnce(() => startWallet({ ...parameters, host, isCrossSite, isStrict }))
    services.set(key, service)
    return service.start()
  }
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    // What a provider and its visitor do next.
    middlewares.use('/wallet-service/social', async (request, response) => {
      const { socials } = await start(request)
      const { provider, step, user } = JSON.parse(await text(request))
      socials.next(provider, step ?? 'allow')
      socials.use(provider, { ...localUser, ...user })
      response.end('{}')
    })
    middlewares.use('/wallet-service', async (request, response) => {
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url, mailboxUrl } = await start(request)
        response.end(JSON.stringify({ url, mailboxUrl }))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:wallet-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    async stop() {
      await Promise.all([...services.values()].map(({ stop }) => stop()))
    },
  }
}

type RunningWallet = {
  readonly url: string
  readonly mailboxUrl: string
  readonly socials: LocalSocials
  stop(): Promise<void>
}

const sources = fileURLToPath(import.meta.resolve('@cleat/server/program'))

/** The machine's name and its address are two sites. */
const isNamed = (hostname: string) => hostname === 'localhost'

async function startWallet(
  parameters: createLocalWallet.Parameters & {
    host: string
    isCrossSite: boolean
    isStrict: boolean
  },
): Promise<RunningWallet> {
  const { host, isCrossSite, isStrict, chains, built } = parameters
  const own = await mkdtemp(join(tmpdir(), 'cleat-pages-'))
  const { pages = own, program = sources } = built ?? {}
  const { hostname } = new URL(host)
  const [mailbox, farcaster] = await Promise.all([
    startMailbox(),
    // One door each, so that both can be tried.
    startLocalFarcaster({ hasRelay: hostname === 'localhost' }),
    built ?? buildPages({ outDir: own }),
  ])
  const running = await startSecureOrigin({
    command: [process.execPath, program],
    hostname: isNamed(hostname) === isCrossSite ? '127.0.0.1' : 'localhost',
    ...{ hosts: [host], pages, mailbox, startSocials },
    // It starts beside chains and browsers.
    timeoutMs: 100_000,
    settings: {
      ...{ ...farcaster.settings, ...toPrices(chains) },
      ...(isStrict && { WALLET_RECOVERY_HOLD: '24h', WALLET_NEW_DEVICE: 'passkey+email' }),
    },
  })
  return {
    ...{ url: running.url, mailboxUrl: mailbox.jsonUrl, socials: running.socials },
    async stop() {
      await running.stop()
      await Promise.all([mailbox.stop(), farcaster.stop(), rm(own, { recursive: true })])
    },
  }
}

/** In US dollars, as the laboratory's other service has it. */
const coinPrice = 2500

function toPrices(chains: createLocalWallet.Parameters['chains']) {
  const described = chains.map(({ id }) => [`eip155:${id}`, { price: coinPrice }])
  return {
    CHAINS: chains.map(({ id, rpcUrl }) => `eip155:${id}=${rpcUrl}`).join(','),
    CHAINS_FILE: JSON.stringify(Object.fromEntries(described)),
  }
}
