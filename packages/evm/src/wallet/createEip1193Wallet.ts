import type { ChainWallet, ConnectorType, DiscoveredWallet, WalletState } from '@cleat/core/adapter'
import {
  type CaipNetworkId,
  CleatError,
  readErrorCode,
  toCaipNetworkId,
  translateProviderError,
} from '@cleat/core/adapter'
import { type GuardedProvider, guardProvider } from '../provider/guardProvider.ts'
import { createAccountRequest } from './createAccountRequest.ts'
import { revokePermission } from './revokePermission.ts'
import { switchWalletChain } from './switchWalletChain.ts'

/** A wallet that speaks EIP-1193, as `createWalletAdapter` takes it. */
export type Eip1193Wallet = ChainWallet & { readonly provider: GuardedProvider }

export declare namespace createEip1193Wallet {
  type Parameters = {
    wallet: DiscoveredWallet
    /** An address with its checksum (EIP-55). */
    toAddress: (address: string) => string
  }
}

const types: { readonly [kind in DiscoveredWallet['kind']]: ConnectorType } = {
  announced: 'ANNOUNCED',
  injected: 'INJECTED',
  walletConnect: 'WALLET_CONNECT',
  external: 'EXTERNAL',
}

function toId(chainId: unknown): CaipNetworkId {
  return toCaipNetworkId(`eip155:${Number(chainId)}`)
}

/**
 * Translates a wallet that speaks EIP-1193.
 * @see EIP-1102, EIP-1193, EIP-2255 and MIP-2 for taking the permission back
 */
export function createEip1193Wallet(parameters: createEip1193Wallet.Parameters): Eip1193Wallet {
  const { wallet, toAddress } = parameters
  const { id, name, icon, kind } = wallet
  const provider = guardProvider(wallet)
  /** What the wallet shared last. Its events then need no further request. */
  let last: WalletState | undefined

  const toAccounts = (answer: unknown): WalletState['accounts'] | undefined => {
    const [first, ...rest] = (answer as readonly string[]).map((address) => ({
      address: toAddress(address),
      type: 'eoa' as const,
    }))
    return first && [first, ...rest]
  }
  const translate = (error: unknown) => {
    throw translateProviderError({
      error,
      doing: 'connect',
      wallet: name,
      subject: 'eth_requestAccounts',
    })
  }
  const requestAccounts = createAccountRequest(provider)
  const toState = async (answer: unknown): Promise<WalletState | null> => {
    const accounts = toAccounts(answer)
    if (!accounts) return null
    last = { accounts, caipNetworkId: toId(await provider.request({ method: 'eth_chainId' })) }
    return last
  }
  const read = async () => toState(await provider.request({ method: 'eth_accounts' }))

  return {
    provider,
    connector: {
      id,
      name,
      type: types[kind],
      chain: 'eip155',
      chains: ['eip155'],
      imageUrl: icon,
      ...(kind === 'announced' ? { info: { rdns: id } } : {}),
    },
    async connect({ isSilent }) {
      if (isSilent) return read()
      const state = await requestAccounts().then(toState).catch(translate)
      if (!state) throw new CleatError('CONNECTION_NO_ACCOUNTS', { context: { wallet: name } })
      return state
    },
    disconnect: () => revokePermission(provider),
    watch(report) {
      const readAgain = () => read().then(report, () => undefined)
      const notify = (change: Partial<WalletState>) => {
        if (!last) return void readAgain()
        last = { ...last, ...change }
        report(last)
      }
      const onAccounts = (answer: unknown) => {
        const accounts = toAccounts(answer)
        if (accounts) notify({ accounts })
        else report(null)
      }
      const onChain = (chainId: unknown) => notify({ caipNetworkId: toId(chainId) })
      const onDisconnect = (error: unknown) => {
        // 1013: the wallet lost its connection to the chain and reconnects.
        if (readErrorCode(error) === 1013) void readAgain()
        else report(null)
      }
      const listeners = {
        accountsChanged: onAccounts,
        chainChanged: onChain,
        disconnect: onDisconnect,
      }
      for (const [event, listener] of Object.entries(listeners)) provider.on(event, listener)
      return () => {
        for (const [event, listener] of Object.entries(listeners))
          provider.removeListener(event, listener)
      }
    },
    read: () => read().catch(translate),
    async switchNetwork({ network }) {
      await switchWalletChain({ provider, chain: network, wallet: name })
      return undefined
    },
  }
}
