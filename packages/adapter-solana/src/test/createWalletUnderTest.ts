import { type Behaviour, ProviderRpcError } from '@cleat/testing'
import type { WalletAnswer, WalletUnderTest } from '@cleat/testing/conformance'
import { createSolanaWallet, type SolanaMethod } from '@cleat/testing/solana'

export type SolanaWalletUnderTest = WalletUnderTest & { destroy(): void }

const methods: readonly SolanaMethod[] = [
  'standard:connect',
  'solana:signIn',
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
]

const nonsense: Partial<Record<string, unknown>> = {
  'standard:connect': { accounts: [{ not: 'an account' }] },
  'solana:signMessage': [{ not: 'a signature' }],
  'solana:signTransaction': 5,
}

/** A Wallet Standard wallet with real signatures for the conformance tests. */
export function createWalletUnderTest(parameters: {
  name: string
  seeds: readonly [Uint8Array, Uint8Array]
}): SolanaWalletUnderTest {
  const { name, seeds } = parameters
  const wallet = createSolanaWallet({ name, seeds })
  let order = wallet.addresses
  let how: WalletAnswer = 'approve'
  let promptCount = 0
  let hasSignedIn = false
  let onRelease: () => void = () => undefined
  let hasAppeared = false
  wallet.selectAccounts(order)

  const respond: Behaviour = async ({ method, params, proceed }) => {
    if (how === 'never') return new Promise<never>(() => undefined)
    if (isSilent(params) || (hasSignedIn && method === 'standard:connect')) return proceed()
    promptCount += 1
    if (how === 'reject') throw new ProviderRpcError({ code: 4001, message: 'No, thank you.' })
    if (how === 'fail') throw new ProviderRpcError({ code: -32603, message: 'It broke.' })
    if (how === 'none' && method === 'standard:connect') return { accounts: [] }
    if (how === 'nonsense' && method in nonsense) return nonsense[method]
    if (how === 'hold')
      await new Promise<void>((resolve) => {
        onRelease = resolve
      })
    const answer = await proceed()
    hasSignedIn = method === 'solana:signIn'
    return answer
  }
  for (const method of methods) wallet.program(method, respond, { times: Number.POSITIVE_INFINITY })

  return {
    connectorId: name,
    canSignIn: true,
    get addresses() {
      const [first = '', second = '', ...rest] = order
      return [first, second, ...rest] as const
    },
    get promptCount() {
      return promptCount
    },
    get listenerCount() {
      return wallet.listenerCount
    },
    appear() {
      if (!hasAppeared) wallet.register()
      hasAppeared = true
    },
    answer(next) {
      how = next
    },
    release: () => onRelease(),
    selectAccount(address) {
      order = [address, ...order.filter((one) => one !== address)]
      wallet.selectAccounts(order)
    },
    lock: wallet.lock,
    unlock: wallet.unlock,
    destroy: wallet.destroy,
  }
}

function isSilent(params: unknown): boolean {
  const [input] = Array.isArray(params) ? params : []
  return typeof input === 'object' && input !== null && 'silent' in input && input.silent === true
}
