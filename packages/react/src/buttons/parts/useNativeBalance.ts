import type { AdapterFeatures, CaipNetwork } from '@cleat/core'
import { useKit } from '@cleat/ui/kit'
import { useEffect, useState } from 'react'

type Balance = Awaited<ReturnType<AdapterFeatures['balance:read']>>

export declare namespace useNativeBalance {
  type Parameters = { address: string; network: CaipNetwork }
  type ReturnType =
    | { readonly status: 'loading' }
    | { readonly status: 'failed' }
    | ({ readonly status: 'known' } & Balance)
}

/**
 * The native balance of an address from the app's own RPC, in base units.
 *
 * Fetched again when the modal closes and when the page becomes visible. The last known balance
 * stays during a new request and after a failed one.
 */
export function useNativeBalance(
  parameters: useNativeBalance.Parameters,
): useNativeBalance.ReturnType {
  const { address, network } = parameters
  const { adapters, controllers } = useKit()
  const key = `${network.caipNetworkId}:${address}`
  const [last, setLast] = useState<{ key: string; balance: useNativeBalance.ReturnType }>()

  useEffect(() => {
    const read = adapters.get(network.chainNamespace)?.features['balance:read']
    if (!read) return undefined
    let latest = 0
    const load = async () => {
      latest += 1
      const run = latest
      const balance = await read({ address, network }).then(
        (known) => ({ status: 'known', ...known }) as const,
        () => undefined,
      )
      // Superseded by a newer request, or unmounted.
      if (run !== latest) return
      setLast((before) => {
        if (balance) return { key, balance }
        return before?.key === key ? before : { key, balance: { status: 'failed' } }
      })
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') void load()
    }

    void load()
    document.addEventListener('visibilitychange', onVisible)
    const stop = controllers.modal.onClose(() => void load())
    return () => {
      latest = -1
      document.removeEventListener('visibilitychange', onVisible)
      stop()
    }
  }, [adapters, controllers, address, network, key])

  return last?.key === key ? last.balance : { status: 'loading' }
}
