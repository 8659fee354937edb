import type { Swap } from '@cleat/core/adapter'
import { isSameBytes } from '../../base/bytes.ts'
import { programs } from '../../base/programs.ts'
import type { ChainAccount } from '../../rpc/chainAccount.ts'
import { findAssociatedAccount } from '../../transfers/token/findAssociatedAccount.ts'
import { readTokenAccount } from '../../transfers/token/readTokenAccount.ts'
import { nativeMint } from '../decode/setup/nativeMint.ts'
import { unexpectedError } from './unexpectedError.ts'

/** An account that a transaction may change, before and after it. `undefined` if there is none. */
export type ChangedAccount = {
  readonly address: string
  readonly before: ChainAccount | undefined
  readonly after: ChainAccount | undefined
}

/**
 * Checks that an exchange left the visitor's accounts alone, but for amounts in those of both
 * tokens and of wrapped SOL. No other address may own one, take from one or close one afterwards.
 * @throws `SWAP_EFFECT_UNEXPECTED`
 */
export async function checkAccounts(
  swap: Pick<Swap, 'address' | 'source' | 'target'>,
  changed: readonly ChangedAccount[],
): Promise<void> {
  for (const one of changed)
    if (one.address === swap.address) checkPayer(one)
    else await checkToken(swap, one)
}

function checkPayer({ after }: ChangedAccount): void {
  const isPlain = !after || (after.owner === programs.system && after.data.length === 0)
  if (!isPlain) throw unexpectedError('the account is given to a program')
}

async function checkToken(
  swap: Pick<Swap, 'address' | 'source' | 'target'>,
  { address, before, after }: ChangedAccount,
): Promise<void> {
  const [old, now] = [readTokenAccount(before), readTokenAccount(after)]
  if (old?.owner !== swap.address && now?.owner !== swap.address) return
  if (before && after && isSameBytes(before.data, after.data) && before.owner === after.owner)
    return
  const mint = (now ?? old)?.mint ?? ''
  const program = (after ?? before)?.owner ?? ''
  const isTraded = [swap.source.address, swap.target.address, nativeMint].includes(mint)
  const own = isTraded && (await findAssociatedAccount({ owner: swap.address, mint, program }))
  if (address !== own) throw unexpectedError(`an account for a token of ${mint} changes`)
  if (!after) {
    // Its SOL comes back, which is counted.
    if (mint !== nativeMint) throw unexpectedError('an account for a token is closed')
    return
  }
  const isKept = before ? isSameButAmount(before, after) : isFresh(after)
  const isTarget = mint === swap.target.address
  if (!isKept || (before && !isTarget && !isSameRest(before, after)))
    throw unexpectedError(`somebody else may use the account for a token of ${mint}`)
}

const [amountAt, delegateAt, closerAt, length] = [64, 72, 129, 165] as const

function isSameButAmount(before: ChainAccount, after: ChainAccount): boolean {
  const rest = ({ data }: ChainAccount) =>
    Uint8Array.from([...data.slice(0, amountAt), ...data.slice(delegateAt, length)])
  return before.owner === after.owner && isSameBytes(rest(before), rest(after))
}

/** Extensions. That of a token's fee counts what was kept of what arrived. */
function isSameRest(before: ChainAccount, after: ChainAccount): boolean {
  return isSameBytes(before.data.slice(length), after.data.slice(length))
}

function isFresh({ data }: ChainAccount): boolean {
  return [delegateAt, closerAt].every((at) => !data.slice(at, at + 4).some(Boolean))
}
