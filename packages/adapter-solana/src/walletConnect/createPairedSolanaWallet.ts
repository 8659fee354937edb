import {
  CleatError,
  type ConnectionAccount,
  type PairedState,
  type PairedWallet,
  type WalletState,
} from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { toPublicKey } from '../base/bytes.ts'
import { readKey } from '../base/readKey.ts'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { toSolanaChain } from '../base/toSolanaChain.ts'
import { translateWalletError } from '../translate/translateWalletError.ts'
import { addSignature } from './addSignature.ts'
import { readBytes } from './readBytes.ts'

const methods = {
  message: 'solana_signMessage',
  transaction: 'solana_signTransaction',
  transactions: 'solana_signAllTransactions',
  send: 'solana_signAndSendTransaction',
} as const

/**
 * A wallet outside the page, as a `SolanaWallet`. Methods that it did not approve are absent.
 */
export function createPairedSolanaWallet(paired: PairedWallet): SolanaWallet {
  const { id, name, kind } = paired
  const type = kind === 'auth' ? 'AUTH' : 'WALLET_CONNECT'
  let last: PairedState | null = null

  const bad = (method: string, answer: unknown) =>
    new CleatError('WALLET_BAD_ANSWER', { context: { wallet: name, method, answer } })
  const toState = (state: PairedState | null): WalletState | null => {
    last = state
    const [first, ...rest] = state ? readAccounts(state) : []
    return state && first
      ? { accounts: [first, ...rest], caipNetworkId: state.caipNetworkId }
      : null
  }
  /** Requests on an approved chain: the one with this Wallet Standard id, or the active one. */
  const ask = async (method: string, params: object, chain?: string): Promise<unknown> => {
    const wanted = last?.chains.find((one) => toSolanaChain(one) === chain)
    const caipNetworkId = chain === undefined ? last?.caipNetworkId : wanted
    try {
      if (caipNetworkId) return await paired.request({ caipNetworkId, method, params })
    } catch (error) {
      throw translateWalletError({ error, doing: 'request', wallet: name, method })
    }
    throw new CleatError('WALLET_DISCONNECTED', { context: { wallet: name } })
  }
  const can = (method: string) => last?.methods.includes(method)

  const signOne: Sign = async ({ address, chain, transaction }) => {
    const method = methods.transaction
    const params = { transaction: base64.encode(transaction), pubkey: address }
    const answer = await ask(method, params, chain)
    const whole = readKey(answer, 'transaction')
    const signature = readBytes(base58, readKey(answer, 'signature'), 64)
    const signed =
      whole === undefined || whole === null
        ? signature && addSignature({ transaction, address, signature })
        : readBytes(base64, whole)
    if (!signed) throw bad(method, answer)
    return signed
  }
  const signMany: SignMany = async ({ address, chain, transactions }) => {
    const method = methods.transactions
    const params = { transactions: transactions.map((one) => base64.encode(one)), pubkey: address }
    const answer = await ask(method, params, chain)
    const given = readKey(answer, 'transactions')
    const signed = Array.isArray(given) ? given.map((one) => readBytes(base64, one)) : []
    const complete = signed.filter((bytes) => bytes !== undefined)
    if (signed.length !== transactions.length || complete.length !== signed.length)
      throw bad(method, answer)
    return complete
  }
  const askSignature = async (...asked: Parameters<typeof ask>): Promise<Uint8Array> => {
    const answer = await ask(...asked)
    const signature = readBytes(base58, readKey(answer, 'signature'), 64)
    if (!signature) throw bad(asked[0], answer)
    return signature
  }
  const signMessage: SignMessage = ({ address, message }) =>
    askSignature(methods.message, { message: base58.encode(message), pubkey: address })
  const signAndSend: SignAndSend = ({ address, chain, transaction, options }) => {
    const params = { transaction: base64.encode(transaction), pubkey: address }
    return askSignature(methods.send, { ...params, sendOptions: options }, chain)
  }
  /** Sequential, for wallets without a batch method. */
  const signEach: SignMany = async ({ transactions, ...asked }) => {
    const signed: Uint8Array[] = []
    for (const transaction of transactions) signed.push(await signOne({ ...asked, transaction }))
    return signed
  }
  const signAny: SignMany = (asked) => (asked.transactions.length > 1 ? signMany : signEach)(asked)

  return {
    connector: {
      ...{ id, name, type, canSignIn: false },
      ...{ chain: 'solana', chains: ['solana'] },
    },
    connect: async ({ isSilent }) => toState(await (isSilent ? paired.read() : paired.pair())),
    disconnect: paired.disconnect,
    watch: (report) => paired.subscribe((state) => report(toState(state))),
    read: async () => toState(await paired.read()),
    async switchNetwork({ network }) {
      const { name: wanted, caipNetworkId } = network
      const moved = await paired.switchChain({ caipNetworkId })
      const context = { network: wanted, wallet: name }
      if (!moved) throw new CleatError('NETWORK_SWITCH_UNSUPPORTED', { context })
      return toState(moved) ?? undefined
    },
    hasChain: (_, chain) => last?.chains.some((one) => toSolanaChain(one) === chain) ?? false,

    get signMessage() {
      return can(methods.message) ? signMessage : undefined
    },
    get signTransactions() {
      const [isOne, isMany] = [can(methods.transaction), can(methods.transactions)]
      if (isOne && isMany) return signAny
      return isMany ? signMany : isOne ? signEach : undefined
    },
    get signAndSendTransaction() {
      return can(methods.send) ? signAndSend : undefined
    },
  }
}

type SignMessage = NonNullable<SolanaWallet['signMessage']>
type SignAndSend = NonNullable<SolanaWallet['signAndSendTransaction']>
type SignMany = NonNullable<SolanaWallet['signTransactions']>
type Sign = (
  parameters: Omit<Parameters<SignMany>[0], 'transactions'> & { transaction: Uint8Array },
) => Promise<Uint8Array>

/**
 * The accounts of the active chain. All accounts if the wallet names none there, because a key is
 * the same on every cluster.
 */
function readAccounts({ accounts, caipNetworkId }: PairedState): readonly ConnectionAccount[] {
  const keys = accounts.filter(({ address }) => toPublicKey(address))
  const there = keys.filter((account) => account.caipNetworkId === caipNetworkId)
  const addresses = (there.length > 0 ? there : keys).map(({ address }) => address)
  return [...new Set(addresses)].map((address) => ({ address }))
}
