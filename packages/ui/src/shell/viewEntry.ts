import type { Route, RouteName } from '@cleat/core'
import type { ComponentType } from 'react'
import type { ViewLoader } from '../components/LoadedView/createViewLoader.ts'
import type { GetText } from '../i18n/useText.ts'

/** The route of a name, with its parameters. */
export type RouteOf<name extends RouteName> = Extract<Route, { readonly name: name }>

/** What shows a route of a name. */
export type ViewOf<name extends RouteName> = ComponentType<{ route: RouteOf<name> }>

/** How a route is shown. */
export type ViewEntry<name extends RouteName> = {
  readonly view: ViewLoader<{ route: RouteOf<name> }>
  /** What stands in the header and names the dialog. */
  readonly getTitle: (text: GetText, route: RouteOf<name>) => string
}
