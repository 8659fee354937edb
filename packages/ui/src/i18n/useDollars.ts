import { toFiat } from '@cleat/core/data'
import { useCallback } from 'react'
import { formatFiat } from './formatFiat.ts'
import { useFormat } from './useFormat.ts'

export declare namespace useDollars {
  type Parameters = { amount: bigint; decimals: number; price: number | undefined }
}

/** Formats the value of an amount in base units. `undefined` without a price. */
export function useDollars(): (parameters: useDollars.Parameters) => string | undefined {
  const format = useFormat()
  return useCallback(
    (parameters) => {
      const worth = toFiat(parameters)
      if (worth === undefined) return undefined
      return formatFiat(worth, { format, isSome: parameters.amount > 0n })
    },
    [format],
  )
}
