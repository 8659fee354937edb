import { useContext, useState } from 'react'
import { kitContext } from './kitContext.ts'

/**
 * Keeps a value that outlives its component, for as long as the kit lives. Components of one kit
 * with the same function share it. Without a provider each component has its own.
 */
export function useMemory<value>(create: () => value): value {
  const memory = useContext(kitContext)?.memory
  const [own] = useState(create)
  if (!memory) return own
  if (!memory.has(create)) memory.set(create, own)
  return memory.get(create) as value
}
