import { readQrCode } from './readQrCode.ts'
import { type CameraProblem, toCameraProblem } from './toCameraProblem.ts'

export type ScanCameraParameters = {
  /** Displays the camera's picture. */
  video: HTMLVideoElement
  /** Stops the scan and switches the camera off. */
  signal: AbortSignal
  onText: (text: string) => void
  /** Called when the camera is on. */
  onStart: () => void
}

/** The interval between two scans in milliseconds, so that the page stays responsive. */
const pauseMs = 150

/** Reads QR codes from the camera until the signal aborts. Returns the problem, if there is one. */
export async function scanCamera(
  parameters: ScanCameraParameters,
): Promise<CameraProblem | undefined> {
  const { video, signal, onText, onStart } = parameters
  // `mediaDevices` is missing in insecure contexts.
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
