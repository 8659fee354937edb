import type { SendController } from '@cleat/core/send'
import { type Context, createContext } from 'react'

/** Stands in for the send feature of the kit, such as in stories. */
export const paymentsContext: Context<SendController | undefined> = createContext<
  SendController | undefined
>(undefined)
