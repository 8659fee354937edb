import type { CaipNetwork, PreparedSwap, SwapPolicy } from '@cleat/core/adapter'
import { CleatError, readRefusal, toTransactionError } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createEvmNode, type EvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { isRpcFailure } from '../node/isRpcFailure.ts'
import { alteredError } from '../payload/alteredError.ts'
import { checkChain } from '../prepare/checkChain.ts'
import { checkFunds } from '../prepare/checkFunds.ts'
import { inOrder } from '../prepare/inOrder.ts'
import { type Payer, readPayer } from '../prepare/readPayer.ts'
import type { TrialMemory } from '../trial/runTrial.ts'
import type { EvmCall } from './calls/evmCall.ts'
import { isFloorRefusal } from './calls/isFloorRefusal.ts'
import { findGuard } from './contracts/findGuard.ts'
import type { PermitMemory } from './permits/permitMemory.ts'
import { readAllowed } from './prepare/readAllowed.ts'
import { fillSignature } from './steps/fillSignature.ts'
import { getMainCall } from './steps/getMainCall.ts'
import { isBalanceCheck } from './steps/isBalanceCheck.ts'
import { readStep } from './steps/readStep.ts'
import type { StepPayload } from './steps/stepPayload.ts'
import { sumFeeLimits } from './steps/sumFeeLimits.ts'
import { toCall } from './steps/toCall.ts'
import { priceMovedError } from './trial/priceMovedError.ts'
import { tryWithin } from './trial/tryWithin.ts'

/**
 * Checks that a step is still possible: time, funds, fee, allowance, and for the one that exchanges
 * that the same bytes still bring the minimum.
 * @throws `PAYMENT_…`, `SWAP_…`, `TRANSACTION_FAILED`, `NETWORK_RPC_FAILED`
 */
export async function checkStep(
  chain: EvmChain,
  { trials, permits }: { trials: TrialMemory; permits: PermitMemory },
  parameters: { prepared: PreparedSwap; step: number; policy: SwapPolicy },
): Promise<void> {
  const { prepared, step, policy } = parameters
  const { swap, expiresAt, fee } = prepared
  if (expiresAt <= Date.now()) throw new CleatError('PAYMENT_EXPIRED')
  const left = prepared.steps
    .slice(step)
    .map(({ payload }) => fillSignature(readStep(payload), permits))
  const [asked] = left
  const type = prepared.steps[step]?.type
  if (!asked || !type) throw alteredError('step')
  const node = createEvmNode(chain, swap.network)
  const [payer] = await inOrder([
    readPayer(node, { address: swap.address, token: swap.source.address }),
    checkChain(node),
  ])
  const isRemoval = prepared.steps.every((one) => one.type === 'reset')
  checkFunds({
    ...{ payer, fee: step === 0 && fee ? fee.limit : sumFeeLimits(left) },
    payment: { ...swap, asset: swap.source, ...(isRemoval && { amount: 0n }) },
  })
  // What is signed can be used until it ends.
  if (type === 'sign') await checkAllowance(node, { prepared, isNeeded: true })
  const call = getMainCall(asked, { network: swap.network, policy })
  if (!call) return
  if (type === 'swap' || type === 'batch')
    await checkExchange(node, trials, {
      ...{ prepared, payer, call, isBatch: type === 'batch' },
      isGuarded: isGuarded(asked, { network: swap.network, policy }),
      isPermitted: prepared.steps[step - 1]?.type === 'permit',
    })
  else await run(node, { prepared, call })
}

async function checkExchange(
  node: EvmNode,
  trials: TrialMemory,
  parameters: {
    prepared: PreparedSwap
    payer: Payer
    call: EvmCall
    isBatch: boolean
    /** Whether the call is one of an unknown router. */
    isGuarded: boolean
    /** Whether the call hands in a permit. */
    isPermitted: boolean
  },
): Promise<void> {
  const { prepared, payer, call, isBatch, isGuarded: mustAllow, isPermitted } = parameters
  const { swap, spender, minReceived } = prepared
  const { target } = swap
  const allowance = isPermitted
    ? undefined
    : await checkAllowance(node, { prepared, isNeeded: !isBatch })
  const effect = await tryWithin(node, trials, {
    ...{ swap, call, minReceived, spender, allowance, payer, mustAllow },
    gasPrice: await node.readNumber('eth_gasPrice'),
  })
  // Only a simulation tells what an unknown router does besides.
  if (mustAllow && effect?.trial !== 'simulated')
    throw new CleatError('SWAP_ROUTER_UNKNOWN', { context: { router: call.to } })
  if (effect && effect.received < minReceived)
    throw priceMovedError(target, { minimum: minReceived, now: effect.received })
  if (!effect && !isBatch) await run(node, { prepared, call })
}

/** Whether a batch checks what arrives, because its router does not. */
function isGuarded(
  step: StepPayload,
  { network, policy }: { network: CaipNetwork; policy: SwapPolicy },
): boolean {
  const guard = findGuard(Number(network.id), policy)
  return (
    step.type === 'batch' && step.batch.calls.map(toCall).some((one) => isBalanceCheck(one, guard))
  )
}

/** What the spender may take now. `undefined` if no allowance is needed. */
async function checkAllowance(
  node: EvmNode,
  { prepared, isNeeded }: { prepared: PreparedSwap; isNeeded: boolean },
): Promise<bigint | undefined> {
  const { swap, spender } = prepared
  const { source, amount, address: account } = swap
  if (source.address === undefined || spender === undefined) return undefined
  const allowance = await readAllowed(node, { token: source.address, account, spender })
  // Wallets let the visitor edit an allowance.
  if (isNeeded && allowance < amount) throw alteredError('allowance')
  return allowance
}

/** Runs a call on the newest block, which says no more than whether it fails. */
async function run(
  node: EvmNode,
  { prepared, call }: { prepared: PreparedSwap; call: EvmCall },
): Promise<void> {
  const { swap, minReceived } = prepared
  const { to, data, value } = call
  try {
    await node.run({ from: swap.address, to, data, value: toQuantity(value) })
  } catch (error) {
    if (isRpcFailure(error)) throw error
    const reason = readRefusal(error)
    if (isFloorRefusal({ reason })) throw priceMovedError(swap.target, { minimum: minReceived })
    throw toTransactionError({ reason, cause: error })
  }
}
