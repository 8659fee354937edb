import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { readQrImage } from '../link/readQrImage.ts'
import type { Pairing } from '../peer/usePairing.ts'
import { CameraCard } from './CameraCard.tsx'

const noCode = 'No QR code was found in this picture. Try one that shows the whole code.'

/** Accepts a link: pasted, scanned, or in a pasted, dropped or chosen image. */
export function LinkForm({ pairing }: { pairing: Pairing }) {
  const { state, follow, fail, cancel } = pairing
  const [text, setText] = useState('')
  const [isOver, setOver] = useState(false)
  const [isScanning, setScanning] = useState(false)
  const stopScanning = useCallback(() => setScanning(false), [])
  const file = useRef<HTMLInputElement>(null)
  const id = useId()
  const isWaiting = state.status === 'waiting' || state.status === 'slow'

  const readPicture = async (picture: Blob | undefined) => {
    if (!picture) return
    const found = await readQrImage(picture)
    if (found) follow(found)
    else fail(noCode)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (follow(text)) setText('')
  }
  const onPaste = (event: ClipboardEvent) => {
    const [picture] = event.clipboardData.files
    if (!picture) return
    event.preventDefault()
    void readPicture(picture)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [picture] = event.dataTransfer.files
    if (picture) void readPicture(picture)
    else follow(event.dataTransfer.getData('text'))
  }

  if (isWaiting) {
    return (
      <section className="card waiting" aria-busy="true">
        <span className="ring" aria-hidden="true" />
        <p role="status">
          {state.status === 'slow'
            ? 'The app has not answered. Its link may have been used or closed: ask it for a new one.'
            : 'Waiting for the app…'}
        </p>
        <button type="button" className="quiet" onClick={cancel}>
          Cancel
        </button>
      </section>
    )
  }
  if (isScanning) return <CameraCard pairing={pairing} onClose={stopScanning} />
  return (
    <form
      className="card"
      data-over={isOver}
      onSubmit={onSubmit}
      onPaste={onPaste}
      onDrop={onDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      <h2>Connect an app</h2>
      <label htmlFor={id}>Link from the app</label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="wc:…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={state.status === 'error'}
        aria-describedby={`${id}-hint`}
      />
      <p className="error" role="alert" id={`${id}-error`}>
        {state.status === 'error' ? state.text : ''}
      </p>
      <div className="row">
        <button type="submit">Connect</button>
        <button type="button" className="quiet" onClick={() => setScanning(true)}>
          Scan a QR code
        </button>
        <button type="button" className="quiet" onClick={() => file.current?.click()}>
          Read a QR picture
        </button>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="QR picture"
        data-testid="qr-picture"
        onChange={(event) => {
          void readPicture(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p className="hint" id={`${id}-hint`}>
        You can also paste or drop a picture of the QR code here.
      </p>
    </form>
  )
}
