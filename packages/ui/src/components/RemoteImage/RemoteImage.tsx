import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './RemoteImage.module.css'

export type RemoteImageProps = {
  src: string | undefined
  /** Whose picture it is. Its first letter stands in. */
  name: string
  shape: 'square' | 'round'
  /** In pixels. @default 36 */
  size?: 20 | 24 | 36 | 64 | 72 | undefined
  fallback?: ReactNode
}

const loadMs = 2000

/** A picture from a wallet or an app. Whatever is wrong with it, there is something to see after two seconds. */
export function RemoteImage(props: RemoteImageProps): ReactElement {
  const { src, name, shape, size = 36, fallback } = props
  const classes = useStyles(sheet)
  const url = src && isPicture(src) ? src : undefined
  const [failed, setFailed] = useState<string>()
  const ref = useRef<HTMLImageElement>(null)

  useEffect(() => {
    if (!url) return undefined
    const timer = setTimeout(() => {
      if (!ref.current?.complete) setFailed(url)
    }, loadMs)
    return () => clearTimeout(timer)
  }, [url])

  const isShown = url !== undefined && failed !== url
  return (
    <span className={classes.frame} data-shape={shape} data-size={size} aria-hidden="true">
      {isShown ? (
        <img
          ref={ref}
          className={classes.image}
          src={url}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      ) : (
        (fallback ?? <span className={classes.letter}>{firstLetter(name)}</span>)
      )}
    </span>
  )
}

function isPicture(src: string): boolean {
  return /^data:image\//i.test(src) || /^https:\/\//i.test(src)
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim()
  return letter.toUpperCase()
}
