import { type Context, createContext } from 'react'

/** Values that outlive their components, keyed by the function that creates them. */
export type Memory = Map<() => unknown, unknown>

/** The memory of the nearest `KitProvider`. A new provider or kit starts with an empty one. */
export const memoryContext: Context<Memory | undefined> = createContext<Memory | undefined>(
  undefined,
)
