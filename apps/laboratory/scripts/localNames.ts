import { type LocalAccount, placeNames } from '@cleat/localnet'
import { encodeDeployment } from '@cleat/server/names/deployment'
import { startFromEnvironment } from '@cleat/server/start'
import { findPort } from '@cleat/server/test/port'
import { createWalletClient, http, publicActions } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import type { Connect, Plugin } from 'vite'
import { startOnce } from './startOnce.ts'

export declare namespace createLocalNames {
  type Parameters = {
    chains: readonly { readonly id: number; readonly rpcUrl: string }[]
    /** Pays for the resolver. */
    owner: LocalAccount
  }
}

export type LocalNames = {
  /** Serves `GET /names-service` with the URL of the service and its zone, once it runs. */
  readonly plugin: Plugin
  readonly stop: () => Promise<void>
}

const zone = 'laboratory.eth'
/** Proves answers for the local chains. Everyone knows it. */
const signerKey = `0x${'1ab0'.repeat(16)}` as const

/**
 * Registers names of visitors, and answers for them on the chain that stands for Ethereum. Service
 * and resolver start with the first page that wants them, for the origin of that page.
 */
export function createLocalNames({ chains, owner }: createLocalNames.Parameters): LocalNames {
  let origin = ''
  const service = startOnce(async () => {
    const [ethereum] = chains
    if (!ethereum) throw new Error('There is no chain.')
    const port = await findPort()
    const resolver = await placeZone({
      ...{ rpcUrl: ethereum.rpcUrl, owner, service: `http://127.0.0.1:${port}` },
    })
    return startFromEnvironment({
      environment: {
        ...{ DATA_DIR: 'memory', RELAY: 'off', RATE_LIMIT: '0', PORT: String(port) },
        ALLOWED_ORIGINS: origin,
        AUTH_DOMAINS: origin,
        AUTH_SECRET: 'the-laboratory-has-a-secret-that-everyone-knows',
        CHAINS: chains.map(({ id, rpcUrl }) => `eip155:${id}=${rpcUrl}`).join(','),
        ...{ NAMES_ZONE: zone, NAMES_SIGNER_KEY: signerKey },
        NAMES_RESOLVER: `eip155:${ethereum.id}:${resolver}`,
      },
    })
  })
  const answer = ({ middlewares }: { middlewares: Connect.Server }) => {
    middlewares.use('/names-service', async (request, response) => {
      origin ||= `http://${request.headers.host}`
      response.setHeader('Content-Type', 'application/json')
      try {
        const { url } = await service.start()
        response.end(JSON.stringify({ url, zone }))
      } catch (error) {
        response.statusCode = 503
        response.end(JSON.stringify({ reason: String(error) }))
      }
    })
  }
  return {
    plugin: {
      name: 'laboratory:names-service',
      configureServer: answer,
      configurePreviewServer: answer,
    },
    stop: service.stop,
  }
}

/** Deploys the resolver of the zone, and names it to the resolver of all names. */
async function placeZone(parameters: { rpcUrl: string; owner: LocalAccount; service: string }) {
  const { rpcUrl, owner, service } = parameters
  const account = privateKeyToAccount(owner.privateKey)
  const client = createWalletClient({ account, transport: http(rpcUrl) }).extend(publicActions)
  const data = encodeDeployment({
    services: [service],
    signers: [privateKeyToAddress(signerKey)],
  })
  const hash = await client.sendTransaction({ data, chain: null })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The resolver was not deployed.')
  await placeNames({ rpcUrl, zones: { [zone]: contractAddress } })
  return contractAddress
}
