import type { SessionRequestQuestion } from '@cleat/testing/wallet-connect'
import { useEffect, useState } from 'react'
import { createPublicClient, http } from 'viem'

export type Fee =
  | { readonly status: 'pending' | 'error' }
  | { readonly status: 'known'; readonly value: bigint }

export type UseFeeParameters = {
  question: Extract<SessionRequestQuestion, { kind: 'sendTransaction' }>
  rpcUrl: string
}

/** The estimated maximum fee of the transaction. */
export function useFee(parameters: UseFeeParameters): Fee {
  const { question, rpcUrl } = parameters
  const { from, to, value, data } = question
  const [fee, setFee] = useState<Fee>({ status: 'pending' })
  useEffect(() => {
    let isWanted = true
    const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
    Promise.all([
      client.estimateGas({ account: from, to, value, data }),
      client.estimateFeesPerGas({ chain: null, type: 'eip1559' }),
    ]).then(
      ([gas, { maxFeePerGas }]) =>
        isWanted && setFee({ status: 'known', value: gas * maxFeePerGas }),
      () => isWanted && setFee({ status: 'error' }),
    )
    return () => {
      isWanted = false
    }
  }, [from, to, value, data, rpcUrl])
  return fee
}
