import {
  type AdapterSession,
  CleatError,
  type Connection,
  isSameAccounts,
  type ProviderRequest,
} from '@cleat/core/adapter'
import { base58, base64 } from '@scure/base'
import { array, looseObject, parse, string } from 'valibot'
import type { SendOptions, SolanaWallet } from '../base/solanaWallet.ts'
import { requireCluster } from './requireCluster.ts'
import { type SolanaPublicKey, solanaPublicKey } from './solanaPublicKey.ts'
import { type SolanaTransaction, toSameKind, toTransactionBytes } from './transactionObject.ts'

/** The part of a `Connection` of `@solana/web3.js` 1 that Cleat uses. */
export type SolanaConnection = {
  /** Sends signed bytes and resolves with the transaction id in base58. */
  sendRawTransaction(bytes: Uint8Array, options?: object): Promise<string>
  /** Resolves with the genesis hash of its cluster in base58. */
  getGenesisHash(): Promise<string>
}

type Events = {
  connect: SolanaPublicKey
  disconnect: undefined
  accountsChanged: SolanaPublicKey | null
  chainChanged: string
}

/** The object that apps get from `useAppKitProvider('solana')`. */
export type SolanaProvider = {
  /** The active account. */
  readonly publicKey: SolanaPublicKey | undefined
  /** Resolves with the active address in base58. */
  connect(): Promise<string>
  /** Ends the connection. */
  disconnect(): Promise<void>
  /** Resolves with the shared addresses, the active one first. */
  getAccounts(): Promise<readonly string[]>
  /** Signs bytes and resolves with the signature of 64 bytes. */
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Signs a transaction and resolves with an object of the same kind. */
  signTransaction<transaction extends SolanaTransaction>(
    transaction: transaction,
  ): Promise<transaction>
  /** Signs several transactions in one prompt. */
  signAllTransactions<transaction extends SolanaTransaction>(
    transactions: readonly transaction[],
  ): Promise<transaction[]>
  /**
   * Signs and sends by the wallet where it supports that, else over the app's RPC. Resolves with
   * the transaction id in base58.
   */
  signAndSendTransaction(transaction: SolanaTransaction, options?: SendOptions): Promise<string>
  /**
   * Signs by the wallet and sends over the app's own `Connection`. Resolves with the transaction id
   * in base58.
   */
  sendTransaction(
    transaction: SolanaTransaction,
    connection: SolanaConnection,
    options?: SendOptions,
  ): Promise<string>
  /** Sends a request by the method names of WalletConnect. */
  request(request: ProviderRequest): Promise<unknown>
  /** Adds a listener of an event. */
  on<event extends keyof Events>(event: event, listener: Listener<event>): SolanaProvider
  /** Removes a listener. */
  removeListener<event extends keyof Events>(
    event: event,
    listener: Listener<event>,
  ): SolanaProvider
}

type Listener<event extends keyof Events> = (payload: Events[event]) => void

const signatureSchema = looseObject({ signature: string() })
const transactionSchema = looseObject({ transaction: string() })
const transactionsSchema = looseObject({ transactions: array(string()) })

/**
 * The provider of the active wallet. Its requests pass Cleat's request pipeline. Disconnecting does
 * not: it works whatever the wallet answers. Its state follows the adapter's connection.
 */
export function createProvider(
  session: AdapterSession<SolanaWallet>,
  { submit }: { submit: (request: ProviderRequest) => Promise<unknown> },
): SolanaProvider {
  const subscriptions: { event: string; listener: unknown; stop: () => void }[] = []
  const accounts = () => session.current().connection.accounts.map(({ address }) => address)
  const ask = (method: string, params: Record<string, unknown>) => submit({ method, params })

  const provider: SolanaProvider = {
    get publicKey() {
      const [address] = readSafely(accounts) ?? []
      return address === undefined ? undefined : solanaPublicKey(address)
    },
    async connect() {
      const [address = ''] = accounts()
      return address
    },
    disconnect: session.disconnect,
    getAccounts: async () => accounts(),

    async signMessage(message) {
      const answer = await ask('solana_signMessage', { message: base58.encode(message) })
      return base58.decode(parse(signatureSchema, answer).signature)
    },
    async signTransaction(transaction) {
      const method = 'solana_signTransaction'
      const bytes = toTransactionBytes(transaction, method)
      const answer = await ask(method, { transaction: base64.encode(bytes) })
      const signed = parse(transactionSchema, answer).transaction
      return toSameKind(transaction, base64.decode(signed))
    },
    async signAllTransactions(transactions) {
      const method = 'solana_signAllTransactions'
      const texts = transactions.map((one) => base64.encode(toTransactionBytes(one, method)))
      const signed = parse(transactionsSchema, await ask(method, { transactions: texts }))
      return transactions.map((one, index) =>
        toSameKind(one, base64.decode(signed.transactions[index] ?? '')),
      )
    },
    async signAndSendTransaction(transaction, options = {}) {
      const method = 'solana_signAndSendTransaction'
      const text = base64.encode(toTransactionBytes(transaction, method))
      const answer = await ask(method, { transaction: text, sendOptions: options })
      return parse(signatureSchema, answer).signature
    },
    async sendTransaction(transaction, connection, options = {}) {
      const { connection: current, network } = session.current()
      if (!network)
        throw new CleatError('NETWORK_NOT_FOUND', { context: { id: current.caipNetworkId } })
      await requireCluster(connection, network)
      const method = 'solana_signTransaction'
      const text = base64.encode(toTransactionBytes(transaction, method))
      const answer = await ask(method, { transaction: text })
      const signed = base64.decode(parse(transactionSchema, answer).transaction)
      return connection.sendRawTransaction(signed, options).catch(async (error: unknown) => {
        const { translateSendError } = await import('../translate/translateSendError.ts')
        throw translateSendError({ error, network })
      })
    },
    request: async (request) =>
      request.method === 'solana_disconnect' ? session.disconnect() : submit(request),

    on(event, listener) {
      const stop = session.subscribe((next, before) => {
        const told = toPayload(event, next, before)
        if (told) listener(told.payload as never)
      })
      subscriptions.push({ event, listener, stop })
      return provider
    },
    removeListener(event, listener) {
      const at = subscriptions.findIndex((one) => one.event === event && one.listener === listener)
      if (at >= 0) subscriptions.splice(at, 1)[0]?.stop()
      return provider
    },
  }
  return provider
}

/** The payload of the event for a change, or `undefined` if the change does not concern it. */
function toPayload(
  event: keyof Events,
  next: Connection | null,
  before: Connection | null,
): { payload: Events[keyof Events] } | undefined {
  const key = next && solanaPublicKey(next.accounts[0].address)
  switch (event) {
    case 'connect':
      return key && !before ? { payload: key } : undefined
    case 'disconnect':
      return next ? undefined : { payload: undefined }
    case 'accountsChanged':
      return isSameAccounts(next, before) ? undefined : { payload: key }
    case 'chainChanged':
      return next && before && next.caipNetworkId !== before.caipNetworkId
        ? { payload: next.caipNetworkId }
        : undefined
    default:
      return event satisfies never
  }
}

function readSafely<value>(read: () => value): value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
