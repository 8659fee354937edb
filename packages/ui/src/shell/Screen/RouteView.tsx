import type { Route } from '@cleat/core'
import { type ReactElement, useContext } from 'react'
import { LoadedView } from '../../components/LoadedView/LoadedView.tsx'
import { featuresContext } from '../feature/featuresContext.ts'
import { findView } from '../feature/findView.ts'
import { ViewBoundary } from './ViewBoundary.tsx'

export type RouteViewProps = { route: Route }

/** The view of a route. */
export function RouteView({ route }: RouteViewProps): ReactElement | null {
  const entry = findView(useContext(featuresContext), route)
  if (!entry) return null
  return (
    <ViewBoundary>
      <LoadedView loader={entry.view} props={{ route }} />
    </ViewBoundary>
  )
}
