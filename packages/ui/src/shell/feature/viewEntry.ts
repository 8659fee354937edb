import type { Route, RouteName } from '@cleat/core'
import type { FunctionComponent } from 'react'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { GetText } from '../../i18n/useText.ts'

/** The route of a name, with its parameters. */
export type RouteOf<name extends RouteName> = Extract<Route, { readonly name: name }>

/** The component for routes of a name. */
export type ViewOf<name extends RouteName> = FunctionComponent<{ route: RouteOf<name> }>

export type Visitor = {
  /** Whether an account of the active namespace is connected. */
  readonly isConnected: boolean
}

/** How a route is shown. Without a type parameter: an entry of an unknown route. */
export type ViewEntry<route = never> = {
  readonly view: ViewLoader<{ route: route }>
  /** The header's text, which also names the dialog. */
  readonly getTitle: (text: GetText, route: route, visitor: Visitor) => string
  /** Stands in the header, where the title is heard and not seen then. @default the title */
  readonly header?: ViewLoader<{ route: route }> | undefined
}
