import type { SignInSession } from '@cleat/core'
import { createContext } from 'react'

/**
 * The session that a server rendered with. It is in no kit there, because all visitors of a server
 * share one.
 */
export const InitialSessionContext: React.Context<SignInSession | null | undefined> = createContext<
  SignInSession | null | undefined
>(undefined)
