import { type Address, toHex } from 'viem'
import { invalidParams } from '../params/invalidParams.ts'
import { readAddress } from '../params/readAddress.ts'
import { readChainId } from '../params/readChainId.ts'
import { readList } from '../params/readList.ts'
import { ProviderRpcError } from '../provider/providerRpcError.ts'
import type { Bundle } from '../state/createBundles.ts'
import { fetchCallsStatus } from './fetchCallsStatus.ts'
import { isDelegated } from './isDelegated.ts'
import { requirePermitted } from './requirePermitted.ts'
import { rpc } from './rpc.ts'
import { type SendCallsParameters, sendCalls } from './sendCalls.ts'
import type { WalletMethods } from './walletMethod.ts'

/** Batches and their capabilities (EIP-5792). */
export function batchMethods(parameters: SendCallsParameters): WalletMethods {
  const { state, bundles, contract, isAtomic = false } = parameters

  const requireBundle = (params: unknown): Bundle => {
    const [id] = readList({ params, length: 1 })
    const bundle = typeof id === 'string' ? bundles.find(id) : undefined
    if (bundle) return bundle
    throw new ProviderRpcError({ code: 5730, message: 'The wallet does not know this bundle.' })
  }
  const readAtomic = async (address: Address, chain: (typeof state.chains)[number]) => {
    if (!contract) return 'unsupported'
    const isReady = isAtomic || (await isDelegated({ address, contract, chain }))
    return isReady ? 'supported' : 'ready'
  }

  return {
    wallet_sendCalls: sendCalls(parameters),
    wallet_getCallsStatus: async ({ params }) =>
      fetchCallsStatus({ bundle: requireBundle(params), rpc }),
    async wallet_showCallsStatus({ params }) {
      requireBundle(params)
      return null
    },
    async wallet_getCapabilities({ params }) {
      const [owner, asked] = readList({ params, length: 1 })
      const address = readAddress({ value: owner, name: 'address' })
      requirePermitted({ state, address })
      if (asked !== undefined && !Array.isArray(asked)) throw invalidParams('expected chain ids')
      const ids = asked?.map(readChainId)
      const chains = state.chains.filter(({ id }) => !ids || ids.includes(id))
      const entries = chains.map(async (chain) => {
        return [toHex(chain.id), { atomic: { status: await readAtomic(address, chain) } }]
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}
