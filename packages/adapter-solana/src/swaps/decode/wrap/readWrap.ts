import type { DecodedExchange } from '@cleat/core/adapter'
import { programs } from '../../../base/programs.ts'
import { alteredError } from '../../../transfers/alteredError.ts'
import { findAssociatedAccount } from '../../../transfers/token/findAssociatedAccount.ts'
import type { SwapTransaction } from '../base/swapTransaction.ts'
import { nativeMint } from '../setup/nativeMint.ts'
import { readOpening } from '../setup/readOpening.ts'
import { readWrapping, type Wrapping } from '../setup/readWrapping.ts'

type Step = Wrapping | { readonly type: 'opened' }

/** Closing gives everything back, so what is to stay wrapped is wrapped again. */
const orders: { readonly [order: string]: 'wrap' | 'unwrap' | undefined } = {
  ...{ 'opened paid synced': 'wrap', 'paid synced': 'wrap' },
  ...{ closed: 'unwrap', 'closed opened paid synced': 'unwrap' },
}

/**
 * Reads the wrapping of the account's own SOL, or the unwrapping.
 * @param held - what the account has of wrapped SOL
 * @throws `PAYMENT_ALTERED`
 */
export async function readWrap(
  { account, instructions }: SwapTransaction,
  { held = 0n }: { readonly held: bigint | undefined },
): Promise<DecodedExchange> {
  const program = programs.token
  const wrapped = await findAssociatedAccount({ owner: account, mint: nativeMint, program })
  const steps = await Promise.all(
    instructions.map(async (instruction): Promise<Step> => {
      if (instruction.program !== programs.associated)
        return readWrapping(instruction, { account, wrapped })
      if ((await readOpening(instruction, account)) !== nativeMint) throw alteredError('mint')
      return { type: 'opened' }
    }),
  )
  const way = orders[steps.map(({ type }) => type).join(' ')]
  if (!way) throw alteredError('instructions')
  const paid = steps.reduce((sum, step) => sum + (step.type === 'paid' ? step.lamports : 0n), 0n)
  const amount = way === 'wrap' ? paid : held - paid
  if (amount <= 0n) throw alteredError('amount')
  return {
    ...{ type: 'exchange', router: program, receiver: account, deadline: undefined },
    source: way === 'wrap' ? undefined : nativeMint,
    target: way === 'wrap' ? nativeMint : undefined,
    ...{ amount, minReceived: amount },
  }
}
