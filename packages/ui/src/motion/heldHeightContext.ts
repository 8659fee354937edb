import { type Context, createContext } from 'react'

/** Keeps the height from shrinking until the returned function is called. */
export type HoldHeight = () => () => void

export const heldHeightContext: Context<HoldHeight> = createContext<HoldHeight>(() => () => {})
