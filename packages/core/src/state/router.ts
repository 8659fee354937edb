import { proxy } from 'valtio/vanilla'

/** A view of the modal with its parameters, whatever feature it is of. */
export type AnyRoute = { readonly name: string; readonly [parameter: string]: unknown }

export type RouterState<route extends AnyRoute = AnyRoute> = {
  /** Never empty; the last one is shown. */
  history: readonly route[]
  /** Direction of the last change, for the transition between views. */
  direction: 'none' | 'forward' | 'back'
}

export type RouterController<route extends AnyRoute = AnyRoute> = {
  readonly state: Readonly<RouterState<route>>
  current(): route
  push(route: route): void
  /** Replaces the current route. */
  replace(route: route): void
  /**
   * Replaces the whole history by one route. Does nothing if the only route is the same view
   * without parameters.
   */
  reset(route: route): void
  /** Goes back one route. Returns false and does nothing on the first one. */
  goBack(): boolean
}

/** Holds the history of views. */
export function createRouterController(): RouterController {
  const state = proxy<RouterState>({ history: [{ name: 'Connect' }], direction: 'none' })
  const current = () => state.history.at(-1) ?? { name: 'Connect' }
  const go = (history: readonly AnyRoute[], direction: RouterState['direction']) => {
    state.history = history
    state.direction = direction
  }

  return {
    state,
    current,
    push(route) {
      if (current().name !== route.name) go([...state.history, route], 'forward')
    },
    replace(route) {
      go([...state.history.slice(0, -1), route], 'forward')
    },
    reset(route) {
      const [first, ...others] = state.history
      const isThere = first && others.length === 0 && isNameOf(first, route)
      if (isThere) state.direction = 'none'
      else go([route], 'none')
    },
    goBack() {
      if (state.history.length < 2) return false
      go(state.history.slice(0, -1), 'back')
      return true
    },
  }
}

/** Whether both are the same view without parameters. */
function isNameOf(one: AnyRoute, other: AnyRoute): boolean {
  const isName = (route: AnyRoute) =>
    Object.values(route).filter((value) => value !== undefined).length === 1
  return one.name === other.name && isName(one) && isName(other)
}
