import { openPaymentLimits } from '../../limits/openPaymentLimits.ts'
import { toMicros } from '../../limits/toMicros.ts'
import { priceSchemas } from '../../service/priceSchemas.ts'
import type { FrameContext, PaidAsset } from '../context/frameContext.ts'

/** What one request pays, compared with the limit that the visitor set on this device. */
export type Spending = {
  /** Whether it is within the limit. What has no known price is above it. */
  allows(paid: readonly PaidAsset[]): Promise<boolean>
  /** Counts it, once it is approved. `false`: it is above the limit by now. */
  take(): Promise<boolean>
  /** It was not signed after all. */
  giveBack(): Promise<void>
}

/** Follows what one request pays. */
export function createSpending(
  { service }: Pick<FrameContext, 'service'>,
  { walletId, signal }: { walletId: string; signal: AbortSignal },
): Spending {
  const limits = openPaymentLimits()
  let micros: bigint | undefined
  let taken: string | undefined
  return {
    async allows(paid) {
      // The service is not told what a visitor pays who has no limit.
      if ((await limits.read(walletId)) === 0) return false
      micros = await readMicros(service, paid, signal)
      return micros !== undefined && limits.allows(walletId, micros)
    },
    async take() {
      // What pays nothing was not compared.
      if (micros === undefined) return true
      taken = await limits.take(walletId, micros)
      return taken !== undefined
    },
    async giveBack() {
      if (taken !== undefined) await limits.giveBack(walletId, taken)
      taken = undefined
    },
  }
}

/** What all of it is worth. `undefined` if anything has no known price. */
async function readMicros(
  service: FrameContext['service'],
  paid: readonly PaidAsset[],
  signal: AbortSignal,
): Promise<bigint | undefined> {
  const assets = [...new Set(paid.map(({ asset }) => asset))]
  if (assets.length === 0 || assets.length > priceSchemas.most) return undefined
  const path = `prices?assets=${encodeURIComponent(assets.join(','))}`
  const { answer: schema } = priceSchemas
  const { prices } = await service
    .ask({ method: 'GET', path, schema, signal })
    .catch((error: unknown) => {
      if (signal.aborted) throw error
      return { prices: [] }
    })
  const values = paid.map(({ asset, amount }) => {
    const price = prices.find((one) => one.asset === asset)
    return price && toMicros({ ...price, amount })
  })
  return values.reduce<bigint | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + value),
    0n,
  )
}
