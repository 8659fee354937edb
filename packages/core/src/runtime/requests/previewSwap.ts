import { parseCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import { CleatError } from '../../base/errors/cleatError.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import { findFeature } from '../../contract/adapter/findAdapter.ts'
import { isSameAddress } from '../../contract/adapter/isSameAddress.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import type {
  DecodedAllowance,
  DecodedExchange,
  DecodedSwapStep,
} from '../../contract/swaps/decodedSwapStep.ts'
import type { PreparedSwap } from '../../contract/swaps/preparedSwap.ts'
import { copyPayload } from './copyPayload.ts'

type SwapRequest = Extract<WalletRequest, { type: 'swap:send' }>

/**
 * Stage 2, for exchanges: checks that a step does exactly what the visitor confirmed. Code
 * independent of the builder decodes a private copy of the payload, and that copy goes to the
 * wallet. Then the chain is asked whether the step is still possible.
 * @throws `PAYMENT_…`, `SWAP_…`, `NETWORK_RPC_FAILED`
 */
export async function previewSwap(kit: KitBase, request: SwapRequest): Promise<SwapRequest> {
  const { step, policy } = request
  const { network } = request.prepared.swap
  const swaps = await findFeature(kit, network.chainNamespace, 'swaps:load')()
  const prepared = {
    ...request.prepared,
    steps: request.prepared.steps.map(({ type, payload }) => ({
      type,
      payload: copyPayload(payload),
    })),
  }
  const asked = prepared.steps[step]
  if (!asked) throw altered('step')
  const decoded = await swaps.decode({ payload: asked.payload, network, policy })
  const field = findAltered(kit, { prepared, step, decoded })
  if (field) throw altered(field)
  if (prepared.expiresAt <= Date.now()) throw new CleatError('PAYMENT_EXPIRED')
  await swaps.check({ prepared, step, policy })
  return { ...request, prepared }
}

/** Finds the field of a step that differs from what the visitor confirmed. */
function findAltered(
  kit: KitBase,
  parameters: { prepared: PreparedSwap; step: number; decoded: DecodedSwapStep },
): string | undefined {
  const { prepared, step, decoded } = parameters
  const { network, address } = prepared.swap
  const { chainNamespace: namespace, caipNetworkId } = network
  const { reference } = parseCaipNetworkId(caipNetworkId)
  const isSame = (one: string | undefined, other: string | undefined) =>
    isSameAddress(kit, namespace, one, other)
  const { from, chain, feeLimit } = decoded
  if (from !== undefined && !isSame(from, address)) return 'from'
  if (chain !== undefined && chain !== reference) return 'chain'
  // A fee that the wallet sets is shown by the wallet.
  const { fee } = prepared
  if (feeLimit !== undefined && feeLimit > (fee?.payloadLimit ?? fee?.limit ?? -1n)) return 'fee'
  for (const part of decoded.parts) {
    const field =
      part.type === 'exchange'
        ? findAlteredExchange(prepared, part, isSame)
        : part.type === 'allowance'
          ? findAlteredAllowance({ prepared, step }, part, isSame)
          : isSame(part.account, address)
            ? undefined
            : 'account'
    if (field) return field
  }
  return isComplete({ prepared, step, decoded }) ? undefined : 'step'
}

type IsSame = (one: string | undefined, other: string | undefined) => boolean

function findAlteredExchange(
  { swap, router, minReceived, expiresAt }: PreparedSwap,
  exchange: DecodedExchange,
  isSame: IsSame,
): string | undefined {
  const kept = {
    router: router === undefined || isSame(exchange.router, router),
    token: isSame(exchange.source, swap.source.address),
    target: isSame(exchange.target, swap.target.address),
    amount: exchange.amount === swap.amount,
    minimum: exchange.minReceived >= minReceived && minReceived > 0n,
    to: isSame(exchange.receiver, swap.address),
    deadline: exchange.deadline === undefined || exchange.deadline <= expiresAt + deadlineMs,
  }
  return Object.entries(kept).find(([, isKept]) => !isKept)?.[0]
}

/** A contract may take an exchange for so long after it was shown. */
const deadlineMs = 30 * 60_000

/** Exactly the amount for the spender that was shown, or nothing at all. */
function findAlteredAllowance(
  { prepared, step }: { prepared: PreparedSwap; step: number },
  allowance: DecodedAllowance,
  isSame: IsSame,
): string | undefined {
  const { swap, spender, router, steps } = prepared
  if (!isSame(allowance.token, swap.source.address)) return 'token'
  // A contract that holds allowances takes a permit for the router.
  const isForRouter = steps[step]?.type === 'permit' && isSame(allowance.spender, router)
  if (spender === undefined || !(isSame(allowance.spender, spender) || isForRouter))
    return 'spender'
  return allowance.amount === swap.amount || allowance.amount === 0n ? undefined : 'allowance'
}

/** Whether a step is what its type says: the last one exchanges once, and no other does. */
function isComplete(parameters: {
  prepared: PreparedSwap
  step: number
  decoded: DecodedSwapStep
}): boolean {
  const { prepared, step, decoded } = parameters
  const { type } = prepared.steps[step] ?? {}
  const amounts = decoded.parts.flatMap((part) => (part.type === 'allowance' ? [part.amount] : []))
  const exchanges = decoded.parts.filter((part) => part.type === 'exchange').length
  const isAlone = decoded.parts.length === 1
  switch (type) {
    case 'reset':
      return isAlone && amounts[0] === 0n
    case 'approve':
    case 'permit':
      return isAlone && amounts[0] === prepared.swap.amount
    case 'swap':
    case 'sign':
      return exchanges === 1 && isAlone
    case 'batch':
      return exchanges === 1
    default:
      return false
  }
}

function altered(field: string): CleatError<'PAYMENT_ALTERED'> {
  return new CleatError('PAYMENT_ALTERED', { context: { field } })
}
