import type { AdapterFeatures, AdapterSession, ChainAdapter } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { findAccount, networkOf } from '../base/current.ts'
import type { GetUtxos } from '../esplora/fetchCoins.ts'
import { loadMessages } from '../lazy/loadMessages.ts'
import { loadTransfers } from '../lazy/loadTransfers.ts'
import { answerRequest } from './answerRequest.ts'
import { createBitcoinProvider } from './createBitcoinProvider.ts'

/** The adapter features of a connected Bitcoin wallet. */
export function bitcoinFeatures(parameters: {
  session: AdapterSession<BitcoinWallet>
  getAdapter: () => Pick<ChainAdapter, 'disconnect' | 'features'>
  getUTXOs?: GetUtxos | undefined
}): Partial<AdapterFeatures> {
  const { session, getAdapter, getUTXOs } = parameters
  return {
    'message:sign': async ({ message, address }) => {
      const current = session.current()
      const account = findAccount({ current, address, method: 'signMessage' })
      const network = networkOf(current)
      return { signature: await current.wallet.signMessage({ message, account, network }) }
    },
    'message:verify': async (request) => (await loadMessages()).verifyMessage(request),
    'balance:read': async (request) =>
      (await import('./fetchBalance.ts')).fetchBalance({ ...request, getUTXOs }),
    'transfers:load': async () =>
      (await loadTransfers()).createBitcoinTransfers({ session, getUTXOs }),
    'transfer:send': async ({ to, value, address }) => ({
      hash: await (await loadTransfers()).sendTransfer({ session, to, value, address, getUTXOs }),
    }),
    'provider:create': ({ submit }) =>
      createBitcoinProvider({ submit, disconnect: () => getAdapter().disconnect() }),
    'request:decode': async (request) =>
      (await import('./decodeRequest.ts')).decodeRequest(request),
    'provider:request': async (request) =>
      answerRequest({ session, adapter: getAdapter(), getUTXOs }, request),
  }
}
