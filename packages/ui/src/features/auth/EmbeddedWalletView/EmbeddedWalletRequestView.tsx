import type { ReactElement } from 'react'
import { ViewSkeleton } from '../../../components/LoadedView/ViewSkeleton.tsx'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useLatched } from '../../../kit/useLatched.ts'
import { WalletFrame } from '../frame/WalletFrame.tsx'
import { useAuth } from '../login/useAuth.ts'
import { WindowTask } from './WindowTask.tsx'

/** What the embedded wallet asks about a request. Only its frame or a window of it shows it. */
export function EmbeddedWalletRequestView(): ReactElement {
  const surface = useControllerState(useAuth().state, (all) => all.surface)
  // The leaving view keeps its height.
  const shown = useLatched(surface)
  if (!shown) return <ViewSkeleton />
  return shown.view === 'window' ? (
    <WindowTask window={shown.window} />
  ) : (
    <WalletFrame height={shown.height} />
  )
}
