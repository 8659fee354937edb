import {
  type CaipNetwork,
  type ConnectionAccount,
  checkNetworks,
  type Payment,
  type TransferAdapter,
} from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { createBitcoinTransfers } from '../transfers/createBitcoinTransfers.ts'
import type { TransferContext } from '../transfers/transferContext.ts'
import { createNetwork } from './createNetwork.ts'

export type TransferPage = {
  readonly transfers: TransferAdapter
  readonly network: CaipNetwork
  readonly context: TransferContext
  /** A payment of the account. @default 30,000 satoshis */
  pay(parameters: { to: string; amount?: bigint; asset?: Payment['asset'] }): Payment
}

/** The transfers of a wallet that shares some accounts on regtest and rejects every request. */
export function openTransfers(parameters: {
  accounts: readonly [ConnectionAccount, ...ConnectionAccount[]]
  /** The URLs of Esplora APIs. */
  urls: readonly string[]
  wallet?: Partial<BitcoinWallet> | undefined
  getUTXOs?: TransferContext['getUTXOs']
}): TransferPage {
  const { accounts, urls, getUTXOs } = parameters
  const [network] = checkNetworks({ networks: [createNetwork('regtest', ...urls)] })
  const fail = () => Promise.reject(new Error('Nobody asked.'))
  const connector = {
    id: 'Harbour',
    name: 'Harbour',
    type: 'ANNOUNCED',
    chain: 'bip122',
    chains: ['bip122'],
  } as const
  const wallet: BitcoinWallet = {
    connector,
    lacksTransfer: true,
    onlySigns: true,
    ...{ connect: fail, disconnect: fail, watch: () => () => undefined },
    ...{ signMessage: fail, signPsbt: fail, sendTransfer: fail },
    ...parameters.wallet,
  }
  const connection = { connectorId: 'Harbour', accounts, caipNetworkId: network.caipNetworkId }
  const context: TransferContext = {
    session: {
      networks: [network],
      current: () => ({ wallet, network, connection }),
      find: () => wallet,
      connect: fail,
      disconnect: fail,
      subscribe: () => () => undefined,
    },
    getUTXOs,
  }
  return {
    ...{ network, context, transfers: createBitcoinTransfers(context) },
    pay: ({ to, amount = 30_000n, asset = network.nativeCurrency }) => ({
      ...{ network, address: accounts[0].address, to, amount, asset },
    }),
  }
}
