import { useEffect, useState } from 'react'
import type { InterfaceParts } from './interfaceParts.ts'
import { loadInterface } from './loadInterface.ts'

/**
 * The interface, `undefined` until it is wanted and loaded, `null` if loading failed. A page
 * without a connection does not load it for its buttons.
 */
export function useInterface(isWanted: boolean): InterfaceParts | null | undefined {
  const [loaded, setLoaded] = useState<InterfaceParts | null>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    const show = (result: InterfaceParts | null) => {
      if (!isGone) setLoaded(result)
    }
    loadInterface().then(show, () => show(null))
    return () => {
      isGone = true
    }
  }, [isWanted])
  return loaded
}
