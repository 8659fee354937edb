import { useEffect, useState } from 'react'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useDevice } from '../../../kit/wallets/useDevice.ts'
import { listMethods, type OfferedMethods } from './listMethods.ts'

/** The logins that are offered here. */
export function useMethods(): OfferedMethods {
  const kit = useKit()
  const device = useDevice()
  const features = useControllerState(kit.controllers.options.state, (state) => state.features)
  const [auth, setAuth] = useState(kit.controllers.auth)
  useEffect(() => {
    if (auth) return undefined
    let isCurrent = true
    kit.feature('auth').then(
      (loaded) => isCurrent && setAuth(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [kit, auth])
  const off = useControllerState(auth?.state, (state) => state.off) ?? []
  return listMethods({ features, off, device, userAgent: window.navigator.userAgent })
}
