import type { RouteName } from '@cleat/core'
import type { ReactElement } from 'react'
import type { RouteOf, ViewEntry } from './viewEntry.ts'
import { viewRegistry } from './viewRegistry.ts'

export type RouteViewProps<name extends RouteName> = { name: name; route: RouteOf<name> }

/** The view of a route. */
export function RouteView<name extends RouteName>(props: RouteViewProps<name>): ReactElement {
  const { View }: ViewEntry<name> = viewRegistry[props.name]
  return <View route={props.route} />
}
