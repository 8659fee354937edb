import { type Context, createContext } from 'react'

/** Announces a message to screen readers. */
export type Announce = (message: string) => void

export const announcerContext: Context<Announce> = createContext<Announce>(() => undefined)
