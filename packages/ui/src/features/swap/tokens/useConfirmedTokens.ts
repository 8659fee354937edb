import { useMemory } from '../../../kit/useMemory.ts'

/** The addresses of imitations that the visitor chose nevertheless. */
const createConfirmed = (): Set<string> => new Set()

/** Remembers, as long as the kit lives, which doubtful tokens the visitor confirmed. */
export function useConfirmedTokens(): Set<string> {
  return useMemory(createConfirmed)
}
