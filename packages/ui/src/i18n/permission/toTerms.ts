import type { Permission } from '@cleat/core'
import type { Format } from '../language/createFormat.ts'
import { toUnit } from './toUnit.ts'

const day = 86_400n
/** More than there can be of anything. */
const anyAmount = 2n ** 255n

const none = { amount: '', max: '', names: '', time: '', unit: '' }

export declare namespace toTerms {
  type Parameters<amount> = {
    format: Format
    /** Writes an amount of what the permission is of; `any` is without a limit. */
    toAmount: (amount: bigint | 'any') => amount
  }
  type ReturnType<amount> = {
    /** Which text says it, in each area that has texts of permissions. */
    readonly name: 'periodic' | 'stream' | 'allowance' | 'calls' | 'callsWithValue'
    /** What may stand in that text; empty where it does not. */
    readonly values: {
      readonly [name in 'amount' | 'max' | 'names' | 'time' | 'unit']: amount | string
    }
  }
}

/** What a permission allows, as a text and its values. */
export function toTerms<amount>(
  permission: Permission,
  { format, toAmount }: toTerms.Parameters<amount>,
): toTerms.ReturnType<amount> {
  const write = (amount: bigint) => toAmount(amount >= anyAmount ? 'any' : amount)
  switch (permission.kind) {
    case 'periodic': {
      const { unit, count } = toUnit(permission.period)
      const time = format.number(count, { style: 'unit', unit, unitDisplay: 'long' })
      const amount = write(permission.amount)
      const values = { ...none, amount, unit: count === 1 ? unit : 'other', time }
      return { name: 'periodic', values }
    }
    case 'stream': {
      const amount = write(permission.perSecond * day)
      return permission.max >= anyAmount
        ? { name: 'periodic', values: { ...none, amount, unit: 'day' } }
        : { name: 'stream', values: { ...none, amount, max: write(permission.max) } }
    }
    case 'allowance':
      return { name: 'allowance', values: { ...none, amount: write(permission.amount) } }
    default: {
      const { functions, valueLimit = 0n } = permission
      const names = format.list(functions.map((name) => `\u2068${name}\u2069`))
      return valueLimit > 0n
        ? { name: 'callsWithValue', values: { ...none, names, amount: write(valueLimit) } }
        : { name: 'calls', values: { ...none, names } }
    }
  }
}
