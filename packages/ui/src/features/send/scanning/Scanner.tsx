import { type ReactElement, useEffect, useRef } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Spinner } from '../../../components/Spinner/Spinner.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useControllerState } from '../../../kit/useControllerState.ts'
import { useKit } from '../../../kit/useKit.ts'
import { useIsPageSeen } from '../../../queries/useIsPageSeen.ts'
import { useStyles } from '../../../style/useStyles.ts'
import type { SendTexts } from '../texts/en.ts'
import sheet from './Scanner.module.css'
import { useScanning } from './useScanning.ts'

export type ScannerProps = {
  onFound: (text: string) => void
  /** Called when the visitor leaves the scanner or the page. */
  onLeave: () => void
}

const failures = {
  refused: 'send.scanRefused',
  missing: 'send.scanMissing',
  busy: 'send.scanBusy',
} as const

/** Scans a QR code with the camera. Unmounting turns the camera off. */
export function Scanner({ onFound, onLeave }: ScannerProps): ReactElement {
  const classes = useStyles(sheet)
  const text = useText<SendTexts>()
  const video = useRef<HTMLVideoElement>(null)
  const scanner = useRef<HTMLDivElement>(null)
  const scanning = useScanning({ video, onFound })
  const isSeen = useIsPageSeen()
  const { open } = useControllerState(useKit().controllers.modal.state)
  const { status } = scanning

  useEffect(() => {
    scanner.current?.querySelector('button')?.focus()
  }, [])
  // The permission prompt may cover the page.
  const isLeft = !open || (!isSeen && status === 'seeing')
  useEffect(() => {
    if (isLeft) onLeave()
  }, [isLeft, onLeave])

  const words =
    status === 'starting'
      ? text('send.scanStarting')
      : text(status === 'seeing' && scanning.isLong ? 'send.scanNothing' : 'send.scanAim')
  return (
    <div ref={scanner} className={classes.scanner} data-part="scanner">
      {status === 'failed' ? (
        <div role="alert">
          <Notice variant="warning">{text(failures[scanning.reason])}</Notice>
        </div>
      ) : (
        <>
          <div className={classes.frame} aria-hidden="true">
            <video ref={video} className={classes.video} muted playsInline />
            {status === 'starting' ? (
              <span className={classes.wait}>
                <Spinner />
              </span>
            ) : (
              <span className={classes.aim} />
            )}
          </div>
          <p className={classes.text} role="status">
            {words}
          </p>
        </>
      )}
      <Button variant="quiet" onClick={onLeave}>
        {text('send.scanStop')}
      </Button>
    </div>
  )
}
