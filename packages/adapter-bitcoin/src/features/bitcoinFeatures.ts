import type { AdapterFeatures, AdapterSession, ChainAdapter } from '@cleat/core/adapter'
import { loadChain } from '../loadChain.ts'
import type { BitcoinWallet } from '../wallet/bitcoinWallet.ts'
import { answerRequest } from './answerRequest.ts'
import { createBitcoinProvider } from './createBitcoinProvider.ts'
import { findAccount, networkOf } from './current.ts'
import { type GetUtxos, readBalance } from './readBalance.ts'
import { sendTransfer } from './sendTransfer.ts'

/** What can be done with a connected wallet of Bitcoin. */
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
    'message:verify': async (request) => (await loadChain()).verifyMessage(request),
    'balance:read': (request) => readBalance({ ...request, getUTXOs }),
    'transfer:send': async ({ to, value, address }) => ({
      hash: await sendTransfer({ current: session.current(), to, value, address }),
    }),
    'provider:create': createBitcoinProvider,
    'provider:request': async (request) =>
      answerRequest({ session, adapter: getAdapter() }, request),
  }
}
