import { toFiat } from '../../../base/amounts/toFiat.ts'
import type { PreparedSwap } from '../../../contract/swaps/preparedSwap.ts'
import type { SwapContext } from '../state/swapContext.ts'
import type { SwapLoss, SwapLossLevel } from '../state/swapLoss.ts'

/** Losses from which on the visitor is warned, or has to type the amount. Basis points. */
const warnBps = 300
const confirmBps = 1000

/** Fees of the network from which on the visitor is warned, or has to type the amount. Percent. */
const warnPercent = 10
const confirmPercent = 50

/** A part of the amount that moves no price. */
const part = 1000n

/**
 * Measures what an exchange loses: the worse of the loss by prices, and of the loss against the
 * same source's rate for a thousandth of the amount. Never rejects, but for the signal.
 */
export async function measureLoss(
  context: SwapContext,
  parameters: { prepared: PreparedSwap; signal: AbortSignal },
): Promise<SwapLoss> {
  const { prepared, signal } = parameters
  if (prepared.kind === 'wrap') return { bps: 0, level: 'none' }
  const rates = [
    lossByPrices(context, prepared),
    await lossByRate(context, { prepared, signal }).catch(() => undefined),
  ].filter((bps) => bps !== undefined)
  signal.throwIfAborted()
  const bps = rates.length > 0 ? Math.max(...rates) : undefined
  const feePercent = toFeePercent(context, prepared)
  const level = worst([toLevel(context, bps), toFeeLevel(feePercent)])
  return {
    bps,
    level,
    ...(feePercent !== undefined && feePercent >= warnPercent && { feePercent }),
  }
}

function toLevel({ maxLossBps }: SwapContext, bps: number | undefined): SwapLossLevel {
  if (bps === undefined) return 'confirm'
  if (bps >= maxLossBps) return 'refuse'
  if (bps >= confirmBps) return 'confirm'
  return bps >= warnBps ? 'warn' : 'none'
}

function toFeeLevel(percent: number | undefined): SwapLossLevel {
  if (percent === undefined || percent < warnPercent) return 'none'
  return percent >= confirmPercent ? 'confirm' : 'warn'
}

function worst(levels: readonly SwapLossLevel[]): SwapLossLevel {
  const order: readonly SwapLossLevel[] = ['refuse', 'confirm', 'warn', 'none']
  return order.find((level) => levels.includes(level)) ?? 'none'
}

/** `undefined` without both prices. Never negative: a gain is no loss. */
function lossByPrices(
  { state }: SwapContext,
  { swap, expected }: PreparedSwap,
): number | undefined {
  const { source, target, amount } = swap
  const paid = toFiat({ amount, decimals: source.decimals, price: state.sourceTokenPriceInUSD })
  const got = toFiat({
    ...{ amount: expected, decimals: target.decimals, price: state.toTokenPriceInUSD },
  })
  // Below ten cents, rounding is worth more than the loss.
  if (paid === undefined || got === undefined || paid < 10n) return undefined
  return toBps(paid, got)
}

/** `undefined` where the source does not offer so little. */
async function lossByRate(
  { api }: SwapContext,
  { prepared, signal }: { prepared: PreparedSwap; signal: AbortSignal },
): Promise<number | undefined> {
  const { swap, source, expected } = prepared
  const amount = swap.amount / part
  if (!api || !source || amount === 0n) return undefined
  const { offers } = await api.getQuotes(
    { swap: { ...swap, amount }, isFirm: false, sources: [source.id] },
    { signal },
  )
  const offer = offers.find((one) => one.source.id === source.id)
  // Of a few base units, rounding is worth more than the loss.
  if (!offer || offer.amount < 10_000n) return undefined
  return toBps(offer.amount * swap.amount, expected * amount)
}

function toBps(full: bigint, got: bigint): number {
  if (full <= 0n || got >= full) return 0
  return Number(((full - got) * 10_000n) / full)
}

/** The fee of the network in whole percent of what arrives. `undefined` without both prices. */
function toFeePercent({ state }: SwapContext, prepared: PreparedSwap): number | undefined {
  const { swap, expected, fee } = prepared
  const { decimals } = swap.network.nativeCurrency
  const cost = fee && toFiat({ amount: fee.expected, decimals, price: state.networkPrice })
  const price = state.toTokenPriceInUSD
  const got = toFiat({ amount: expected, decimals: swap.target.decimals, price })
  if (cost === undefined || got === undefined || got === 0n) return undefined
  return Number((cost * 100n) / got)
}
