import type { DecodedBalanceCheck } from '@cleat/core/adapter'
import { readWord } from '../../abi/readWord.ts'
import { alteredError } from '../../payload/alteredError.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { balanceCheckHead } from './balanceCheckHead.ts'

const form = /^(?:0{24}[0-9a-f]{40}){2}[0-9a-f]{64}$/

/**
 * Reads a call of Universal Router's `BALANCE_CHECK_ERC20`, and nothing else of it.
 * @throws `PAYMENT_ALTERED`
 */
export function readBalanceCheck({ data, value }: EvmCall): DecodedBalanceCheck {
  const rest = data.slice(balanceCheckHead.length)
  if (!data.startsWith(balanceCheckHead) || !form.test(rest)) throw alteredError('data')
  if (value !== 0n) throw alteredError('value')
  return {
    type: 'balance-check',
    account: `0x${rest.slice(24, 64)}`,
    token: `0x${rest.slice(88, 128)}`,
    minimum: readWord(`0x${rest}`, 2) ?? 0n,
  }
}
