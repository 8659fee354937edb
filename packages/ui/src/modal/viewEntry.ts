import type { Route, RouteName } from '@cleat/core'
import type { ComponentType } from 'react'
import type { GetText } from '../i18n/useText.ts'

/** The route of a name, with its parameters. */
export type RouteOf<name extends RouteName> = Extract<Route, { readonly name: name }>

/** How a route is shown. */
export type ViewEntry<name extends RouteName> = {
  readonly View: ComponentType<{ route: RouteOf<name> }>
  /** What stands in the header and names the dialog. */
  readonly getTitle: (text: GetText, route: RouteOf<name>) => string
}
