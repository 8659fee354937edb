import {
  type Payment,
  type PaymentOutcome,
  raceSignal,
  type TransferAdapter,
} from '@cleat/core/adapter'
import { fetchSpender } from '../esplora/fetchSpender.ts'
import {
  type ChainTransaction,
  fetchTransaction,
  type Outpoint,
} from '../esplora/fetchTransaction.ts'
import { isNew } from './isNew.ts'
import { readBefore } from './readBefore.ts'
import { readTrackingData } from './readTrackingData.ts'
import { storeBefore } from './storeBefore.ts'

type Asked = Parameters<TransferAdapter['follow']>[0] & {
  /**
   * Delay after the first poll, in milliseconds. Later delays grow up to six times. @default 10000
   */
  firstWaitMs?: number | undefined
}

/**
 * Follows a payment until it is confirmed, or a conflicting transaction is. A missing answer of the
 * index decides nothing.
 */
export async function followPayment(asked: Asked): Promise<PaymentOutcome> {
  const { hash, payment, trackingData, onTrackingData, signal, firstWaitMs = 10_000 } = asked
  const { network } = payment
  let coin = readTrackingData(trackingData)
  const before = readBefore(trackingData)
  const meant = coin
  const remember = (spent: Outpoint): undefined => {
    if (coin) return
    coin = spent
    onTrackingData?.({ ...(before && storeBefore(before)), ...coin })
  }
  const look = async (): Promise<PaymentOutcome | undefined> => {
    const found = await fetchTransaction({ network, id: hash })
    if (found && before?.waiting.includes(hash)) return { status: 'unproven', hash }
    if (found?.isConfirmed) {
      const isOwn = isNew(found, before) && (!meant || isSameCoin(meant, found.coin))
      return isOwn ? judge(found, payment) : { status: 'unproven', hash }
    }
    if (found) return remember(found.coin)
    const spender = coin && (await fetchSpender({ network, coin }))
    if (!spender?.isConfirmed || spender.id === hash) return undefined
    const other = await fetchTransaction({ network, id: spender.id })
    if (!other) return undefined
    const { status } = judge(other, payment)
    if (status !== 'confirmed') return { status: 'replaced', hash: other.id }
    return { status: isNew(other, before) ? status : 'unproven', hash: other.id }
  }
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 1.5, firstWaitMs * 6)) {
    signal.throwIfAborted()
    const outcome = await raceSignal(look(), signal)
    if (outcome) return outcome
    await wait(waitMs, signal)
  }
}

/** Whether a transaction pays the intended amount to the receiver, and nothing more to it. */
function judge(
  { id: hash, outputs }: ChainTransaction,
  { to, address, amount }: Payment,
): { status: 'confirmed' | 'altered'; hash: string } {
  const paid = outputs.flatMap((output) => (output.address === to ? output.value : []))
  const isOnly = paid.length === 1 || to === address
  return { status: paid.includes(amount) && isOnly ? 'confirmed' : 'altered', hash }
}

/** Inputs stay in their order, also when a wallet makes the payment faster. */
function isSameCoin(one: Outpoint, other: Outpoint): boolean {
  return one.txid === other.txid && one.vout === other.vout
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    await raceSignal(rest, signal)
  } finally {
    clearTimeout(timer)
  }
}
