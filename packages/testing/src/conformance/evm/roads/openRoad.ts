import { createKit, type DecodedRequest } from '@cleat/core'
import type { ChainAdapter, Eip1193Provider, Network, ProviderRequest } from '@cleat/core/adapter'
import { onTestFinished } from 'vitest'
import { corpusAccount, corpusContracts } from '../../../corpus/corpusContracts.ts'
import { announceWallet } from '../../../wallet/announceWallet.ts'
import { devWalletInfo } from '../../../wallet/devWalletInfo.ts'
import { createScriptedWallet } from '../createScriptedWallet.ts'
import type { EvmRoad } from './evmRoad.ts'

/** What became of a request. */
export type Passed = {
  /** What the kit judged, each time that it did. */
  readonly judged: readonly Pick<DecodedRequest, 'actions' | 'level' | 'verdict'>[]
  /** Whether the visitor was asked. */
  readonly isReviewed: boolean
  /** What the wallet was asked. */
  readonly reached: readonly ProviderRequest[]
  readonly isRejected: boolean
}

export declare namespace openRoad {
  type Parameters<adapter extends ChainAdapter> = {
    createAdapter: (parameters: {
      /** The app's one network. */
      networks: readonly [Network]
      /** The wallet's own provider, for a connector of the app. */
      provider: Eip1193Provider
    }) => adapter
    road: EvmRoad<adapter>
    /** What the visitor says where the rules ask. */
    isApproved: boolean
  }

  /** Sends a request. */
  type ReturnType = (request: ProviderRequest) => Promise<Passed>
}

const rdns = 'dev.cleat.harbour'
/** The app's one network is that of the corpus. */
const network: Network = {
  ...{ id: 1, name: 'Ethereum' },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.harbour.example'] } },
}
/** Asked by the kit itself and by libraries, beside a request. */
const reading = /^(?:eth_(?:accounts|chainId|requestAccounts)|wallet_get\w+)$/
const signature = `0x${'11'.repeat(65)}`

/**
 * Opens a road, until the test ends, on a page with a node that can do nothing, so that only the
 * rules judge.
 */
export async function openRoad<adapter extends ChainAdapter>(
  parameters: openRoad.Parameters<adapter>,
): Promise<openRoad.ReturnType> {
  const { createAdapter, road, isApproved } = parameters
  localStorage.clear()
  const { fetch } = globalThis
  globalThis.fetch = async () =>
    Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Unknown method' } })
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  const wallet = createScriptedWallet(corpusAccount)
  let count = 0
  const answerId = () => {
    count += 1
    return `0x${count.toString(16).padStart(64, '0')}`
  }
  Object.assign(wallet.answers, {
    ...{ personal_sign: signature, eth_signTypedData_v4: signature },
    ...{ eth_sendTransaction: answerId, wallet_sendCalls: () => ({ id: answerId() }) },
  })
  const info = devWalletInfo({ name: 'Harbour', rdns })
  onTestFinished(announceWallet({ target: globalThis, info, provider: wallet.provider }))
  const networks = [network] as const
  const adapter = createAdapter({ networks, provider: wallet.provider as Eip1193Provider })

  let judged: Passed['judged'] = []
  let isReviewed = false
  const kit = createKit({
    ...{ networks, adapters: [adapter], contracts: corpusContracts },
    onReview() {
      isReviewed = true
      return isApproved
    },
    policy({ actions, level, verdict }) {
      judged = [...judged, { actions, level, verdict }]
      return verdict
    },
  })
  onTestFinished(kit.destroy)
  kit.start()
  await kit.actions.connect({ connectorId: rdns })
  const provider = kit.getProvider<Eip1193Provider>('eip155')
  if (!provider) throw new Error('The kit gives no provider.')
  const ask = await road.open({ kit, adapter, provider })

  return async (request) => {
    judged = []
    isReviewed = false
    const before = wallet.requests.length
    const isRejected = await ask(request).then(
      () => false,
      () => true,
    )
    const reached = wallet.requests.slice(before).filter(({ method }) => !reading.test(method))
    return { judged, isReviewed, reached, isRejected }
  }
}
