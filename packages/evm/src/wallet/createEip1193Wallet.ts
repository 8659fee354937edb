import type { ChainWallet, ConnectorType, DiscoveredWallet, WalletState } from '@cleat/core/adapter'
import { toCaipNetworkId, translateProviderError } from '@cleat/core/adapter'
import type { GuardedProvider } from '../provider/guardProvider.ts'
import { createEip1193Session } from './createEip1193Session.ts'
import { switchWalletChain } from './switchWalletChain.ts'

/** An EIP-1193 wallet for `createWalletAdapter`. */
export type Eip1193Wallet = ChainWallet & {
  /** The wallet's provider, with checks and timeouts. */
  readonly provider: GuardedProvider
}

export declare namespace createEip1193Wallet {
  type Parameters = createEip1193Session.Parameters
}

const types: { readonly [kind in DiscoveredWallet['kind']]: ConnectorType } = {
  announced: 'ANNOUNCED',
  injected: 'INJECTED',
  walletConnect: 'WALLET_CONNECT',
  external: 'EXTERNAL',
  auth: 'AUTH',
}

/**
 * Creates the wallet type of `createWalletAdapter` from an EIP-1193 wallet. Errors of the wallet
 * become a `CleatError`.
 * @see EIP-1193
 */
export function createEip1193Wallet(parameters: createEip1193Wallet.Parameters): Eip1193Wallet {
  const { wallet } = parameters
  const { id, rdns, name, icon, kind } = wallet
  const session = createEip1193Session(parameters)
  const { provider } = session
  const translate = (error: unknown) => {
    throw translateProviderError({
      error,
      doing: 'connect',
      wallet: name,
      subject: 'eth_requestAccounts',
    })
  }
  const toState = async (addresses: readonly string[]): Promise<WalletState | null> => {
    const accounts = toAccounts(addresses)
    return accounts ? { accounts, caipNetworkId: toId(await session.readChainId()) } : null
  }
  const read = async () => toState(await session.readAccounts())

  return {
    provider,
    connector: {
      id,
      name,
      type: types[kind],
      chain: 'eip155',
      chains: ['eip155'],
      imageUrl: icon,
      ...(rdns ? { info: { rdns } } : {}),
    },
    connect: async ({ isSilent }) =>
      isSilent ? read() : session.requestAccounts().then(toState).catch(translate),
    disconnect: session.revoke,
    watch(report, getState) {
      // An answer that arrives after a later event is dropped.
      let turn = 0
      const tell = (state: WalletState | null) => {
        turn += 1
        report(state)
      }
      let isReading = false
      let isAsked = false
      // One read at a time, however many events there are.
      const readAgain = () => {
        turn += 1
        isAsked = isReading
        if (isReading) return
        isReading = true
        const asked = turn
        const next = () => {
          isReading = false
          if (isAsked) readAgain()
        }
        read()
          .then(
            (state) => asked === turn && report(state),
            () => undefined,
          )
          .then(next, next)
      }
      const change = (part: Partial<WalletState>) => {
        const state = getState()
        if (state) tell({ ...state, ...part })
        else readAgain()
      }
      return session.watch({
        onAccounts: (addresses) => change({ accounts: toAccounts(addresses) }),
        onChainId: (chainId) => change({ caipNetworkId: toId(chainId) }),
        onLock: () => tell(null),
        onDisconnect: () => tell(null),
        onInterrupt: readAgain,
      })
    },
    read: () => read().catch(translate),
    async switchNetwork({ network }) {
      await switchWalletChain({ provider, chain: network, wallet: name })
      return undefined
    },
  }
}

function toId(chainId: number): WalletState['caipNetworkId'] {
  return toCaipNetworkId(`eip155:${chainId}`)
}

type Accounts = WalletState['accounts']

function toAccounts(addresses: readonly [string, ...string[]]): Accounts
function toAccounts(addresses: readonly string[]): Accounts | undefined
function toAccounts(addresses: readonly string[]): Accounts | undefined {
  const [first, ...rest] = addresses.map((address) => ({ address, type: 'eoa' as const }))
  return first && [first, ...rest]
}
