import type { Address, EncodedAccount } from '@solana/kit'
import type { TransactionRecord } from './ledger/createHistory.ts'
import type { Ledger, LedgerEvent } from './ledger/createLedger.ts'
import { encodeAccount } from './ledger/encodeAccount.ts'
import { type Method, withContext } from './methods/method.ts'
import { readEncoding } from './methods/readEncoding.ts'
import { invalid, readAddress, readOptions, readSignature } from './methods/readParams.ts'

export type Subscriptions = {
  readonly methods: Readonly<Record<string, Method>>
  /** Ends all subscriptions. */
  stop: () => void
}

type Notify = (result: unknown) => void

/** Handles an event. Returns whether the subscription is complete. */
type Follow = (event: LedgerEvent, notify: Notify) => boolean

/**
 * The subscriptions of one socket. Account and log notifications follow the transaction at any
 * commitment; signature notifications wait for theirs.
 */
export function subscriptionMethods(parameters: {
  ledger: Ledger
  notify: (notification: { method: string; subscription: number; result: unknown }) => void
}): Subscriptions {
  const { ledger } = parameters
  const stops = new Map<number, () => void>()
  let count = 0
  const open = (method: string, follow: Follow): number => {
    count += 1
    const subscription = count
    const notify: Notify = (result) => parameters.notify({ method, subscription, result })
    const stop = ledger.subscribe((event) => {
      if (follow(event, notify)) end(subscription)
    })
    stops.set(subscription, stop)
    return subscription
  }
  const end = (subscription: unknown): boolean => {
    if (typeof subscription !== 'number') return false
    stops.get(subscription)?.()
    return stops.delete(subscription)
  }
  const close: Method = ([subscription]) => {
    if (end(subscription)) return true
    throw invalid('Invalid subscription id.')
  }
  return {
    methods: {
      accountSubscribe: ([address, options]) =>
        open('accountNotification', followAccount({ ledger, address, options })),
      accountUnsubscribe: close,
      logsSubscribe: ([filter]) => open('logsNotification', followLogs({ ledger, filter })),
      logsUnsubscribe: close,
      slotSubscribe: () => open('slotNotification', followSlots(ledger)),
      slotUnsubscribe: close,
      signatureSubscribe: ([given, options]) => {
        const signature = readSignature(given)
        const follow = followSignature({ ledger, signature, options })
        const subscription = open('signatureNotification', follow)
        const record = ledger.history.find(signature)
        // A known signature is notified too, after the answer to the subscription.
        if (record)
          setImmediate(() => {
            if (!stops.has(subscription)) return
            const notify: Notify = (result) =>
              parameters.notify({ method: 'signatureNotification', subscription, result })
            if (follow({ type: 'transaction', record }, notify)) end(subscription)
          })
        return subscription
      },
      signatureUnsubscribe: ([subscription]) => end(subscription),
    },
    stop() {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
  }
}

function followAccount(parameters: { ledger: Ledger; address: unknown; options: unknown }): Follow {
  const { ledger } = parameters
  const address = readAddress(parameters.address)
  const encoding = readEncoding(readOptions(parameters.options))
  return (event, notify) => {
    if (event.type !== 'transaction') return false
    const isTouched = event.record.accounts.some(
      (account) => account.address === address && account.isWritable,
    )
    if (!isTouched) return false
    const account = ledger.accountOf(address) ?? emptyAccount(address)
    const { decimalsOf } = ledger
    notify(withContext(ledger, encodeAccount({ account, ...encoding, decimalsOf })))
    return false
  }
}

function followLogs(parameters: { ledger: Ledger; filter: unknown }): Follow {
  const { ledger, filter } = parameters
  const { mentions } = readOptions(filter)
  const wanted = Array.isArray(mentions) ? readAddress(mentions[0]) : undefined
  return (event, notify) => {
    if (event.type !== 'transaction') return false
    const { signature, error, logs, accounts } = event.record
    if (wanted && !accounts.some(({ address }) => address === wanted)) return false
    notify(withContext(ledger, { signature, err: error, logs }))
    return false
  }
}

function followSlots(ledger: Ledger): Follow {
  return (event, notify) => {
    if (event.type === 'slot')
      notify({ parent: event.slot - 1, slot: event.slot, root: ledger.root })
    return false
  }
}

function followSignature(parameters: {
  ledger: Ledger
  signature: string
  options: unknown
}): Follow {
  const { ledger, signature } = parameters
  const { commitment = 'finalized' } = readOptions(parameters.options)
  const isReached = ({ slot }: TransactionRecord) =>
    commitment !== 'finalized' || slot <= ledger.root
  return (_, notify) => {
    const record = ledger.history.find(signature)
    if (!record || !isReached(record)) return false
    notify(withContext(ledger, { err: record.error }))
    return true
  }
}

function emptyAccount(address: Address): EncodedAccount {
  return {
    address,
    data: new Uint8Array(),
    executable: false,
    lamports: 0n as EncodedAccount['lamports'],
    programAddress: '11111111111111111111111111111111' as Address,
    space: 0n,
  }
}
