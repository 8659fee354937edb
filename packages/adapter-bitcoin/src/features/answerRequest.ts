import {
  type AdapterSession,
  type ChainAdapter,
  CleatError,
  type ConnectionAccount,
  type ProviderRequest,
} from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { type Current, findAccount, networkOf } from '../base/current.ts'
import type { GetUtxos } from '../esplora/fetchCoins.ts'
import { loadMessages } from '../lazy/loadMessages.ts'
import { loadTransfers } from '../lazy/loadTransfers.ts'
import type { BitcoinAccountAddress } from './createBitcoinProvider.ts'
import { readMessageRequest, readPsbtRequest } from './readRequest.ts'

export type AnswerRequestParameters = {
  session: AdapterSession<BitcoinWallet>
  /** For switching networks. */
  adapter: Pick<ChainAdapter, 'features'>
  getUTXOs?: GetUtxos | undefined
}

/** Runs a method of the provider with the connected wallet. */
export async function answerRequest(
  parameters: AnswerRequestParameters,
  request: ProviderRequest,
): Promise<unknown> {
  const { session, adapter, getUTXOs } = parameters
  const { method, params } = request
  const current = session.current()
  const { wallet, connection } = current
  switch (method) {
    case 'connect':
      return connection.accounts[0].address
    case 'getAccountAddresses':
      return connection.accounts.map(toAccountAddress)
    case 'signMessage':
      return signMessage({ current, params })
    case 'sendTransfer':
      return (await loadTransfers()).answerTransfer({ session, params, getUTXOs })
    case 'signPSBT': {
      const { psbt, inputs, broadcast } = readPsbtRequest(params)
      for (const { address } of inputs) findAccount({ current, address, method })
      return broadcast
        ? (await loadTransfers()).sendPsbt({ session, psbt, inputs })
        : wallet.signPsbt({ psbt, inputs, broadcast, network: networkOf(current) })
    }
    case 'switchNetwork': {
      const network = session.networks.find(({ caipNetworkId }) => caipNetworkId === params)
      if (!network) throw new CleatError('NETWORK_NOT_FOUND', { context: { id: params } })
      return adapter.features['network:switch']?.({ network })
    }
    default: {
      const facts = { wallet: wallet.connector.name, method }
      throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
    }
  }
}

/** Verifies signatures for the provider. For the kit's own requests the kit verifies them. */
async function signMessage({ current, params }: { current: Current; params: unknown }) {
  const { wallet } = current
  const { message, address, protocol } = readMessageRequest(params)
  const account = findAccount({ current, address, method: 'signMessage' })
  const network = networkOf(current)
  const signature = await wallet.signMessage({ message, account, network, protocol })
  const { verifyMessage } = await loadMessages()
  if (verifyMessage({ message, address: account.address, signature })) return signature
  const facts = { address: account.address, wallet: wallet.connector.name }
  throw new CleatError('REQUEST_SIGNATURE_INVALID', { context: facts })
}

function toAccountAddress(account: ConnectionAccount): BitcoinAccountAddress {
  const { address, publicKey, path, type } = account
  const purpose = type === 'ordinal' ? 'ordinal' : 'payment'
  return {
    address,
    purpose,
    ...(publicKey === undefined ? {} : { publicKey }),
    ...(path === undefined ? {} : { path }),
  }
}
