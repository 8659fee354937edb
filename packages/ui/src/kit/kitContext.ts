import type { Kit } from '@cleat/core'
import { type Context, createContext } from 'react'

/** The kit of the nearest provider. */
export const kitContext: Context<Kit | undefined> = createContext<Kit | undefined>(undefined)
