import { type Context, createContext, type RefObject } from 'react'

/** The scroll container of views. */
export const scrollerContext: Context<RefObject<HTMLElement | null>> = createContext<
  RefObject<HTMLElement | null>
>({ current: null })
