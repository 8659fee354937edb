import type { Route } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { LoadedView } from '../../components/LoadedView/LoadedView.tsx'
import { featuresContext } from '../feature/featuresContext.ts'
import { findView } from '../feature/findView.ts'

export type RouteViewProps = { route: Route }

/** The view of a route. */
export function RouteView({ route }: RouteViewProps): ReactElement | null {
  const entry = findView(useContext(featuresContext), route)
  return entry ? <LoadedView loader={entry.view} props={{ route }} /> : null
}
