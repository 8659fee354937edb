import { useControllerState } from '@cleat/ui/kit'
import { useMemo } from 'react'
import { useAppKitState as useLeanState } from '../../hooks/useAppKitState.ts'
import type { CompatibleState } from '../../instance/compatibleState.ts'
import { useCurrentKit } from '../../kit/useCurrentKit.ts'
import { selectRemoteFeatures } from '../../selectors/selectRemoteFeatures.ts'

export declare namespace useAppKitState {
  type ReturnType = CompatibleState
}

/**
 * The state of the kit, as `useAppKitState` of `@cleat/react` returns it, and `remoteFeatures`.
 * @throws `CleatError`: `CONFIG_NO_KIT` before `createAppKit`
 * @example
 * ```tsx
 * import { useAppKitState } from '@cleat/react/appkit'
 *
 * export function Status() {
 *   const { open, remoteFeatures } = useAppKitState()
 *   return <p>{open ? 'Open' : `Activity: ${remoteFeatures.activity}`}</p>
 * }
 * ```
 */
export function useAppKitState(): useAppKitState.ReturnType {
  const state = useLeanState()
  const kit = useCurrentKit('useAppKitState')
  const features = useControllerState(kit.controllers.options.state, (given) => given.features)
  const { hasLogins } = kit.options.authWallet ?? {}
  return useMemo(
    () => ({ ...state, remoteFeatures: selectRemoteFeatures(features, hasLogins) }),
    [state, features, hasLogins],
  )
}
