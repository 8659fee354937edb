import type { CaipNetwork, CaipNetworkId } from '@cleat/core'
import type { PairedState, PairedWallet } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { rpcError } from '../connector/rpcError.ts'
import type { FrameQuestion } from '../protocol/frameRequest.ts'
import type { UserStore } from './createUserStore.ts'
import { FrameError } from './frameError.ts'
import type { WalletFrame } from './openFrame.ts'

const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
] as const

export declare namespace createSolanaWallet {
  type Parameters = {
    frame: Pick<WalletFrame, 'call'>
    users: UserStore
    /** Of the app, with the one that is used first. */
    networks: readonly [CaipNetwork, ...CaipNetwork[]]
    name: string
    translate: (error: unknown) => unknown
  }
}

/** The wallet on Solana, in the form of wallets outside the page. The app's node sends. */
export function createSolanaWallet(parameters: createSolanaWallet.Parameters): PairedWallet {
  const { frame, users, networks, name, translate } = parameters
  const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
  let active: CaipNetworkId = networks[0].caipNetworkId

  const readState = (): PairedState | null => {
    const address = users.getAddress('solana')
    if (!address) return null
    const accounts = chains.map((caipNetworkId) => ({ caipNetworkId, address }))
    return { ...{ accounts, caipNetworkId: active, chains, methods }, properties: {} }
  }
  const ask = async (caipNetworkId: CaipNetworkId, question: FrameQuestion) => {
    const network = networks.find((one) => one.caipNetworkId === caipNetworkId)
    const address = users.getAddress('solana')
    if (!network || !address) throw rpcError(4100, 'Nobody is logged in to the wallet.')
    const { name: title, nativeCurrency } = network
    const shown = { name: title, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals }
    const { signed } = await frame
      .call('request', { ...{ caipNetworkId, address, question }, network: shown })
      .catch((error) => {
        throw translate(error)
      })
    return signed
  }
  const signTransactions = async (caipNetworkId: CaipNetworkId, transactions: unknown) => {
    const list = Array.isArray(transactions) ? transactions.map(String) : []
    const asked = { method: 'solana_signTransaction', transactions: list } as const
    const signed = await ask(caipNetworkId, asked)
    if (signed.length !== list.length) throw translate(new FrameError('bad-answer'))
    return signed
  }

  return {
    ...{ id: 'AUTH', name, kind: 'auth' },
    read: async () => readState(),
    pair: async () => readState(),
    async request({ caipNetworkId, method, params }) {
      switch (method) {
        case 'solana_signMessage': {
          const message = base64.encode(base58.decode(String(readProperty(params, 'message'))))
          const [signature = ''] = await ask(caipNetworkId, { method, message })
          return { signature: base58.encode(base64.decode(signature)) }
        }
        case 'solana_signTransaction': {
          const transaction = readProperty(params, 'transaction')
          const [signed] = await signTransactions(caipNetworkId, [transaction])
          return { transaction: signed }
        }
        case 'solana_signAllTransactions': {
          const transactions = readProperty(params, 'transactions')
          return { transactions: await signTransactions(caipNetworkId, transactions) }
        }
        default:
          throw rpcError(4200, 'The method is not supported.')
      }
    },
    async switchChain({ caipNetworkId }) {
      if (!chains.includes(caipNetworkId)) return null
      active = caipNetworkId
      return readState()
    },
    async disconnect() {
      users.write(undefined)
      await frame.call('signOut', {}).catch(() => undefined)
    },
    subscribe: (listener) => users.subscribe(() => listener(readState())),
  }
}
