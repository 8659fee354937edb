import type { BarcodeDetector } from './findBarcodeDetector.ts'
import { loadDetector } from './loadDetector.ts'

/**
 * `busy`: a camera exists but does not start or has stopped, usually because another app uses it.
 */
export type ScanFailure = 'refused' | 'missing' | 'busy'

export declare namespace startScanning {
  type Parameters = {
    /** Shows the camera's picture. */
    video: HTMLVideoElement
    onSeeing: () => void
    /** Called once, after the camera has stopped. */
    onFound: (text: string) => void
    /** Called once, after the camera has stopped. */
    onFailure: (reason: ScanFailure) => void
  }
}

/** The pause between two scans, which saves power. */
const restMs = 150

/**
 * Scans for a QR code with the camera. Returns a function that stops it at any stage and leaves no
 * camera on.
 */
export function startScanning(parameters: startScanning.Parameters): () => void {
  const { video, onSeeing, onFound, onFailure } = parameters
  const stopping = new AbortController()
  const { signal } = stopping
  const stop = () => stopping.abort()
  const fail = (reason: ScanFailure) => {
    if (signal.aborted) return
    stop()
    onFailure(reason)
  }
  const run = async () => {
    const detector = await loadDetector()
    signal.throwIfAborted()
    const stream = await openCamera(signal)
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => fail('busy'), { signal })
    video.srcObject = stream
    signal.addEventListener('abort', () => {
      video.srcObject = null
    })
    await video.play()
    if (signal.aborted) return
    onSeeing()
    const text = await look({ detector, video, signal })
    if (text === undefined) return
    stop()
    onFound(text)
  }
  run().catch((error: unknown) => fail(toReason(error)))
  return stop
}

/** Access may be granted after the abort. */
async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
    audio: false,
  })
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) release()
  signal.throwIfAborted()
  signal.addEventListener('abort', release)
  return stream
}

/** The text of the only code in the picture. Several codes are ambiguous. */
async function look(parameters: {
  detector: BarcodeDetector
  video: HTMLVideoElement
  signal: AbortSignal
}): Promise<string | undefined> {
  const { detector, video, signal } = parameters
  while (!signal.aborted) {
    // A frame that is not ready cannot be read.
    const codes = await detector.detect(video).catch(() => [])
    const texts = new Set(codes.map(({ rawValue }) => rawValue.trim()).filter(Boolean))
    const [text] = texts
    if (texts.size === 1 && !signal.aborted) return text
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
  return undefined
}

function toReason(error: unknown): ScanFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy'
}
