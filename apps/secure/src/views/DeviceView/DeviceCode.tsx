import { useStyles } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import sheet from './DeviceView.module.css'

/** The twelve characters of a new device. */
export function DeviceCode({ caption, code }: { caption: string; code: string }): ReactElement {
  const own = useStyles(sheet)
  return (
    <figure className={own.figure}>
      <figcaption className={own.caption}>{caption}</figcaption>
      <output className={own.code} dir="ltr">
        {code}
      </output>
    </figure>
  )
}
