import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ScanFailure, startScanning } from './startScanning.ts'

/** The state of a scan. */
export type Scanning =
  /** The visitor may see a permission prompt. */
  | { readonly status: 'starting' }
  /** `isLong`: nothing was found for a while. */
  | { readonly status: 'seeing'; readonly isLong: boolean }
  | { readonly status: 'failed'; readonly reason: ScanFailure }

const longMs = 8000

/** Scans for a QR code while mounted. */
export function useScanning(parameters: {
  video: RefObject<HTMLVideoElement | null>
  onFound: (text: string) => void
}): Scanning {
  const { video, onFound } = parameters
  const [scanning, setScanning] = useState<Scanning>({ status: 'starting' })
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  }, [onFound])

  useEffect(() => {
    if (!video.current) return undefined
    return startScanning({
      video: video.current,
      onSeeing: () => setScanning({ status: 'seeing', isLong: false }),
      onFound: (text) => found.current(text),
      onFailure: (reason) => setScanning({ status: 'failed', reason }),
    })
  }, [video])

  const isSeeing = scanning.status === 'seeing'
  useEffect(() => {
    if (!isSeeing) return undefined
    const timer = setTimeout(() => setScanning({ status: 'seeing', isLong: true }), longMs)
    return () => clearTimeout(timer)
  }, [isSeeing])

  return scanning
}
