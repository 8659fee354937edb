import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bundlerContracts,
  localTokens,
  placeBundlerContracts,
  startBundler,
  startLocalnet,
} from '@cleat/localnet'
import { startFromEnvironment } from '@cleat/server/start'
import type { Connect, Plugin } from 'vite'
import { startOnce } from './startOnce.ts'

export type LocalSmartAccounts = {
  /**
   * Serves `GET /accounts-service` with chains, tokens and services of smart accounts, once they
   * run.
   */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

/** Where the visitor pays and approves to be sponsored. */
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A contract that is on every local chain. */
const spender = '0xcA11bde05977b3631167028862bE2a173976CA11'
const base = 'eip155:8453'

/**
 * Further chains for smart accounts, because the others have stand-ins of the EntryPoints.
 * Base has the accounts, a bundler and a sponsor; Ethereum has none of it. All of it starts with
 * the first page that wants it.
 */
export function createLocalAccounts(): LocalSmartAccounts {
  const service = startOnce(start)
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/accounts-service', async (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      try {
        response.end(JSON.stringify((await service.start()).facts))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:accounts-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    stop: service.stop,
  }
}

async function start() {
  const localnet = await startLocalnet({
    chains: [
      { id: 8453, name: 'Base' },
      { id: 1, name: 'Ethereum' },
    ],
    tokens: true,
  })
  const [smart, plain] = localnet.chains
  const sponsorKey = localnet.accounts[8]?.privateKey
  if (!smart || !plain || !sponsorKey) throw new Error('The chains did not start.')
  await placeBundlerContracts({ rpcUrl: smart.rpcUrl })
  const bundler = await startBundler({ rpcUrl: smart.rpcUrl, chainId: smart.id })
  const folder = await mkdtemp(join(tmpdir(), 'cleat-accounts-'))
  const file = join(folder, 'sponsor.json')
  await writeFile(file, JSON.stringify(describeSponsor()))
  const server = await startFromEnvironment({
    environment: {
      ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', PORT: '0' },
      ALLOWED_ORIGINS: 'http://127.0.0.1:*,http://localhost:*',
      CHAINS: `${base}=${smart.rpcUrl}`,
      ACCOUNTS_BUNDLERS: `${base}=${bundler.url}`,
      ...{ SPONSOR_FILE: file, SPONSOR_KEY: sponsorKey },
    },
  })
  const services = (name: string) => `${server.url}/v1/${name}/${base}?projectId=laboratory`
  return {
    facts: {
      chains: [smart, plain].map(({ id, rpcUrl }) => ({ id, rpcUrl })),
      token: localTokens[0].address,
      receiver,
      spender,
      bundlerUrl: services('bundler'),
      paymasterUrl: services('paymaster'),
      contracts: bundlerContracts.contractAccounts,
    },
    async stop() {
      await server.stop()
      await bundler.stop()
      await localnet.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Payments to one receiver and approvals of one token are sponsored. */
function describeSponsor(): object {
  return {
    name: 'Harbour',
    chains: {
      [base]: {
        ...{ paymaster: bundlerContracts.paymasters['0.7'], domain: 'Paymaster' },
        entryPoint: '0.7',
      },
    },
    projects: {
      laboratory: {
        targets: { [receiver]: ['0x'], [localTokens[0].address]: ['0x095ea7b3'] },
        ...{ operations: 1000, account: String(10n ** 19n), budget: String(10n ** 20n) },
      },
    },
  }
}
