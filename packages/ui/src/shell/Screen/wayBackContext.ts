import { type Context, createContext } from 'react'

/** Takes the way back out of the header until the returned function is called. */
export type CloseWayBack = () => () => void

export const wayBackContext: Context<CloseWayBack> = createContext<CloseWayBack>(() => () => {})
