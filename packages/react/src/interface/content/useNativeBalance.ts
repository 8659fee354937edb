import type { AdapterFeatures, CaipNetwork } from '@cleat/core'
import type { Runtime } from '@cleat/core/runtime'
import { useKit } from '@cleat/ui/kit'
import { useEffect, useState } from 'react'

type FollowedQuery = ReturnType<Runtime['followQuery']>
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
  const { controllers, runtime } = useKit()
  const key = `${network.caipNetworkId}:${address}`
  const [last, setLast] = useState<{ key: string; balance: useNativeBalance.ReturnType }>()

  useEffect(() => {
    let followed: FollowedQuery | undefined
    let isStopped = false
    const set = (balance: useNativeBalance.ReturnType) => setLast({ key, balance })
    const follow = async () => {
      const { followQuery, queries } = await runtime.load()
      if (isStopped || followed) return
      followed = followQuery(queries.balance({ address, network }), ({ data, error }) => {
        if (data) set({ status: 'known', ...data })
        else if (error) set({ status: 'failed' })
      })
    }
    const refresh = () => {
      if (followed) return followed.refetch()
      follow().catch(() => {
        if (!isStopped) set({ status: 'failed' })
      })
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') refresh()
    }

    refresh()
    document.addEventListener('visibilitychange', onVisible)
    const stopWatching = controllers.modal.onClose(refresh)
    return () => {
      isStopped = true
      stopWatching()
      document.removeEventListener('visibilitychange', onVisible)
      followed?.stop()
    }
  }, [controllers, runtime, address, network, key])

  return last?.key === key ? last.balance : { status: 'loading' }
}
