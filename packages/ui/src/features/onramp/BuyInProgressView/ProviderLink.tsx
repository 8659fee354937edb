import type { ReactElement, ReactNode } from 'react'
import buttonSheet from '../../../components/Button/Button.module.css'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useStyles } from '../../../style/useStyles.ts'
import { useOnramp } from '../controller/useOnramp.ts'

export type ProviderLinkProps = {
  /** Checked by the feature. */
  url: string
  children?: ReactNode
}

/**
 * A link to a provider's page, styled as the primary button. Some providers open only where the
 * browser tells them which site sent the visitor.
 */
export function ProviderLink({ url, children }: ProviderLinkProps): ReactElement {
  const classes = useStyles(buttonSheet)
  const text = useText()
  const onramp = useOnramp()
  return (
    <a
      className={classes.button}
      data-variant="primary"
      href={url}
      target="_blank"
      rel="noopener"
      referrerPolicy="strict-origin"
      onClick={() => onramp.markOpened()}
    >
      <span className={classes.label}>{children}</span>
      <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>
    </a>
  )
}
