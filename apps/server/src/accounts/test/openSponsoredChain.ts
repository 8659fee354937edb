import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bundlerContracts,
  placeBundlerContracts,
  startBundler,
  startLocalnet,
} from '@cleat/localnet'
import { createPublicClient, createTestClient, type Hex, http, numberToHex } from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  toSimple7702SmartAccount,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { readConfig } from '../../config/readConfig.ts'
import type { Database } from '../../database/createDatabase.ts'
import { createLogger } from '../../http/logger.ts'
import { createTestApp } from '../../test/createTestApp.ts'
import { openAccounts } from '../openAccounts.ts'

/** What a test may call: a function that reads, of a contract on every local chain. */
export const sponsoredCall = {
  to: '0xcA11bde05977b3631167028862bE2a173976CA11',
  data: '0x42cbb15c',
  value: 0n,
} as const

const chainId = 8453
/** A chain with a bundler and a paymaster, and the service before them. */
export async function openSponsoredChain(parameters: { database: Database; folder: string }) {
  const { database, folder } = parameters
  const localnet = await startLocalnet({ chains: [{ id: chainId, name: 'Base' }] })
  const [local] = localnet.chains
  const sponsorKey = localnet.accounts[8]?.privateKey
  if (!local || !sponsorKey) throw new Error('There is no chain.')
  const { chain, rpcUrl } = local
  await placeBundlerContracts({ rpcUrl })
  const bundler = await startBundler({ rpcUrl, chainId })
  const file = join(folder, 'sponsor.json')
  const write = (rules: object) => writeFileSync(file, JSON.stringify(rules))
  write(sponsorFile())
  const config = readConfig({
    ...{ RATE_LIMIT: '0', CHAINS: `eip155:${chainId}=${rpcUrl}`, SPONSOR_FILE: file },
    ...{
      SPONSOR_KEY: sponsorKey,
      ACCOUNTS_BUNDLERS: `eip155:${chainId}=${bundler.url}/secret-key`,
    },
  })
  const client = createPublicClient({ chain, transport: http(rpcUrl) })
  const node = createTestClient({ mode: 'anvil', chain, transport: http(rpcUrl) })

  /** The service, with a clock and limits that are new, and a bundler that may be away. */
  function open(now?: () => Date, bundlerUrl = `${bundler.url}/secret-key`) {
    if (!config.accounts) throw new Error('There are no accounts.')
    const bundlers = new Map([[`eip155:${chainId}`, bundlerUrl]])
    const logged: string[] = []
    const logger = createLogger({ level: 'info', write: (line) => logged.push(line) })
    const accounts = openAccounts({
      ...{ config: { ...config.accounts, bundlers }, database, logger, now },
    })
    const { app, lines } = createTestApp({ config, database, accounts })
    const service = (path: string, project: string) =>
      http(`http://service/v1/${path}/eip155:${chainId}?projectId=${project}`, {
        ...{ fetchFn: async (url, init) => app.request(String(url), init), retryCount: 0 },
      })
    const ask = async (
      path: string,
      method: string,
      params: readonly unknown[],
      project = 'demo',
    ) => {
      const response = await app.request(`/v1/${path}/eip155:${chainId}?projectId=${project}`, {
        ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      })
      return { status: response.status, answer: (await response.json()) as Answer }
    }
    async function openAccount(project = 'demo') {
      const owner = privateKeyToAccount(generatePrivateKey())
      const account = await toSimple7702SmartAccount({ client, owner })
      const wallet = createBundlerClient({
        ...{ account, client, pollingInterval: 20, transport: service('bundler', project) },
        paymaster: createPaymasterClient({ transport: service('paymaster', project) }),
      })
      const authorize = async () => ({
        authorization: await owner.signAuthorization({
          ...{ address: bundlerContracts.implementations.simple, chainId },
          nonce: await client.getTransactionCount({ address: owner.address }),
        }),
      })
      return { owner, account, wallet, authorize }
    }
    /** What the service wrote, of requests and of itself. */
    const readLog = () => JSON.stringify([lines, logged])
    return { app, readLog, ask, openAccount }
  }
  const stop = async () => {
    await bundler.stop()
    await localnet.stop()
  }
  const [dataChain] = config.chains
  if (!dataChain) throw new Error('The chain is not configured.')
  return { client, node, bundler, dataChain, sponsorKey, file, write, open, stop }
}

type Answer = {
  readonly code?: string
  readonly result?: { readonly paymaster?: Hex; readonly sponsor?: object } | null
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly data?: { readonly reason: string }
  }
}

/** The rules of the tests: two calls of one contract, for a project. */
export function sponsorFile(changed: object = {}, ofProject: object = {}): object {
  return {
    ...{ name: 'Harbour', implementations: [bundlerContracts.implementations.simple] },
    chains: {
      [`eip155:${chainId}`]: { paymaster: bundlerContracts.paymasters['0.8'], domain: 'Paymaster' },
    },
    projects: {
      demo: {
        targets: { [sponsoredCall.to]: [sponsoredCall.data] },
        ...{ operations: 100, account: String(10n ** 18n), budget: String(10n ** 19n) },
        ...ofProject,
      },
    },
    ...changed,
  }
}

/** The chain id as paymasters are asked. */
export const hexChainId: Hex = numberToHex(chainId)
