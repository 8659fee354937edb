import type { RouteDefinition } from '../runtime/features/routeDefinition.ts'
import type * as features from './registry.ts'
import type { SendIntent } from './send/state/sendIntent.ts'

type Feature = (typeof features)[keyof typeof features]
type All<union> = (union extends unknown ? (one: union) => void : never) extends (
  all: infer all,
) => void
  ? all
  : never
type Definitions = All<Feature['routes']>

type Flat<type> = { readonly [key in keyof type]: type[key] }
type ParametersOf<definition> =
  definition extends RouteDefinition<infer parameters> ? parameters : never

/** A view of the modal with its parameters. */
export type Route = {
  [name in keyof Definitions]: Flat<{ name: name } & ParametersOf<Definitions[name]>>
}[keyof Definitions]

export type RouteName = Route['name']

type Openable = { readonly isOpenable: true }

/** The views that `open()` accepts by name. */
export type OpenView = {
  [name in keyof Definitions]: Definitions[name] extends Openable ? name : never
}[keyof Definitions]

type Sent = { readonly resolvesOn: 'sent' | 'swapped' }

/** The views that end with a transaction. */
export type SendingView = {
  [name in OpenView]: Definitions[name] extends Sent ? name : never
}[OpenView]

/** What a view starts with. Views that start with nothing accept what AppKit's do. */
export type IntentOf<view extends OpenView> =
  Extract<Route, { readonly name: view }> extends { readonly intent?: infer intent }
    ? intent
    : SendIntent

/** The views that end with the page of a provider. */
export type BuyingView = {
  [name in OpenView]: Definitions[name] extends { readonly resolvesOn: 'buying' } ? name : never
}[OpenView]
