import { useEffect, useRef, useState } from 'react'
import { scanCamera } from '../link/scanCamera.ts'
import type { CameraProblem } from '../link/toCameraProblem.ts'
import type { Pairing } from '../peer/usePairing.ts'

export type CameraCardProps = { pairing: Pairing; onClose: () => void }

const problems: Readonly<Record<CameraProblem, string>> = {
  denied:
    'This page may not use the camera. Allow it in the browser’s settings of this page, or paste the link instead.',
  busy: 'The camera is in use elsewhere. Close what uses it and try again.',
  missing: 'No camera was found. Paste the link, or a picture of the code.',
}

/** Scans with the camera, which is on while this is mounted. */
export function CameraCard({ pairing, onClose }: CameraCardProps) {
  const { state, follow } = pairing
  const video = useRef<HTMLVideoElement>(null)
  const [isOn, setOn] = useState(false)
  const [problem, setProblem] = useState<CameraProblem>()

  useEffect(() => {
    const element = video.current
    if (!element) return
    const controller = new AbortController()
    let last: string | undefined
    const onText = (text: string) => {
      // The camera reads an invalid code many times per second.
      if (text === last) return
      last = text
      if (follow(text)) onClose()
    }
    const { signal } = controller
    void scanCamera({ video: element, signal, onText, onStart: () => setOn(true) }).then(setProblem)
    return () => controller.abort()
  }, [follow, onClose])

  const status = isOn ? 'Hold the camera at the QR code of the app.' : 'Waiting for the camera…'
  return (
    <section className="card camera" aria-label="Camera">
      <h2>Scan a QR code</h2>
      {problem ? (
        <p className="error" role="alert">
          {problems[problem]}
        </p>
      ) : (
        <>
          <video ref={video} muted playsInline data-on={isOn} aria-label="What the camera sees" />
          <p role="status">{status}</p>
          <p className="error" role="alert">
            {state.status === 'error' ? state.text : ''}
          </p>
        </>
      )}
      <button type="button" className="quiet" onClick={onClose}>
        {problem ? 'Back' : 'Stop the camera'}
      </button>
    </section>
  )
}
