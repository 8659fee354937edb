import { useContext, useState } from 'react'
import { memoryContext } from './memoryContext.ts'

/**
 * Keeps a value that outlives its component. Components with the same function share it under one
 * `KitProvider`. Without a provider each component has its own.
 */
export function useMemory<value>(create: () => value): value {
  const memory = useContext(memoryContext)
  const [own] = useState(create)
  if (!memory) return own
  if (!memory.has(create)) memory.set(create, own)
  return memory.get(create) as value
}
