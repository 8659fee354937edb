import type { DecodedExchange } from '@cleat/core/adapter'
import { isTokenProgram } from '../../../base/isTokenProgram.ts'
import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import { findAssociatedAccount } from '../../../transfers/token/findAssociatedAccount.ts'
import type { SwapTransaction } from '../base/swapTransaction.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { nativeMint } from '../setup/nativeMint.ts'
import { readOpening } from '../setup/readOpening.ts'
import { readWrapping } from '../setup/readWrapping.ts'
import { jupiter } from './jupiter.ts'
import { readRoute } from './readRoute.ts'

/**
 * Reads an exchange by Jupiter: one route. Around it, instructions may open token accounts of the
 * account and wrap its SOL.
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export async function readJupiter(
  { account, others, instructions }: SwapTransaction,
  { claimedSource }: { readonly claimedSource: string | undefined },
): Promise<DecodedExchange> {
  if (others.length > 0) throw alteredError('signers')
  const at = instructions.findIndex(({ program }) => program === jupiter)
  const [before, [swap, ...after]] = [instructions.slice(0, at), instructions.slice(at)]
  if (!swap) throw unknownRouterError(jupiter)
  const route = await readRoute(swap, { account, claimedSource })
  const program = programs.token
  const wrapped = await findAssociatedAccount({ owner: account, mint: nativeMint, program })
  const paid: bigint[] = []
  let isSynced = false
  let isClosed = false
  for (const [index, instruction] of [...before, ...after].entries()) {
    if (instruction.program === programs.associated) {
      const mint = await readOpening(instruction, account)
      if (![route.source, route.target, nativeMint].includes(mint)) throw alteredError('mint')
      continue
    }
    const isKnown = instruction.program === programs.system || isTokenProgram(instruction.program)
    if (!isKnown) throw unknownRouterError(instruction.program)
    const wrapping = readWrapping(instruction, { account, wrapped })
    const isBefore = index < at
    if (isBefore !== (wrapping.type !== 'closed')) throw alteredError('instructions')
    if (wrapping.type === 'paid') paid.push(wrapping.lamports)
    isSynced ||= wrapping.type === 'synced'
    isClosed ||= wrapping.type === 'closed'
  }
  const isFromCoin = paid.length > 0
  const isToCoin = route.target === nativeMint && isClosed
  if (isFromCoin && (route.source !== nativeMint || !isSynced)) throw alteredError('token')
  if (isFromCoin && (paid.length > 1 || paid[0] !== route.amount)) throw alteredError('amount')
  return {
    ...{ type: 'exchange', router: jupiter, receiver: account, deadline: undefined },
    source: isFromCoin ? undefined : route.source,
    target: isToCoin ? undefined : route.target,
    ...{ amount: route.amount, minReceived: route.minimum },
  }
}
