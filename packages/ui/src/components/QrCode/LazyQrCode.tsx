import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { LoadedView } from '../LoadedView/LoadedView.tsx'
import type { QrCodeProps } from './QrCode.tsx'
import { QrSkeleton } from './QrSkeleton.tsx'
import { qrCodeLoader } from './qrCodeLoader.ts'

/** A lazily loaded QR code. Reserves its space until then. */
export function LazyQrCode(props: QrCodeProps): ReactElement {
  const text = useText()
  return (
    <LoadedView
      loader={qrCodeLoader}
      props={props}
      skeleton={<QrSkeleton label={text('view.loading')} isShown size={props.size} />}
    />
  )
}
