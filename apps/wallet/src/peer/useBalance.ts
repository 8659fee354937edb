import type { WalletChain } from '@cleat/testing'
import { useEffect, useState } from 'react'
import { type Address, createPublicClient, http } from 'viem'

export type Balance =
  | { readonly status: 'pending' | 'error' }
  | { readonly status: 'known'; readonly value: bigint }

/** What the account has on the chain, looked up anew every few seconds. */
export function useBalance(parameters: { chain: WalletChain; address: Address }): Balance {
  const { chain, address } = parameters
  const { rpcUrl } = chain
  const [found, setFound] = useState<{ readonly of: string; readonly balance: Balance }>()
  const of = `${rpcUrl} ${address}`
  useEffect(() => {
    let isWanted = true
    const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) })
    const look = async () => {
      const balance = await client.getBalance({ address }).then(
        (value): Balance => ({ status: 'known', value }),
        (): Balance => ({ status: 'error' }),
      )
      if (isWanted) setFound({ of, balance })
    }
    void look()
    const timer = setInterval(look, 4000)
    return () => {
      isWanted = false
      clearInterval(timer)
    }
  }, [rpcUrl, address, of])
  return found?.of === of ? found.balance : { status: 'pending' }
}
