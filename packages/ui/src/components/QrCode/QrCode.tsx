import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { drawQrPath } from './drawQrPath.ts'
import { encodeQr } from './encodeQr.ts'
import { measureQr } from './measureQr.ts'
import sheet from './QrCode.module.css'

export type QrCodeProps = {
  /** What it says to a scanner. */
  text: string
  /** What it is for, to screen readers. */
  label: string
  /** In pixels, quiet zone included. @default 296 */
  size?: number | undefined
  /** Draws what stands in the middle, at the size that is free there. */
  renderLogo?: ((size: number) => ReactNode) | undefined
  /** Stands in for a code whose text is too long for one. */
  fallback?: ReactNode
}

/** A QR code: dark on light in every theme, for scanners ask for that. */
export function QrCode(props: QrCodeProps): ReactElement {
  const { text, label, size = 296, renderLogo, fallback } = props
  const classes = useStyles(sheet)
  const matrix = useMemo(() => encodeQr(text), [text])
  const modules = matrix?.length ?? 0
  const { quietZone, hole, logoSize } = measureQr({ modules, size, hasLogo: Boolean(renderLogo) })
  const path = useMemo(() => matrix && drawQrPath({ matrix, hole }), [matrix, hole])
  if (!path) return <>{fallback}</>
  const whole = modules + 2 * quietZone
  return (
    <div className={classes.card} style={{ width: size }}>
      <svg
        className={classes.code}
        viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
        role="img"
        aria-label={label}
      >
        <path className={classes.modules} d={path} fillRule="evenodd" />
      </svg>
      {renderLogo && <span className={classes.logo}>{renderLogo(logoSize)}</span>}
    </div>
  )
}
