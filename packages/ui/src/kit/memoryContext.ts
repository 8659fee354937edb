import { type Context, createContext } from 'react'

/** What components keep beyond their own life, by the function that makes it. */
export type Memory = Map<() => unknown, unknown>

/** The memory of the nearest `KitProvider`. It ends with the provider, or with another kit. */
export const memoryContext: Context<Memory | undefined> = createContext<Memory | undefined>(
  undefined,
)
