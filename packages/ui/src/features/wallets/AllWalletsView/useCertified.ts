import { useState } from 'react'
import { useMemory } from '../../../kit/useMemory.ts'

/** The choice of each visit, kept while the visitor is in other views. */
const createChosen = () => new WeakMap<object, boolean>()

/** Whether only certified wallets are wanted. */
export function useCertified(route: object): readonly [boolean, (isWanted: boolean) => void] {
  const chosen = useMemory(createChosen)
  const [isWanted, setIsWanted] = useState(() => chosen.get(route) ?? false)
  return [
    isWanted,
    (next) => {
      chosen.set(route, next)
      setIsWanted(next)
    },
  ]
}
