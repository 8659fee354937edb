import { CleatError, type Route } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { LoadedView } from '../../components/LoadedView/LoadedView.tsx'
import { useConnectedWallet } from '../../kit/useConnectedWallet.ts'
import { useKit } from '../../kit/useKit.ts'
import { featuresContext } from '../feature/featuresContext.ts'
import { findView } from '../feature/findView.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

export type RouteViewProps = { route: Route }

/** The view of a route. */
export function RouteView({ route }: RouteViewProps): ReactElement {
  const { router } = useKit().controllers
  const { isConnected } = useConnectedWallet()
  const goHome = () => router.reset({ name: isConnected ? 'Account' : 'Connect' })
  return (
    <ViewBoundary onBack={router.state.history.length === 1 ? goHome : undefined}>
      <KnownView route={route} />
    </ViewBoundary>
  )
}

/** @throws `CONFIG_VIEW_UNKNOWN` */
function KnownView({ route }: RouteViewProps): ReactElement {
  const entry = findView(useContext(featuresContext), route)
  if (!entry) throw new CleatError('CONFIG_VIEW_UNKNOWN', { context: { name: route.name } })
  return <LoadedView loader={entry.view} props={{ route }} />
}
