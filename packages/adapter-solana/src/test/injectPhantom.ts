import { ed25519 } from '@noble/curves/ed25519.js'
import { Keypair, type PublicKey, Transaction, type VersionedTransaction } from '@solana/web3.js'
import { vi } from 'vitest'

export type InjectedPhantom = {
  page: EventTarget
  keypair: Keypair
  /** What the wallet was asked, in order. */
  asked: string[]
  /** Makes the next request fail. */
  fail: (error: unknown) => void
  /** Puts the provider into a page that has none yet. */
  install: () => void
  emit: (event: string, ...values: readonly unknown[]) => void
}

/**
 * A page with the provider that `PhantomWalletAdapter` looks for, which signs with a key. It is the
 * window until the test's globals are restored.
 */
export function injectPhantom({ isThere = true }: { isThere?: boolean } = {}): InjectedPhantom {
  const keypair = Keypair.generate()
  const asked: string[] = []
  const listeners: (readonly [event: string, listener: Listener])[] = []
  const failures: unknown[] = []
  let publicKey: PublicKey | null = null
  const note = (method: string) => {
    asked.push(method)
    if (failures.length > 0) throw failures.shift()
  }
  const sign = <transaction extends Transaction | VersionedTransaction>(given: transaction) => {
    if (given instanceof Transaction) given.partialSign(keypair)
    else given.sign([keypair])
    return given
  }
  const solana = {
    isPhantom: true,
    get publicKey() {
      return publicKey
    },
    get isConnected() {
      return publicKey !== null
    },
    async connect() {
      note('connect')
      publicKey = keypair.publicKey
    },
    async disconnect() {
      note('disconnect')
      publicKey = null
    },
    async signMessage(message: Uint8Array) {
      note('signMessage')
      return { signature: ed25519.sign(message, keypair.secretKey.slice(0, 32)) }
    },
    async signTransaction(transaction: Transaction | VersionedTransaction) {
      note('signTransaction')
      return sign(transaction)
    },
    async signAllTransactions(transactions: (Transaction | VersionedTransaction)[]) {
      note('signAllTransactions')
      return transactions.map(sign)
    },
    on: (event: string, listener: Listener) => void listeners.push([event, listener]),
    off(event: string, listener: Listener) {
      const at = listeners.findIndex(([own, other]) => own === event && other === listener)
      if (at >= 0) listeners.splice(at, 1)
    },
  }
  const page = new EventTarget()
  const install = () => Object.assign(page, { isPhantomInstalled: true, phantom: { solana } })
  if (isThere) install()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState: 'complete' })
  return {
    ...{ page, keypair, asked, install },
    fail: (error) => failures.push(error),
    emit(event, ...values) {
      for (const [own, listener] of [...listeners]) if (own === event) listener(...values)
    },
  }
}

type Listener = (...values: readonly unknown[]) => void
