import { toFiat } from '@cleat/core/data'
import { useCallback } from 'react'
import { formatFiat } from '../../../i18n/formatFiat.ts'
import { useFormat } from '../../../i18n/useFormat.ts'

export declare namespace useDollars {
  type Parameters = { amount: bigint; decimals: number; price: number | undefined }
}

/** Writes what an amount of atomic units is worth. Nothing where nobody knows. */
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
