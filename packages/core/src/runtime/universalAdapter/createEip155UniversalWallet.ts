import { type CaipNetworkId, toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { CaipNetwork } from '../../base/caip/network.ts'
import type { DiscoveredWallet } from '../../contract/adapter/discoveredWallet.ts'
import { readErrorCode } from '../../contract/adapter/readErrorCode.ts'
import { translateProviderError } from '../../contract/adapter/translateProviderError.ts'
import type { WalletState } from '../../contract/walletAdapter/chainWallet.ts'
import type { UniversalWallet } from './universalWallet.ts'

/** The wallet lacks the chain. See EIP-3326. */
const unknownChain = 4902

/**
 * The paired wallet on EVM chains.
 * @see EIP-1193, EIP-3326, EIP-3085
 */
export function createEip155UniversalWallet(wallet: DiscoveredWallet): UniversalWallet {
  const { id, name, provider } = wallet

  const readState = async (accounts: unknown): Promise<WalletState | null> => {
    const shared = toAccounts(accounts)
    if (!shared) return null
    const chainId = await provider.request({ method: 'eth_chainId' })
    return { accounts: shared, caipNetworkId: toChain(chainId) }
  }
  const read = async () => readState(await provider.request({ method: 'eth_accounts' }))

  return {
    connector: { id, name, type: 'WALLET_CONNECT', chain: 'eip155', chains: ['eip155'] },
    async connect({ isSilent }) {
      try {
        const method = isSilent ? 'eth_accounts' : 'eth_requestAccounts'
        return await readState(await provider.request({ method }))
      } catch (error) {
        throw translateProviderError({ error, doing: 'connect', wallet: name, subject: name })
      }
    },
    // The session's client knows no other verb of EIP-1193 for it. See EIP-2255.
    disconnect: async () => void (await provider.request({ method: 'wallet_revokePermissions' })),
    watch(report, getState) {
      let isOver = false
      /** Before the first state, an event names only half of it. */
      const readLater = () => {
        read().then(
          (state) => !isOver && report(state),
          () => undefined,
        )
      }
      const listeners: { [event: string]: (payload: unknown) => void } = {
        accountsChanged(payload) {
          const { caipNetworkId } = getState() ?? {}
          const accounts = toAccounts(payload)
          if (!accounts) report(null)
          else if (caipNetworkId) report({ accounts, caipNetworkId })
          else readLater()
        },
        chainChanged(payload) {
          const { accounts } = getState() ?? {}
          if (accounts) report({ accounts, caipNetworkId: toChain(payload) })
          else readLater()
        },
        disconnect: () => report(null),
      }
      for (const [event, listener] of Object.entries(listeners)) provider.on?.(event, listener)
      return () => {
        isOver = true
        for (const [event, listener] of Object.entries(listeners))
          provider.removeListener?.(event, listener)
      }
    },
    read,
    async switchNetwork({ network }) {
      const params = [{ chainId: toHex(network) }]
      const move = () => provider.request({ method: 'wallet_switchEthereumChain', params })
      try {
        await move().catch(async (error) => {
          if (readErrorCode(error) !== unknownChain) throw error
          const method = 'wallet_addEthereumChain'
          await provider.request({ method, params: [describeChain(network)] })
          await move()
        })
      } catch (error) {
        const subject = network.name
        throw translateProviderError({ error, doing: 'switch', wallet: name, subject })
      }
      return (await read()) ?? undefined
    },
    async request(request) {
      try {
        return await provider.request(request)
      } catch (error) {
        const subject = request.method
        throw translateProviderError({ error, doing: 'request', wallet: name, subject })
      }
    },
  }
}

function toAccounts(payload: unknown): WalletState['accounts'] | undefined {
  const addresses = Array.isArray(payload) ? payload.filter((one) => typeof one === 'string') : []
  const [first, ...rest] = addresses.map((address) => ({ address }))
  return first && [first, ...rest]
}

function toChain(chainId: unknown): CaipNetworkId {
  return toCaipNetworkId(`eip155:${Number(chainId)}`)
}

function toHex({ id }: CaipNetwork): string {
  return `0x${Number(id).toString(16)}`
}

function describeChain(network: CaipNetwork): object {
  const { name, nativeCurrency, rpcUrls, blockExplorers } = network
  const explorerUrl = blockExplorers?.default.url
  return {
    chainId: toHex(network),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(explorerUrl ? { blockExplorerUrls: [explorerUrl] } : {}),
  }
}
