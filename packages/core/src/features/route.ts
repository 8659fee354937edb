import type { RouteDefinition } from '../runtime/features/routeDefinition.ts'
import type * as features from './registry.ts'

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

type Sent = { readonly resolvesOn: 'sent' }

/** The views that end with a payment. */
export type SendingView = {
  [name in OpenView]: Definitions[name] extends Sent ? name : never
}[OpenView]
