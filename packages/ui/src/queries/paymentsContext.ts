import type { Payments } from '@cleat/core/payments'
import { type Context, createContext } from 'react'

/** Payments that stand in for those of the kit, such as in stories. */
export const paymentsContext: Context<Payments | undefined> = createContext<Payments | undefined>(
  undefined,
)
