import type { CaipNetwork, Namespace, SmartAccountController } from '@cleat/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { useKit } from '../../../kit/useKit.ts'

type Known = Extract<
  SmartAccountController['state']['accounts'][string],
  { status: 'success' }
>['code']

/** What the account runs on a network, once it is known. Reads it. */
export function useAccountCode(namespace: Namespace, network: CaipNetwork): Known | undefined {
  const kit = useKit()
  const { caipNetworkId } = network
  const isReadable = kit.adapters.get(namespace)?.features['account:code'] !== undefined
  const [slice, setSlice] = useState(kit.controllers.smartAccount)
  useEffect(() => {
    if (!isReadable) return undefined
    let isCurrent = true
    // Without its code the row is not there.
    kit.feature('smartAccount').then(
      (loaded) => {
        if (!isCurrent) return
        setSlice(loaded)
        void loaded.readAccountCode({ networks: [caipNetworkId] })
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [kit, isReadable, caipNetworkId])
  const read = () => slice?.state.accounts[caipNetworkId]
  const account = useSyncExternalStore(
    (onChange) => (slice ? subscribe(slice.state, onChange) : () => undefined),
    read,
    () => undefined,
  )
  return account?.status === 'success' ? account.code : undefined
}
