import type { ReactElement, ReactNode } from 'react'
import { toSafeUrl } from '../../format/toSafeUrl.ts'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import sheet from './Link.module.css'

export type LinkProps = { href: string; children?: ReactNode }

/** An inline link that opens a new tab. Renders plain text unless the address is https. */
export function Link({ href, children }: LinkProps): ReactElement {
  const text = useText()
  const classes = useStyles(sheet)
  const url = toSafeUrl(href)
  if (!url) return <>{children}</>
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </a>
  )
}
