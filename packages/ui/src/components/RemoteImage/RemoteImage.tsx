import { type CSSProperties, Fragment, type ReactElement, type ReactNode, useContext } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import { Monogram } from '../Monogram/Monogram.tsx'
import type { RegistryIcon } from './findPicture.ts'
import { heldBackContext } from './heldBackContext.ts'
import sheet from './RemoteImage.module.css'
import { usePicture } from './usePicture.ts'

export type RemoteImageProps = {
  src: string | undefined
  /** The fallback if `src` is absent or fails to load. */
  icon?: RegistryIcon | undefined
  /** The owner's name. Its first letter is the last fallback. */
  name: string
  shape: 'square' | 'round'
  /** In pixels. @default 36 */
  size?: number | undefined
  fallback?: ReactNode
}

/**
 * A picture from a wallet or an app. A fallback of the same size appears within two seconds if it
 * fails. Hidden from screen readers.
 */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { src, icon, shape, size = 36 } = props
  const classes = useStyles(sheet)
  const heldBack = useContext(heldBackContext)
  const isHeldBack =
    src !== undefined && (heldBack === 'all' || (heldBack === 'remote' && !src.startsWith('data:')))
  return (
    <span
      className={classes.frame}
      data-shape={shape}
      style={toFrameStyle({ shape, size })}
      aria-hidden="true"
    >
      {/*
       * Two keys, because joining them would build and compare a new string each time, and
       * addresses can be long.
       */}
      <Fragment key={icon?.key}>{!isHeldBack && <Drawing key={src} {...props} />}</Fragment>
    </span>
  )
}

function Drawing({ src, icon, name, fallback }: RemoteImageProps): ReactElement | null {
  const classes = useStyles(sheet)
  const isHeldBack = useContext(heldBackContext) !== 'none'
  const { picture, onLoad, onError } = usePicture({ src, icon }, isHeldBack)
  if (picture.status === 'finding') return null
  // The icon may be a picture of the app's service.
  if (picture.status === 'loading' && isHeldBack) return null
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

// 36 px use the corner token. Larger squares are a little rounder, as system icons are.
function toFrameStyle({ shape, size }: { shape: 'square' | 'round'; size: number }): CSSProperties {
  const factor = Math.round((size / 36) ** 0.85 * 100) / 100
  return {
    width: size,
    height: size,
    fontSize: size,
    borderRadius: shape === 'round' ? '50%' : `calc(var(--cleat-radius-icon) * ${factor})`,
  }
}
