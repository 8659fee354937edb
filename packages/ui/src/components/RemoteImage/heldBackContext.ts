import { type Context, createContext } from 'react'

/** Whether external pictures wait, because the interface is prefetched and not visible yet. */
export const heldBackContext: Context<boolean> = createContext(false)
