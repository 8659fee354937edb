import type { PreparedSwap, Swap, SwapNote, SwapOffer, SwapPolicy } from '@cleat/core/adapter'
import { CleatError } from '@cleat/core/adapter'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { readClock } from '../../node/readClock.ts'
import { checkChain } from '../../prepare/checkChain.ts'
import { checkFunds } from '../../prepare/checkFunds.ts'
import { checkToken } from '../../prepare/checkToken.ts'
import { inOrder } from '../../prepare/inOrder.ts'
import { readFees } from '../../prepare/readFees.ts'
import { readPayer } from '../../prepare/readPayer.ts'
import { readOrderIntent } from '../orders/readOrderIntent.ts'
import { checkOffer } from './checkOffer.ts'
import { listApprovals } from './listApprovals.ts'
import { readAllowed } from './readAllowed.ts'
import { writeTransactions } from './writeTransactions.ts'

/** How long an order without an expiry may be looked at. Milliseconds. */
const shownMs = 5 * 60_000

/**
 * Prepares an order: reads it, and writes the allowance that it needs and what is to be signed.
 * @param parameters.swap - with checked addresses
 * @throws `SWAP_…`, `PAYMENT_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function prepareOrder(
  node: EvmNode,
  parameters: {
    swap: Swap
    offer: SwapOffer
    policy: SwapPolicy
    readNotes: () => Promise<readonly SwapNote[]>
  },
): Promise<Omit<PreparedSwap, 'before'>> {
  const { swap, offer, policy, readNotes } = parameters
  const { address, source, target, network } = swap
  const { exchange, spender, typedData } = readOrderIntent({ swap, offer, policy })
  const [, payer, , , clock, fees] = await inOrder([
    checkChain(node),
    readPayer(node, { address, token: source.address }),
    checkToken(node, source),
    checkToken(node, target),
    readClock(node),
    readFees(node),
  ])
  checkOffer({ swap, offer, exchange, clock })
  // Its signature is another one than the source checks.
  if (payer.isContract)
    throw new CleatError('SWAP_UNSUPPORTED', { context: { network: network.name } })
  const payment = { ...swap, asset: source }
  checkFunds({ payment, payer })
  const token = source.address ?? ''
  const allowance = await readAllowed(node, { token, account: address, spender })
  const [transactions, notes] = await inOrder([
    listApprovals(node, { swap, spender, allowance }),
    readNotes(),
  ])
  const { steps, fee } = await writeTransactions(node, { address, transactions, fees })
  checkFunds({ payment, payer, fee: fee.limit })
  const { minReceived, router, deadline = Infinity } = exchange
  return {
    ...{ swap, kind: 'order', source: offer.source, router, spender, minReceived, fee },
    steps: [...steps, { type: 'sign', payload: { from: address, typedData } }],
    ...{ trial: 'none', expected: offer.amount, sourceFees: offer.fees },
    ...(offer.priceImpactBps !== undefined && { priceImpactBps: offer.priceImpactBps }),
    notes: [...notes, { type: 'order' }],
    ...{ expiresAt: Math.min(offer.expiresAt ?? Date.now() + shownMs, deadline), deadline },
  }
}
