import type { SignInSession } from '@cleat/core'
import { createContext } from 'react'

/** The session that a server rendered with, until the page knows better. */
export type InitialSession = {
  readonly session: SignInSession
  /** The page knows better. */
  readonly spend: () => void
}

export const InitialSessionContext: React.Context<InitialSession | undefined> = createContext<
  InitialSession | undefined
>(undefined)
