import { useEffect, useState } from 'react'
import { canScan } from './canScan.ts'

/** Whether a code can be scanned here. False until that is known. */
export function useCanScan(): boolean {
  const [isAble, setIsAble] = useState(false)
  useEffect(() => {
    let isHere = true
    void canScan().then((answer) => {
      if (isHere) setIsAble(answer)
    })
    return () => {
      isHere = false
    }
  }, [])
  return isAble
}
