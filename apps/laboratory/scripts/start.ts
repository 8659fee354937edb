import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { localExchange, localTokens, startLocalnet } from '@cleat/localnet'
import { startLocalPay } from '@cleat/onramp/server'
import { startRelay } from '@cleat/server/relay'
import { startWallet } from '@cleat/wallet/server'
import { createServer, type InlineConfig, preview } from 'vite'
import { environment } from '../../../tooling/environment.ts'
import { builtAssets } from './builtAssets.ts'
import { builtFolders } from './builtFolders.ts'
import { createLocalAccounts } from './localAccounts.ts'
import { createLocalAuth } from './localAuth.ts'
import { createLocalChains } from './localChains.ts'
import { createLocalData } from './localData.ts'
import { createLocalNames } from './localNames.ts'
import { type BuiltWallet, createLocalWallet } from './localWallet.ts'

const { values } = parseArgs({
  options: {
    /** The wallet and Local Pay get the next ports. 0 picks free ones. */
    port: { type: 'string', default: '5173' },
    /** Prints the addresses as one line of JSON instead of text. */
    json: { type: 'boolean', default: false },
    /** Serves this output folder of `scripts/build.ts` instead of the sources. */
    built: { type: 'string' },
  },
})

// Where built pages are served, Vite would say that this is for production.
process.env.NODE_ENV = 'development'
const port = Number(values.port)
const [localnet, relay] = await Promise.all([
  startLocalnet({ exchange: true, accounts: true }),
  startRelay(),
])
const chains = localnet.chains.map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl }))
const tokens = localTokens.map(({ address, symbol }) => ({ address, symbol }))
const { router, wrapped } = localExchange
const exchange = { router, wrapped }
const relayUrl = relay.url
const localChains = createLocalChains()
const startChain = localChains.start
const [wallet, pay] = await Promise.all([
  startWallet({
    ...{ chains, relayUrl, startChain },
    ...{ port: port && port + 1, isQuiet: values.json },
    built: values.built && resolve(values.built, builtFolders.webWallet),
  }),
  startLocalPay({ chains, startChain, port: port && port + 2 }),
])
const localData = createLocalData({ chains, pay, startChain })
const localAccounts = createLocalAccounts()
const localAuth = createLocalAuth({ chains })
const [owner] = localnet.accounts
if (!owner) throw new Error('The chains have no account.')
const localNames = createLocalNames({ chains, owner })
const localWallet = createLocalWallet({ chains, built: findBuilt(values.built) })
const config = {
  root: resolve(import.meta.dirname, '..'),
  plugins: [
    localChains.plugin,
    localData.plugin,
    localAccounts.plugin,
    localAuth.plugin,
    localNames.plugin,
    localWallet.plugin,
    environment({ chains, tokens, exchange, relayUrl, walletUrl: wallet.url, payUrl: pay.url }),
  ],
  logLevel: values.json ? 'silent' : 'info',
} as const satisfies InlineConfig
const server = values.built ? await serveBuilt(values.built) : await serveSources()
const url = server.resolvedUrls?.local[0] ?? ''

if (values.json) {
  const { accounts } = localnet
  const urls = { url, relayUrl, walletUrl: wallet.url, payUrl: pay.url }
  console.log(JSON.stringify({ ...urls, chains, tokens, exchange, accounts }))
} else {
  console.log('\n  Chains on this machine\n')
  for (const { id, name, rpcUrl } of chains)
    console.log(`    ${name.padEnd(12)} ${String(id).padStart(6)}   ${rpcUrl}`)
  console.log(
    '    Solana, Bitcoin, Polkadot, smart accounts, the embedded wallet and the services of data, sign-in and names start with the configurations that want them.',
  )
  console.log(`\n  Relay              ${relayUrl}`)
  console.log(`  Web wallet         ${wallet.url}`)
  console.log(`  Local Pay          ${pay.url}`)
  console.log(`  Cleat laboratory   ${url}\n\n  Ctrl-C ends all of it.\n`)
}

const stop = async () => {
  // Stop the service before the chains that it reads.
  await Promise.all([
    server.close(),
    wallet.stop(),
    localData.stop(),
    localAccounts.stop(),
    localAuth.stop(),
    localNames.stop(),
    localWallet.stop(),
    relay.stop(),
  ])
  await pay.stop()
  await Promise.all([localnet.stop(), localChains.stop()])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

function findBuilt(outDir: string | undefined): BuiltWallet | undefined {
  if (outDir === undefined) return undefined
  const program = resolve(outDir, builtFolders.service, 'main.js')
  return { pages: resolve(outDir, builtFolders.wallet), program }
}

async function serveSources() {
  const server = await createServer({ ...config, server: { port, host: '127.0.0.1' } })
  return server.listen()
}

function serveBuilt(outDir: string) {
  const plugins = [...config.plugins, builtAssets(outDir)]
  return preview({ ...config, plugins, build: { outDir }, preview: { port, host: '127.0.0.1' } })
}
