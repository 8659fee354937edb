import { readQrCode } from './readQrCode.ts'
import { type CameraProblem, toCameraProblem } from './toCameraProblem.ts'

export type ScanCameraParameters = {
  /** Shows what the camera sees. */
  video: HTMLVideoElement
  /** Ends it, and switches the camera off. */
  signal: AbortSignal
  onText: (text: string) => void
  /** The camera is on. */
  onStart: () => void
}

/** Between two looks, so that the page stays quick. */
const pauseMs = 150

/** Reads QR codes from the camera until it is told to stop. Answers with what went wrong, if anything did. */
export async function scanCamera(
  parameters: ScanCameraParameters,
): Promise<CameraProblem | undefined> {
  const { video, signal, onText, onStart } = parameters
  // Pages that are not secure have no devices at all.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return 'missing'
  try {
    const stream = await devices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    })
    const stop = () => {
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    }
    if (signal.aborted) return void stop()
    signal.addEventListener('abort', stop)
    video.srcObject = stream
    await video.play()
    onStart()
  } catch (error) {
    return signal.aborted ? undefined : toCameraProblem(error)
  }
  while (!signal.aborted) {
    const { videoWidth: width, videoHeight: height } = video
    const text = width > 0 ? readQrCode({ picture: video, width, height }) : undefined
    if (text) onText(text)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return undefined
}
