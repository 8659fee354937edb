import type { Namespace } from '../../base/caip/namespace.ts'
import type { KitBase } from '../../boot/kitBase.ts'
import type { AnyRoute } from '../../state/router.ts'

/** What has to be there for a route to make sense. */
export type RouteNeed =
  /** A connected account, of the namespace that the modal is about. */
  | 'account'
  /** An app that lets visitors change the network. */
  | 'network-switch'

/**
 * What ends the promise of `open()` successfully. A route without it resolves when the modal
 * closes.
 */
export type RouteResult = 'connected' | 'sent' | 'swapped' | 'buying'

/** How the modal treats a route. Read by `open`, the guards and the header. */
export type RouteDefinition<parameters = object> = {
  readonly needs: 'none' | RouteNeed | readonly RouteNeed[]
  readonly resolvesOn?: RouteResult | undefined
  /** Whether `open()` takes it by its name alone. */
  readonly isOpenable?: true | undefined
  /**
   * Where `open()` leads without the account that the route needs: to the list of wallets and then
   * to the route, or to the list alone.
   * @default 'connect-first'
   */
  readonly whenDisconnected?: 'connect-first' | 'connect-only' | undefined
  /** Whether the modal starts with it, so that there is no way back from it. */
  readonly isHome?: true | undefined
  /** Whether it is left as soon as a wallet has connected. */
  readonly endsOnConnect?: true | undefined
  /** The namespace whose account it is about, where that is not the one that the modal is about. */
  readonly getNamespace?: ((route: AnyRoute) => Namespace) | undefined
  /** Whether its reason is gone, so that it has to be left. */
  readonly isOver?: ((kit: KitBase, namespace: Namespace) => boolean) | undefined
  /** Whether the modal cannot be closed while it is in the history. */
  readonly keepsOpen?: ((kit: KitBase) => boolean) | undefined
  /** What Back does first. @returns whether the route stays */
  readonly goBack?: ((kit: KitBase) => boolean) | undefined
  /** The task that it is a step of. All steps of a task are left together. */
  readonly task?: string | undefined
  /** Whether what it shows is prepared again before it expires. */
  readonly isRenewed?: true | undefined
  /** Carries the type of its parameters. Never set. */
  readonly parameters?: parameters
}

/** A route that `open()` takes by its name. */
export type OpenableRoute<parameters = object> = RouteDefinition<parameters> & {
  readonly isOpenable: true
}

/** The routes of a feature, by name. */
export type RouteDefinitions = { readonly [name: string]: RouteDefinition }
