import {
  CleatError,
  formatAmount,
  isCleatError,
  type PreparedSwap,
  type Swap,
  type SwapOffer,
} from '@cleat/core/adapter'
import { base64 } from '@scure/base'
import { toPublicKey } from '../../base/bytes.ts'
import { alteredError } from '../../transfers/alteredError.ts'
import { requireFunds } from '../../transfers/requireFunds.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import type { StepReader } from '../steps/createStepReader.ts'
import type { KnownStep } from '../steps/decodeStep.ts'
import type { SwapPayload } from '../steps/swapPayload.ts'
import { trySwap } from '../trial/trySwap.ts'
import { isWrap } from '../wrap/isWrap.ts'
import { writeWrap } from '../wrap/writeWrap.ts'
import { checkOffer } from './checkOffer.ts'
import { readOfferTransaction } from './readOfferTransaction.ts'
import { readSides } from './readSides.ts'

/** An offer that does not say when it ends may be looked at for so long. Milliseconds. */
const shownMs = 130 * 400

/**
 * Prepares an exchange: reads the offer's transaction, or writes the one that wraps, and tries it.
 * @throws `SWAP_…`, `PAYMENT_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function prepareSwap(
  reader: StepReader,
  { swap, offer }: { swap: Swap; offer?: SwapOffer | undefined },
): Promise<PreparedSwap> {
  const { address, source, amount, network } = swap
  if (!toPublicKey(address)) throw alteredError('from')
  const isSupported = offer ? offer.kind !== 'order' : isWrap(swap)
  if (!isSupported) throw new CleatError('SWAP_UNSUPPORTED', { context: { network: network.name } })
  if (amount < 1n) {
    const minimum = formatAmount(1n, source.decimals)
    throw new CleatError('PAYMENT_TOO_SMALL', { context: { symbol: source.symbol, minimum } })
  }
  const { held, lamports, notes } = await readSides(swap)
  const payment = { ...swap, asset: source, to: '' }
  requireFunds({ payment, held, lamports, cost: 0n })
  const { payload, expiresAt } = await writePayload({ swap, offer, held })
  const step = await read(reader, { swap, offer, payload })
  const { exchange, decoded } = step
  const { received, rent } = await trySwap(swap, step)
  const cost = (decoded.feeLimit ?? 0n) + rent
  return {
    ...{ swap, kind: offer?.kind ?? 'wrap', router: exchange.router },
    ...(offer && { source: offer.source }),
    steps: [{ type: 'swap', payload }],
    ...{ expected: received, minReceived: exchange.minReceived, trial: 'simulated' },
    fee: { expected: cost, limit: cost },
    sourceFees: offer?.fees ?? [],
    ...(offer?.priceImpactBps !== undefined && { priceImpactBps: offer.priceImpactBps }),
    ...{ notes, expiresAt },
  }
}

async function writePayload(parameters: {
  swap: Swap
  offer: SwapOffer | undefined
  held: bigint
}): Promise<{ payload: SwapPayload; expiresAt: number }> {
  const { swap, offer, held } = parameters
  if (!offer) {
    const { transaction, expiresAt } = await writeWrap(swap, { held })
    return { payload: { transaction: base64.encode(transaction) }, expiresAt }
  }
  const transaction = base64.encode(readOfferTransaction(offer))
  const payload = { transaction, source: swap.source.address ?? nativeMint }
  const latest = Date.now() + shownMs
  return { payload, expiresAt: Math.min(offer.expiresAt ?? latest, latest) }
}

/** Reads what the wallet would be asked. Of an offer, the source answers for what it is not. */
async function read(
  reader: StepReader,
  parameters: { swap: Swap; offer: SwapOffer | undefined; payload: SwapPayload },
): Promise<KnownStep> {
  const { swap, offer, payload } = parameters
  try {
    const step = await reader.read(payload, swap.network)
    if (offer) checkOffer({ swap, offer, exchange: step.exchange })
    return step
  } catch (error) {
    if (!offer || !isCleatError(error, 'PAYMENT_ALTERED')) throw error
    const { field } = error.context
    throw new CleatError('SWAP_QUOTE_MISMATCH', { context: { source: offer.source.name, field } })
  }
}
