import { useEffect, useState } from 'react'
import { fetchBalance } from './fetchBalance.ts'
import type { WalletNetwork } from './walletNetworks.ts'

export type Balance =
  | { readonly status: 'pending' | 'error' }
  | { readonly status: 'known'; readonly value: bigint }

/** The active account's balance on the network, polled every few seconds. */
export function useBalance(network: WalletNetwork): Balance {
  const { id, rpcUrl, account: address } = network
  const [found, setFound] = useState<{ readonly of: string; readonly balance: Balance }>()
  const of = `${rpcUrl} ${address}`
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const look = async () => {
      const balance = await fetchBalance({ id, rpcUrl, address }).then(
        (value): Balance => ({ status: 'known', value }),
        (): Balance => ({ status: 'error' }),
      )
      if (!isWanted) return
      setFound({ of, balance })
      timer = setTimeout(look, 4000)
    }
    void look()
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, rpcUrl, address, of])
  return found?.of === of ? found.balance : { status: 'pending' }
}
