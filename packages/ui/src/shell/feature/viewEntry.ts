import type { Route, RouteName } from '@cleat/core'
import type { FunctionComponent } from 'react'
import type { ViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import type { BaseTexts } from '../../i18n/texts/en.ts'
import type { GetText, TextKey, TextValues } from '../../i18n/useText.ts'

/** The route of a name, with its parameters. */
export type RouteOf<name extends RouteName> = Extract<Route, { readonly name: name }>

/** The component for routes of a name. */
export type ViewOf<name extends RouteName> = FunctionComponent<{ route: RouteOf<name> }>

export type Visitor = {
  /** Whether an account of the active namespace is connected. */
  readonly isConnected: boolean
}

/** A text without values. */
type TitleKey = {
  [key in TextKey]: keyof TextValues<BaseTexts[key]> extends never ? key : never
}[TextKey]

/** How a route is shown. Without a type parameter: an entry of an unknown route. */
export type ViewEntry<route = never> = {
  readonly view: ViewLoader<{ route: route }>
  /** The header's text, which also names the dialog. */
  readonly title: TitleKey | ((text: GetText, route: route, visitor: Visitor) => string)
  /** Stands in the header, where the title is heard and not seen then. @default the title */
  readonly header?: ViewLoader<{ route: route }> | undefined
}
