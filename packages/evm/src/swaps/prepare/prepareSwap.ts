import type {
  PaymentAsset,
  PreparedSwap,
  Swap,
  SwapNote,
  SwapOffer,
  SwapPolicy,
} from '@cleat/core/adapter'
import { toQuantity } from '../../abi/toQuantity.ts'
import { loadCode } from '../../lazy/loadCode.ts'
import { createEvmNode, type EvmNode } from '../../node/createEvmNode.ts'
import type { EvmChain } from '../../node/evmChain.ts'
import { checkChain } from '../../prepare/checkChain.ts'
import { checkFunds } from '../../prepare/checkFunds.ts'
import { checkToken } from '../../prepare/checkToken.ts'
import { inOrder } from '../../prepare/inOrder.ts'
import { readFees } from '../../prepare/readFees.ts'
import { readPayer } from '../../prepare/readPayer.ts'
import { readTokenNotes } from '../../prepare/readTokenNotes.ts'
import type { TrialMemory } from '../../trial/runTrial.ts'
import type { BatchMemory } from '../batch/batchMemory.ts'
import { canBatch } from '../batch/canBatch.ts'
import { toBatchKey } from '../batch/toBatchKey.ts'
import { findPermit } from '../permits/findPermit.ts'
import type { PermitMemory } from '../permits/permitMemory.ts'
import { rememberPermit } from '../permits/rememberPermit.ts'
import { hasTokenFee } from '../trial/hasTokenFee.ts'
import { readAllowed } from './readAllowed.ts'
import { readIntent } from './readIntent.ts'
import { readStepsFee } from './readStepsFee.ts'
import type { SwapIntent } from './swapIntent.ts'
import { toRequest } from './toRequest.ts'
import { type TriedSwap, tryTransactions } from './tryTransactions.ts'
import { writeSteps } from './writeSteps.ts'

export declare namespace prepareSwap {
  type Parameters = {
    swap: Swap
    offer?: SwapOffer | undefined
    policy: SwapPolicy
    canBatch?: (() => Promise<boolean>) | undefined
  }
}

/** How long an exchange without an expiry may be looked at. Milliseconds. */
const shownMs = 10 * 60_000

/**
 * Prepares an exchange: reads the offer's call, tries it out, and writes the requests for the
 * wallet.
 * @throws `SWAP_…`, `PAYMENT_…`, `TRANSACTION_FAILED`, `CAIP_ADDRESS_INVALID`,
 * `REQUEST_NOT_ALLOWED`, `NETWORK_RPC_FAILED`
 */
export async function prepareSwap(
  chain: EvmChain,
  memory: { trials: TrialMemory; batches: BatchMemory; permits: PermitMemory },
  { offer, policy, canBatch: ask, ...given }: prepareSwap.Parameters,
): Promise<PreparedSwap> {
  const { trials, batches, permits } = memory
  const swap = toRequest(chain, given.swap)
  const { address, source } = swap
  const payment = { ...swap, asset: source }
  const node = createEvmNode(chain, swap.network)
  const counting = node
    // The pending count, because an earlier transaction may still wait.
    .readNumber('eth_getTransactionCount', address, 'pending')
    .catch(() => undefined)
  if (offer?.kind === 'order') {
    const readAll = () => readNotes(node, trials, swap)
    const { prepareOrder } = await loadCode(() => import('./prepareOrder.ts'))
    const order = await prepareOrder(node, { swap, offer, policy, readNotes: readAll })
    return { ...order, swap: given.swap, ...toBefore(await counting) }
  }
  const askWallet = createOnce(() => canBatch(batches, { ...swap, ask }))
  const [, payer, , , intent, fees] = await inOrder([
    checkChain(node),
    readPayer(node, { address, token: source.address }),
    checkToken(node, source),
    checkToken(node, swap.target),
    readIntent(node, { swap, offer, policy, canBatch: askWallet }),
    readFees(node),
  ])
  checkFunds({ payment, payer })
  const { call, minReceived, deadline, clock, spender } = intent
  const isGuarded = intent.guard !== undefined
  const allowance = await readNeeded(node, { swap, spender })
  const isAllowed = allowance === undefined || allowance >= swap.amount
  const canSign = !isGuarded && !payer.isContract && !permits.unable.has(toBatchKey(swap))
  const permit = canSign
    ? await findPermit(node, {
        ...{ swap, policy, call, deadline, clock, isAllowed, canBatch: askWallet },
      })
    : undefined
  if (permit) rememberPermit(permits, permit)
  const [tried, notes, isBatch] = await inOrder([
    tryTransactions(node, trials, {
      ...{ swap, call, minReceived, payer, spender, allowance, grant: permit?.grant },
      ...{ gasPrice: fees.expected, gas: call.gas, isGuarded },
    }),
    readNotes(node, trials, swap),
    isGuarded || (!isAllowed && !permit) ? askWallet() : Promise.resolve(false),
  ])
  const written = await writeSteps(node, { swap, intent, tried, fees, isBatch, permit })
  const fee = await readStepsFee(chain, { network: swap.network, ...written })
  checkFunds({ payment, payer, fee: fee.limit })
  return {
    ...{ swap: given.swap, kind: offer?.kind ?? 'wrap', router: call.to, minReceived },
    ...{ steps: written.steps, fee },
    ...(offer && { source: offer.source }),
    ...(spender !== undefined && { spender }),
    ...{ trial: tried.trial, expected: tried.received ?? offer?.amount ?? swap.amount },
    sourceFees: offer?.fees ?? [],
    ...(offer?.priceImpactBps !== undefined && { priceImpactBps: offer.priceImpactBps }),
    notes: [...notes, ...noteTrial(tried), ...noteRouter(intent)],
    expiresAt: Math.min(offer?.expiresAt ?? Date.now() + shownMs, deadline ?? Infinity),
    ...(deadline !== undefined && { deadline }),
    ...toBefore(await counting),
  }
}

function toBefore(next: bigint | undefined): Pick<PreparedSwap, 'before'> {
  return next === undefined ? {} : { before: { next: toQuantity(next) } }
}

/** Asks at most once. */
function createOnce<value>(ask: () => Promise<value>): () => Promise<value> {
  let asked: Promise<value> | undefined
  return () => {
    asked ??= ask()
    return asked
  }
}

/** What the spender may take now. `undefined` if no allowance is needed. */
async function readNeeded(
  node: EvmNode,
  { swap, spender }: { swap: Swap; spender: string | undefined },
): Promise<bigint | undefined> {
  const { address: account, source } = swap
  if (source.address === undefined || spender === undefined) return undefined
  return readAllowed(node, { token: source.address, account, spender })
}

async function readNotes(
  node: EvmNode,
  memory: TrialMemory,
  { address: account, source, target, amount }: Swap,
): Promise<readonly SwapNote[]> {
  const read = async (side: 'source' | 'target', asset: PaymentAsset) =>
    (await readTokenNotes(node, asset)).flatMap((note): SwapNote[] =>
      note.type === 'token-symbol' ? [{ ...note, side }] : [],
    )
  const token = source.address
  const [ofSource, ofTarget, hasFee] = await Promise.all([
    read('source', source),
    read('target', target),
    token !== undefined && hasTokenFee(node, memory, { account, token, amount }),
  ])
  return [
    ...ofSource,
    ...ofTarget,
    ...(hasFee ? [{ type: 'token-fee', side: 'source' } as const] : []),
  ]
}

function noteTrial({ trial, hasTargetFee }: TriedSwap): readonly SwapNote[] {
  return [
    ...(hasTargetFee ? [{ type: 'token-fee', side: 'target' } as const] : []),
    ...(trial === 'none' ? [{ type: 'not-tried' } as const] : []),
  ]
}

function noteRouter({ guard, call }: SwapIntent): readonly SwapNote[] {
  return guard === undefined ? [] : [{ type: 'unknown-router', router: call.to }]
}
