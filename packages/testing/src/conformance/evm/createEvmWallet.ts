import { toCaipNetworkId } from '@cleat/core/adapter'
import type { Address, Hex } from 'viem'
import type { DevWalletProvider, RequestArguments } from '../../provider/devWalletProvider.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { WalletBatches } from '../../provider/walletBatches.ts'
import type { WalletChain } from '../../provider/walletChain.ts'
import { announceWallet } from '../../wallet/announceWallet.ts'
import { createDevWallet, type DevWallet } from '../../wallet/createDevWallet.ts'
import type { WalletAnswer, WalletUnderTest } from '../adapterUnderTest.ts'

export type EvmWallet = WalletUnderTest & {
  /** It knows no chain but the one it is on, until one is added, and says so with this. */
  unlearn(refusal: unknown): void
  /** What it was asked to add (EIP-3085). */
  readonly added: readonly unknown[]
  /** Replaces it for the next requests of a method. */
  readonly program: DevWallet['program']
  destroy(): void
}

/** What makes a wallet ask its user. */
const prompting =
  /^(?:eth_requestAccounts|wallet_connect|personal_sign|eth_signT|eth_send|wallet_send|wallet_switch|wallet_add)/

const nonsense: { readonly [method: string]: unknown } = {
  eth_requestAccounts: [{ not: 'an address' }],
  personal_sign: { not: 'a signature' },
  eth_sendTransaction: 5,
}

/** An EIP-6963 wallet that really signs, in the hands of the conformance tests. */
export function createEvmWallet(parameters: {
  name: string
  privateKeys: readonly [Hex, Hex]
  chains: readonly WalletChain[]
  batches?: WalletBatches | undefined
}): EvmWallet {
  const { name, privateKeys, chains, batches } = parameters
  const rdns = `dev.cleat.${name.toLowerCase()}`
  const wallet = createDevWallet({
    ...{ chains, privateKeys, info: { name, rdns }, batches },
    hasSignIn: true,
  })
  const listeners = new Map<unknown, string>()
  let order: readonly Address[] = wallet.accounts
  let how: WalletAnswer = 'approve'
  let promptCount = 0
  let hasSignedIn = false
  let onRelease: () => void = () => undefined
  let isAnnounced: (() => void) | undefined
  let refusal: { readonly error: unknown } | undefined
  const added: unknown[] = []
  wallet.selectAccounts(order)

  const respond = async (request: RequestArguments): Promise<unknown> => {
    const { method } = request
    if (how === 'never') return new Promise<never>(() => undefined)
    if (!prompting.test(method) || (hasSignedIn && method === 'eth_requestAccounts'))
      return wallet.provider.request(request)
    if (refusal && method === 'wallet_switchEthereumChain') throw refusal.error
    if (method === 'wallet_addEthereumChain') added.push(request.params)
    promptCount += 1
    if (how === 'reject') throw new ProviderRpcError({ code: 4001, message: 'No, thank you.' })
    if (how === 'fail') throw new ProviderRpcError({ code: -32603, message: 'It broke.' })
    if (how === 'none' && method === 'eth_requestAccounts') return []
    if (how === 'nonsense' && method in nonsense) return nonsense[method]
    if (how === 'hold')
      await new Promise<void>((resolve) => {
        onRelease = resolve
      })
    const answer = await wallet.provider.request(request)
    hasSignedIn = method === 'wallet_connect'
    return answer
  }
  const provider: DevWalletProvider = {
    request: respond,
    on(event, listener) {
      listeners.set(listener, event)
      wallet.provider.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      listeners.delete(listener)
      wallet.provider.removeListener(event, listener)
      return provider
    },
  }

  return {
    connectorId: rdns,
    canSignIn: true,
    get addresses() {
      const [first = '', second = '', ...rest] = order
      return [first, second, ...rest] as const
    },
    get caipNetworkId() {
      return toCaipNetworkId(`eip155:${wallet.chainId}`)
    },
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return listeners.size
    },
    appear() {
      isAnnounced ??= announceWallet({ target: globalThis, info: wallet.info, provider })
    },
    answer(next) {
      how = next
    },
    release: () => onRelease(),
    unlearn(error) {
      refusal = { error }
    },
    added,
    selectAccount(address) {
      order = [address as Address, ...order.filter((one) => one !== address)]
      wallet.selectAccounts(order)
    },
    selectNetwork: (id) => wallet.switchChain(Number(id.split(':')[1])),
    program: wallet.program,
    lock: wallet.lock,
    unlock: wallet.unlock,
    destroy() {
      isAnnounced?.()
      wallet.destroy()
    },
  }
}
