import type { DecodedExchange } from '@cleat/core/adapter'
import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import { missingFloorError } from '../base/missingFloorError.ts'
import type { SwapTransaction } from '../base/swapTransaction.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'
import { readOpening } from '../setup/readOpening.ts'
import { readTransfer } from './readTransfer.ts'

/**
 * Reads an exchange with a market maker, who has signed it: the account pays first, then the maker.
 * Both happen, or none, and both amounts are exact.
 * @throws `SWAP_ROUTER_UNKNOWN`, `SWAP_FLOOR_MISSING`, `PAYMENT_ALTERED`
 */
export async function readRfq({
  account,
  others,
  instructions,
}: SwapTransaction): Promise<DecodedExchange> {
  const [maker, ...more] = others
  const moves = instructions.filter(({ program }) => program !== programs.associated)
  const [first, second, ...rest] = moves
  // Without a maker, it is another program's exchange.
  if (!maker) throw unknownRouterError(moves.at(-1)?.program ?? programs.system)
  if (more.length > 0) throw alteredError('signers')
  if (!first || !second || rest.length > 0) throw alteredError('instructions')
  const [paid, received] = await Promise.all([
    readTransfer(first, maker),
    readTransfer(second, account),
  ])
  if (paid.from !== account || received.from !== maker) throw alteredError('from')
  if (paid.mint === received.mint) throw alteredError('target')
  if (paid.amount === 0n) throw alteredError('amount')
  if (received.arriving === 0n) throw missingFloorError(maker)
  for (const opening of instructions.filter(({ program }) => program === programs.associated))
    if ((await readOpening(opening, account)) !== received.mint) throw alteredError('mint')
  return {
    ...{ type: 'exchange', router: maker, receiver: account, deadline: undefined },
    ...{ source: paid.mint, target: received.mint },
    ...{ amount: paid.amount, minReceived: received.arriving },
  }
}
