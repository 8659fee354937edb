import { type CSSProperties, Fragment, type ReactElement, type ReactNode, useContext } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Monogram } from '../Monogram/Monogram.tsx'
import type { RegistryIcon } from './findPicture.ts'
import { heldBackContext } from './heldBackContext.ts'
import sheet from './RemoteImage.module.css'
import { usePicture } from './usePicture.ts'

export type RemoteImageProps = {
  src: string | undefined
  /** Stands in for `src` where there is none or it cannot be shown. */
  icon?: RegistryIcon | undefined
  /** Whose picture it is. Its first letter stands in for a picture. */
  name: string
  shape: 'square' | 'round'
  /** In pixels. @default 36 */
  size?: number | undefined
  fallback?: ReactNode
}

/**
 * A picture from a wallet or an app. Whatever is wrong with it, there is something to see after two seconds, in the
 * same place. Says nothing to screen readers: the name beside it does.
 */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { src, icon, shape, size = 36 } = props
  const classes = useStyles(sheet)
  const isHeldBack = useContext(heldBackContext) && src !== undefined && !src.startsWith('data:')
  return (
    <span
      className={classes.frame}
      data-shape={shape}
      style={toFrameStyle({ shape, size })}
      aria-hidden="true"
    >
      {/* Two keys, for one text of both would be made and compared anew each time, and addresses can be long. */}
      <Fragment key={icon?.key}>{!isHeldBack && <Drawing key={src} {...props} />}</Fragment>
    </span>
  )
}

function Drawing({ src, icon, name, fallback }: RemoteImageProps): ReactElement | null {
  const classes = useStyles(sheet)
  const { picture, onLoad, onError } = usePicture({ src, icon })
  if (picture.status === 'finding') return null
  if (picture.status === 'failed') return <>{fallback ?? <Monogram name={name} />}</>
  return (
    <img
      className={classes.image}
      data-status={picture.status}
      src={picture.src}
      alt=""
      draggable={false}
      decoding={picture.status === 'shown' ? 'sync' : 'async'}
      referrerPolicy="no-referrer"
      onLoad={onLoad}
      onError={onError}
    />
  )
}

// The corner of 36 px is a token; larger squares are a little rounder, as icons of systems are.
function toFrameStyle({ shape, size }: { shape: 'square' | 'round'; size: number }): CSSProperties {
  const factor = Math.round((size / 36) ** 0.85 * 100) / 100
  return {
    width: size,
    height: size,
    fontSize: size,
    borderRadius: shape === 'round' ? '50%' : `calc(var(--cleat-radius-icon) * ${factor})`,
  }
}
