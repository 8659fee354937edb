import type { DecodedAllowance } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { alteredError } from '../../payload/alteredError.ts'

/** `approve(address,uint256)` */
const selector = '0x095ea7b3'
/** A spender, and an amount. */
const form = /^0{24}[0-9a-f]{104}$/

/**
 * Reads a call that lets a spender take tokens. `undefined` if it calls something else.
 * @throws `PAYMENT_ALTERED` if it is another form of it, or sends coins along
 */
export function readApproval(call: {
  readonly to: string
  readonly data: string
  readonly value: bigint
}): DecodedAllowance | undefined {
  const { to, data, value } = call
  if (!data.startsWith(selector)) return undefined
  if (!form.test(data.slice(selector.length))) throw alteredError('data')
  if (value !== 0n) throw alteredError('value')
  return {
    type: 'allowance',
    token: to,
    spender: `0x${data.slice(34, 74)}`,
    amount: readWord(`0x${data.slice(74)}`, 0) ?? 0n,
  }
}
