import type { ProviderRequest } from '@cleat/core/adapter'
import { getAddress } from 'viem'
import { expect } from 'vitest'
import { corpusAccount } from '../../../corpus/corpusContracts.ts'

type Batch = { readonly calls: readonly object[] }

/**
 * A request of the corpus as the wallet gets it: as the app wrote it. Batches are written again, so
 * that each call is whole and each batch has an id.
 */
export function toReached({ method, params }: ProviderRequest): ProviderRequest {
  if (method !== 'wallet_sendCalls') return { method, params }
  const [batch] = params as readonly [Batch]
  const calls = batch.calls.map((call) => ({ value: '0x0', data: '0x', ...call }))
  const from = getAddress(corpusAccount)
  return { method, params: [{ ...batch, from, calls, id: expect.any(String) }] }
}
