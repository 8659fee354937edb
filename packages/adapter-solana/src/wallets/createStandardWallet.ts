import { CleatError, type ConnectionAccount, type WalletState } from '@cleat/core/adapter'
import { copyBytes, isSameBytes } from '../base/bytes.ts'
import { readKey } from '../base/readKey.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { toSolanaChain } from '../base/toSolanaChain.ts'
import { translateWalletError } from '../translate/translateWalletError.ts'
import { readAccounts, type SharedAccount } from './readAccounts.ts'
import type { DiscoveredStandardWallet } from './readStandardWallet.ts'

/**
 * A wallet of the Wallet Standard as a `SolanaWallet`. The app chooses among the chains that the
 * wallet lists.
 */
export function createStandardWallet({
  wallet,
  features,
  connector,
}: DiscoveredStandardWallet): SolanaWallet {
  const { name } = connector
  let accounts: readonly SharedAccount[] = []
  let caipNetworkId: WalletState['caipNetworkId'] | undefined

  const bad = (method: string, answer: unknown) =>
    new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
  const toState = (shared: readonly SharedAccount[]): WalletState | null => {
    accounts = shared
    const [first, ...rest] = shared.map(({ address }): ConnectionAccount => ({ address }))
    return first && caipNetworkId ? { accounts: [first, ...rest], caipNetworkId } : null
  }
  const live = () => readAccounts(readKey(wallet, 'accounts'))
  const find = (address: string): SharedAccount => {
    const account = accounts.find((one) => one.address === address)
    if (account) return account
    const facts = { wallet: name, method: 'the account' }
    throw new CleatError('WALLET_UNAUTHORIZED', { context: facts })
  }
  /** Runs a feature. Translates what the wallet throws or rejects with. */
  const ask = async (method: string, run: () => unknown): Promise<unknown> => {
    const doing = /connect$|In$/.test(method) ? 'connect' : 'request'
    try {
      return await run()
    } catch (error) {
      throw translateWalletError({ error, doing, wallet: name, method })
    }
  }
  const { connect, disconnect, on, signIn } = features
  const { signMessage, signTransaction, signAndSendTransaction } = features

  return {
    connector,

    async connect({ isSilent, network }) {
      caipNetworkId = network.caipNetworkId
      const method = 'standard:connect'
      const answer = await ask(method, () => connect(...(isSilent ? [{ silent: true }] : [])))
      const shared = readAccounts(readKey(answer, 'accounts'))
      if (!shared) throw bad(method, answer)
      return toState(shared)
    },

    async disconnect() {
      await ask('standard:disconnect', () => disconnect?.())
    },

    watch(report) {
      const stop = quietly(() =>
        on?.('change', (changed) => {
          const told = readKey(changed, 'accounts')
          // Chains or features changed. They are read on use.
          if (told === undefined) return
          const shared = readAccounts(told) ?? live()
          if (shared) report(toState(shared))
        }),
      )
      return () => {
        if (typeof stop === 'function') quietly(() => stop())
      }
    },

    async read() {
      const shared = live()
      if (!shared) throw bad('accounts', 'a malformed list')
      return toState(shared)
    },

    async switchNetwork({ network }) {
      const chain = toSolanaChain(network.caipNetworkId)
      if (!accounts.some(({ chains }) => chains.includes(chain)))
        throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', {
          context: { network: network.name, wallet: name },
        })
      caipNetworkId = network.caipNetworkId
      return undefined
    },

    hasChain: (address, chain) => find(address).chains.includes(chain),

    signIn:
      signIn &&
      (async (input) => {
        const method = 'solana:signIn'
        const [output] = toOutputs(await ask(method, () => signIn(input)))
        const [account] = readAccounts([readKey(output, 'account')]) ?? []
        const signature = copyBytes(readKey(output, 'signature'), 64)
        const message = copyBytes(readKey(output, 'signedMessage'))
        if (!account || !signature || !message) throw bad(method, output)
        return { address: account.address, message, signature }
      }),

    signMessage:
      signMessage &&
      (async ({ address, message }) => {
        const method = 'solana:signMessage'
        const account = find(address).original
        const [output] = toOutputs(
          await ask(method, () => signMessage({ account, message: message.slice() })),
        )
        const signature = copyBytes(readKey(output, 'signature'), 64)
        const signed = copyBytes(readKey(output, 'signedMessage'))
        // A signature over other bytes, such as a prefixed message, is not over what the visitor
        // approved.
        if (!signature || !signed || !isSameBytes(signed, message)) throw bad(method, output)
        return signature
      }),

    signTransactions:
      signTransaction &&
      (async ({ address, chain, transactions }) => {
        const method = 'solana:signTransaction'
        const account = find(address).original
        const inputs = transactions.map((transaction) => ({
          ...{ account, chain },
          transaction: transaction.slice(),
        }))
        const outputs = toOutputs(await ask(method, () => signTransaction(...inputs)))
        const signed = outputs.map((output) => copyBytes(readKey(output, 'signedTransaction')))
        const complete = signed.filter((bytes) => bytes !== undefined)
        if (signed.length !== transactions.length || complete.length !== signed.length)
          throw bad(method, outputs)
        return complete
      }),

    signAndSendTransaction:
      signAndSendTransaction &&
      (async ({ address, chain, transaction, options }) => {
        const method = 'solana:signAndSendTransaction'
        const account = find(address).original
        const input = { account, chain, transaction: transaction.slice(), options }
        const [output] = toOutputs(await ask(method, () => signAndSendTransaction(input)))
        const signature = copyBytes(readKey(output, 'signature'), 64)
        if (!signature) throw bad(method, output)
        return signature
      }),
  }
}

/** Some wallets throw in `on()`; requests still work. */
function quietly(run: () => unknown): unknown {
  try {
    return run()
  } catch {
    return undefined
  }
}

function toOutputs(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : []
}
