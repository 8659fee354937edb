import { type Localnet, localSolanaTokens, startLocalnet } from '@cleat/localnet'
import { createBitcoinWallet } from '@cleat/testing/bitcoin'
import type { Connect, Plugin } from 'vite'
import { bitcoinSeeds } from '../src/wallets/bitcoinSeeds.ts'

type ChainName = 'solana' | 'bitcoin' | 'polkadot'

export type LocalChains = {
  /**
   * Serves `GET /local-chains/<name>` with the chain's URL once it runs. `/empty-esplora` is an
   * Esplora API without coins.
   */
  readonly plugin: Plugin
  /** Starts a chain for this process. */
  readonly start: (name: ChainName) => Promise<ChainFacts>
  readonly stop: () => Promise<void>
}

type ChainFacts = {
  readonly rpcUrl: string | undefined
  /** Where a market maker of the chain offers swaps. */
  readonly makerUrl?: string | undefined
}

/** The chains of some configurations only. Each starts with the first page that requests it. */
export function createLocalChains(): LocalChains {
  const running = new Map<ChainName, Promise<Localnet>>()
  const start = (name: ChainName) => {
    const known = running.get(name)
    if (known) return known
    const exchange = name === 'solana'
    const chain = { tokens: true, exchange, [name]: true }
    const starting = startLocalnet({ chains: [], ...chain, timeoutMs: 60_000 })
    running.set(name, starting)
    // The next page retries a failed start.
    starting.catch(() => running.delete(name))
    return starting
  }
  const facts = new Map<ChainName, Promise<ChainFacts>>()
  const startChain = (name: ChainName) => {
    const known = facts.get(name)
    if (known) return known
    const told = start(name).then(describe[name])
    facts.set(name, told)
    told.catch(() => facts.delete(name))
    return told
  }
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/empty-esplora/', (_, response) => response.end('[]'))
    middlewares.use('/local-chains/', async (request, response, next) => {
      const name = request.url?.replace(/^\//, '') ?? ''
      if (!isChainName(name)) return next()
      response.setHeader('Content-Type', 'application/json')
      try {
        response.end(JSON.stringify(await startChain(name)))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:local-chains',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    start: startChain,
    async stop() {
      await Promise.all([...running.values()].map((one) => one.then((localnet) => localnet.stop())))
    },
  }
}

/** The facts of each chain for pages. */
const describe: Readonly<
  Record<ChainName, (localnet: Localnet) => ChainFacts | Promise<ChainFacts>>
> = {
  solana: ({ solana }) => ({
    rpcUrl: solana?.rpcUrl,
    makerUrl: solana?.maker?.url,
    tokens: localSolanaTokens.map(({ address }) => ({ address })),
  }),
  async bitcoin({ bitcoin }) {
    for (const seed of Object.values(bitcoinSeeds)) {
      const [{ address }] = createBitcoinWallet({ seed }).accounts
      await bitcoin?.fund({ address, sats: 5_0000_0000 })
    }
    return { rpcUrl: bitcoin?.esploraUrl }
  },
  polkadot: ({ polkadot }) => ({ rpcUrl: polkadot?.rpcUrl, reference: polkadot?.network.id }),
}

function isChainName(name: string): name is ChainName {
  return Object.hasOwn(describe, name)
}
