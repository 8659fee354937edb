import { type RefObject, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { copyText } from './copyText.ts'

const shownMs = 1500

export declare namespace useCopy {
  type Parameters = {
    value: string
    /** Announced on success. */
    copiedLabel: string
    /** Called when copying failed. */
    onFailure: () => void
  }
  type ReturnType = {
    /** The button, which keeps the focus. */
    readonly ref: RefObject<HTMLButtonElement | null>
    /** Whether the text was copied a moment ago. */
    readonly isCopied: boolean
    readonly copy: () => void
  }
}

/** Copies a text on press, and announces the result. */
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
