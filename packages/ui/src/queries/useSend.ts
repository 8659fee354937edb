import type { SendController } from '@cleat/core/send'
import { useQueryClient } from '@tanstack/react-query'
import { useContext } from 'react'
import { useKit } from '../kit/useKit.ts'
import { getPayments } from './getPayments.ts'
import { paymentsContext } from './paymentsContext.ts'
import { useDataQueries } from './useDataQueries.ts'

/** Sending, from the form to the block. */
export function useSend(): SendController {
  const given = useContext(paymentsContext)
  const kit = useKit()
  const queries = useDataQueries()
  const cache = useQueryClient()
  return given ?? getPayments({ kit, queries, cache })
}
