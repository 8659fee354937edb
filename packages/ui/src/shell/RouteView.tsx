import type { RouteName } from '@cleat/core'
import type { ReactElement } from 'react'
import { LoadedView } from '../components/LoadedView/LoadedView.tsx'
import type { RouteOf, ViewEntry } from './viewEntry.ts'
import { viewRegistry } from './viewRegistry.ts'

export type RouteViewProps<name extends RouteName> = { name: name; route: RouteOf<name> }

/** The view of a route. */
export function RouteView<name extends RouteName>(props: RouteViewProps<name>): ReactElement {
  const { view }: ViewEntry<name> = viewRegistry[props.name]
  return <LoadedView loader={view} props={{ route: props.route }} />
}
