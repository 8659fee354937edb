import { type ReactElement, type ReactNode, useMemo } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { drawQrPath } from './drawQrPath.ts'
import { encodeQr } from './encodeQr.ts'
import { measureQr } from './measureQr.ts'
import sheet from './QrCode.module.css'

export type QrCodeProps = {
  /** The encoded text. */
  text: string
  /** Its purpose, for screen readers. */
  label: string
  /** In pixels, quiet zone included. @default 296 */
  size?: number | undefined
  /** Renders a logo in the centre, at the given size. */
  renderLogo?: ((size: number) => ReactNode) | undefined
  /** Rendered when the text is too long for a code. */
  fallback?: ReactNode
}

/** A QR code. It is dark on light in every theme, because scanners need that. */
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
