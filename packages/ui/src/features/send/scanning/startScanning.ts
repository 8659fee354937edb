import { type BarcodeDetector, findBarcodeDetector } from './findBarcodeDetector.ts'

/** `busy`: there is one and it does not start, or it stopped, which is most often because another app has it. */
export type ScanFailure = 'refused' | 'missing' | 'busy'

export declare namespace startScanning {
  type Parameters = {
    /** Where what the camera sees is shown. */
    video: HTMLVideoElement
    onSeeing: () => void
    /** Called once, with the camera stopped. */
    onFound: (text: string) => void
    /** Called once, with the camera stopped. */
    onFailure: (reason: ScanFailure) => void
  }
}

/** How long the processor rests between two looks. */
const restMs = 150

/** Looks for a QR code with the camera. Returns what stops it, which leaves no camera on, however far it has come. */
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
    const detector = createDetector()
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

function createDetector(): BarcodeDetector {
  const Detector = findBarcodeDetector()
  if (!Detector) throw new DOMException('There is none.', 'NotFoundError')
  return new Detector({ formats: ['qr_code'] })
}

/** The camera may be given only after nobody wants it any more. */
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

/** What the one code in the picture says. Of several, nobody can say which one is meant. */
async function look(parameters: {
  detector: BarcodeDetector
  video: HTMLVideoElement
  signal: AbortSignal
}): Promise<string | undefined> {
  const { detector, video, signal } = parameters
  while (!signal.aborted) {
    // A picture that is not there yet cannot be read; the next one can.
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
