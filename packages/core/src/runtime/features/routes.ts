import type { KitBase } from '../../boot/kitBase.ts'
import type { RouteDefinition } from './routeDefinition.ts'

/** The definitions of all routes, of every feature. */
export type Routes = {
  /** How the modal treats a route. */
  get(name: string): RouteDefinition
  /** Whether a route needs something. */
  needs(name: string, need: 'account' | 'network-switch'): boolean
  /** The route that has to be shown, and that the modal cannot be closed on, if any. */
  findBarrier(kit: KitBase): string | undefined
}
