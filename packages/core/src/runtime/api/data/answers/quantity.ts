import { type GenericSchema, object, pipe, rawTransform, regex, string } from 'valibot'
import { formatAmount } from '../../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../../base/amounts/parseAmount.ts'
import { fields } from './fields.ts'
import type { TokenBalance } from './tokenBalance.ts'

/** From 1 to 36. */
const decimalsPattern = /^(?:[1-9]|[12]\d|3[0-6])$/

/** Amount schema for a divisible token. Rejects more decimals than the token has. */
export const quantity: GenericSchema<unknown, TokenBalance['quantity']> = pipe(
  object({ decimals: pipe(string(), regex(decimalsPattern)), numeric: fields.numeric }),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const decimals = Number(dataset.value.decimals)
    const amount = parseAmount(dataset.value.numeric, decimals)
    if (amount === undefined) {
      addIssue({ message: 'no amount of this token' })
      return NEVER
    }
    return { amount, decimals, numeric: formatAmount(amount, decimals) }
  }),
)
