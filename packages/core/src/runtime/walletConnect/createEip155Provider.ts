import {
  type CaipNetworkId,
  parseCaipNetworkId,
  toCaipNetworkId,
} from '../../base/caip/caipNetworkId.ts'
import type { LazyProvider } from '../../contract/adapter/createLazyProvider.ts'
import type { ProviderRequest } from '../../contract/adapter/providerRequest.ts'
import type { ActiveChains } from './createActiveChains.ts'
import { createProviderError } from './createProviderError.ts'
import type { SessionChange, WalletConnectClient } from './walletConnectClient.ts'

type Listener = (payload: never) => void

const namespace = 'eip155'

/**
 * Wraps the paired wallet as an EIP-1193 provider. Accounts and chain are those of the session.
 * Requests that the session does not allow are not sent.
 * @see EIP-1193, EIP-3326, EIP-3085
 */
export function createEip155Provider(parameters: {
  client: WalletConnectClient
  chains: ActiveChains
}): LazyProvider {
  const { client, chains } = parameters
  const listeners = new Map<string, Set<Listener>>()
  let told = readState()

  function readState(): { chainId: string | undefined; accounts: readonly string[] } {
    const active = chains.get(namespace)
    return {
      chainId: active && toHex(active),
      accounts: active ? listAccounts(active) : [],
    }
  }

  /** Accounts of the active chain, or all accounts if the wallet shared none there. */
  function listAccounts(active: CaipNetworkId): readonly string[] {
    const accounts = client.getSession()?.namespaces[namespace]?.accounts ?? []
    const there = accounts.filter(({ caipNetworkId }) => caipNetworkId === active)
    const addresses = (there.length > 0 ? there : accounts).map(({ address }) => address)
    return chains.order(namespace, [...new Set(addresses)])
  }

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload as never)
  }
  const notify = (change: SessionChange) => {
    const before = told
    told = readState()
    // The session may continue without an EVM chain.
    if (change.type === 'ended' || (before.chainId && !told.chainId))
      return emit('disconnect', createProviderError(4900, 'Disconnected'))
    if (told.chainId !== before.chainId) emit('chainChanged', told.chainId)
    if (told.accounts.join() !== before.accounts.join()) emit('accountsChanged', told.accounts)
  }
  let stop: (() => void) | undefined

  const requireChain = () => {
    const active = chains.get(namespace)
    if (!active) throw createProviderError(4900, 'No wallet is paired')
    return active
  }
  const approved = () => client.getSession()?.namespaces[namespace]
  const ask = ({ method, params, caipNetworkId = requireChain() }: ProviderRequest) =>
    client.request({ caipNetworkId, method, params })

  const switchTo = async (params: unknown) => {
    const target = readChainId(params)
    if (!target) throw createProviderError(-32602, 'The chain to switch to is malformed')
    if (!approved()?.chains.includes(target)) {
      if (!approved()?.methods.includes('wallet_switchEthereumChain'))
        throw createProviderError(4200, 'The wallet did not approve this chain')
      await ask({ method: 'wallet_switchEthereumChain', params })
    }
    chains.set(target)
    notify({ type: 'chain', caipNetworkId: target })
    return null
  }

  /** From the session: the question would open the wallet's app. */
  const readCapabilities = (params: unknown) => {
    const [address = '', asked]: unknown[] = Array.isArray(params) ? params : []
    const { '*': every, ...own } = client.getSession()?.capabilities ?? {}
    const chains = { ...every, ...own[String(address).toLowerCase()] }
    const ids = Array.isArray(asked) ? new Set(asked.map(Number)) : undefined
    return Object.fromEntries(Object.entries(chains).filter(([id]) => ids?.has(Number(id)) ?? true))
  }

  return {
    async request(request) {
      const { method, params, caipNetworkId } = request
      switch (method) {
        case 'eth_requestAccounts': {
          await client.pair(namespace)
          told = readState()
          return told.accounts
        }
        case 'eth_accounts':
          return readState().accounts
        case 'eth_chainId':
          return toHex(requireChain())
        case 'wallet_switchEthereumChain':
          return switchTo(params)
        case 'wallet_getCapabilities':
          return readCapabilities(params)
        case 'wallet_revokePermissions':
          if (isSessionRevocation(params)) return ask(request)
          await client.disconnect()
          return null
        default:
          return approved()?.methods.includes(method) || isForWallet(method)
            ? ask(request)
            : client.read({ caipNetworkId: caipNetworkId ?? requireChain(), method, params })
      }
    },
    on(event, listener) {
      if (!stop) {
        told = readState()
        stop = client.subscribe(notify)
      }
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      if ([...listeners.values()].some(({ size }) => size > 0)) return
      stop?.()
      stop = undefined
    },
  }
}

/** Methods that no node answers: signing and wallet methods. */
function isForWallet(method: string): boolean {
  return /^(?:wallet_|personal_|eth_(?:sign|sendTransaction))/.test(method)
}

/**
 * Whether a permission of ERC-7715 is to end, in its form of 2024, and not the access to the
 * account (EIP-2255).
 */
function isSessionRevocation(params: unknown): boolean {
  const [first]: unknown[] = Array.isArray(params) ? params : [params]
  if (typeof first === 'string') return true
  const named = typeof first === 'object' && first !== null ? first : {}
  return ['pci', 'permissionsContext', 'permissionContext'].some((name) => name in named)
}

/** Reads the parameters of EIP-3326: `[{ chainId: '0x1' }]`. */
function readChainId(params: unknown): CaipNetworkId | undefined {
  const [first]: unknown[] = Array.isArray(params) ? params : []
  const { chainId } = (first ?? {}) as { chainId?: unknown }
  const id = typeof chainId === 'string' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(id) && id > 0 ? toCaipNetworkId(`${namespace}:${id}`) : undefined
}

function toHex(caipNetworkId: CaipNetworkId): string {
  return `0x${Number(parseCaipNetworkId(caipNetworkId).reference).toString(16)}`
}
