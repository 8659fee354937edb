import type { ReactElement, ReactNode } from 'react'
import { toSafeUrl } from '../../format/toSafeUrl.ts'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import buttonSheet from '../Button/Button.module.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type LinkButtonProps = { href: string; children?: ReactNode }

/**
 * A link styled as the primary button. Opens a new tab. Renders nothing unless the address is
 * https.
 */
export function LinkButton({ href, children }: LinkButtonProps): ReactElement | null {
  const text = useText()
  const classes = useStyles(buttonSheet)
  const url = toSafeUrl(href)
  if (!url) return null
  return (
    <a
      className={classes.button}
      data-variant="primary"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className={classes.label}>{children}</span>
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </a>
  )
}
