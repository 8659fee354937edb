import type { ReactElement } from 'react'
import { useAccount } from '../../../kit/useAccount.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import type { RouteOf } from '../../../shell/feature/viewEntry.ts'
import { useOnramp } from '../controller/useOnramp.ts'
import { NoPurchases } from './NoPurchases.tsx'
import { PurchaseForm } from './PurchaseForm.tsx'
import { useOnrampStart } from './useOnrampStart.ts'

/** The form of a purchase: an amount, a token, and who sells it. */
export function OnRampProvidersView({
  route,
}: {
  route: RouteOf<'OnRampProviders'>
}): ReactElement | null {
  const onramp = useOnramp()
  useControllerState(onramp.state)
  const shown = useAccount()
  useOnrampStart(route)
  if (!shown) return null
  const network = shown.networks.caipNetwork
  const obstacle = onramp.validate()
  if (obstacle === 'unavailable' || obstacle === 'unsupported')
    return <NoPurchases network={network} isAvailable={obstacle === 'unsupported'} />
  return <PurchaseForm network={network} />
}
