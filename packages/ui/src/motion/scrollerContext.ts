import { type Context, createContext, type RefObject } from 'react'

/** The element that the views scroll in. */
export const scrollerContext: Context<RefObject<HTMLElement | null>> = createContext<
  RefObject<HTMLElement | null>
>({ current: null })
