import { type GenericSchema, object, pipe, rawTransform, regex, string } from 'valibot'
import { formatAmount } from '../../../../base/amounts/formatAmount.ts'
import { parseAmount } from '../../../../base/amounts/parseAmount.ts'
import { fields } from './fields.ts'
import type { TokenBalance } from './tokenBalance.ts'

/** The maximum number of decimals. */
const highestDecimals = 36

/** Amount schema for a divisible token. Rejects more decimals than the token has. */
export const quantity: GenericSchema<unknown, TokenBalance['quantity']> = pipe(
  object({ decimals: pipe(string(), regex(/^[1-9]\d?$/)), numeric: fields.numeric }),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const decimals = Number(dataset.value.decimals)
    const amount =
      decimals <= highestDecimals ? parseAmount(dataset.value.numeric, decimals) : undefined
    if (amount === undefined) {
      addIssue({ message: 'no amount of this token' })
      return NEVER
    }
    return { amount, decimals, numeric: formatAmount(amount, decimals) }
  }),
)
