import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { copyText } from './copyText.ts'

const shownMs = 1500

export declare namespace useCopy {
  type Parameters = {
    value: string
    /** Said when it worked. */
    copiedLabel: string
    /** Called when nothing worked. */
    onFailure: () => void
  }
  type ReturnType = {
    /** The button, which keeps the focus. */
    readonly ref: RefObject<HTMLButtonElement | null>
    /** Whether it has just worked. */
    readonly isCopied: boolean
    readonly copy: () => void
  }
}

/** Copies a text at the press of a button, and says whether that worked. */
export function useCopy(parameters: useCopy.Parameters): useCopy.ReturnType {
  const { value, copiedLabel, onFailure } = parameters
  const announce = useAnnounce()
  const [copiedAt, setCopiedAt] = useState<number>()
  const ref = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (copiedAt === undefined) return undefined
    const timer = setTimeout(() => setCopiedAt(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    if (!ref.current) return
    if (await copyText({ text: value, near: ref.current })) {
      setCopiedAt(Date.now())
      announce(copiedLabel)
    } else onFailure()
  }
  return { ref, isCopied: copiedAt !== undefined, copy: () => void copy() }
}
