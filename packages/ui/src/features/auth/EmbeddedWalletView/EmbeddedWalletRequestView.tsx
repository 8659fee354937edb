import type { ReactElement } from 'react'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { WalletFrame } from '../frame/WalletFrame.tsx'
import { useAuth } from '../login/useAuth.ts'

/** What the embedded wallet asks about a request. Only its frame shows it. */
export function EmbeddedWalletRequestView(): ReactElement {
  const surface = useControllerState(useAuth().state, (all) => all.surface)
  // The leaving view keeps its height.
  const { height } = useLatched(surface) ?? {}
  return height === undefined ? <ViewSkeleton /> : <WalletFrame height={height} />
}
