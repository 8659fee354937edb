import type { RouteName } from '@cleat/core'
import { type Context, createContext } from 'react'

/** Preloads the code of a likely next view. Does nothing outside of the modal. */
export const preloadContext: Context<(name: RouteName) => void> = createContext<
  (name: RouteName) => void
>(() => undefined)
