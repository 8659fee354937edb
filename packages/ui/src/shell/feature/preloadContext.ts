import type { RouteName } from '@cleat/core'
import { type Context, createContext } from 'react'

/** Fetches the code of a view that the visitor may want next. Does nothing outside of the modal. */
export const preloadContext: Context<(name: RouteName) => void> = createContext<
  (name: RouteName) => void
>(() => undefined)
