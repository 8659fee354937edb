import { type Context, createContext } from 'react'

/** Whether pictures from other hosts wait, because the visitor has not asked for what is drawn. */
export const heldBackContext: Context<boolean> = createContext(false)
