import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import buttonSheet from '../Button/Button.module.css'
import { type AppLink, revealHref } from '../Link/revealHref.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export type AppLinkButtonProps = {
  /** The checked target: an app's scheme, or a page. `undefined` while loading. */
  link: AppLink | undefined
  /** Called on a tap. The browser navigates unless this prevents it. */
  onFollow?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children?: ReactNode
}

/**
 * A link to an app, styled as the primary button. It is rendered and focusable before its target is
 * known. Phones open apps only on a navigation by the visitor, so it is a real link.
 */
export const AppLinkButton: React.ForwardRefExoticComponent<
  AppLinkButtonProps & React.RefAttributes<HTMLAnchorElement>
> = forwardRef<HTMLAnchorElement, AppLinkButtonProps>(function AppLinkButton(props, ref) {
  const { link, onFollow, children } = props
  const text = useText()
  const classes = useStyles(buttonSheet)
  const waiting = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const
  return (
    <a
      ref={ref}
      className={classes.button}
      data-variant="primary"
      data-steady
      href={link?.plainHref ?? link?.href}
      target={link?.target}
      rel="noopener noreferrer"
      onClick={(event) => {
        if (link) onFollow?.(event)
        revealHref(event, link)
      }}
      {...(!link && waiting)}
    >
      {!link && (
        <span className={classes.busy}>
          <Spinner size={18} />
        </span>
      )}
      <span className={classes.label}>{children}</span>
      {link?.target === '_blank' && <VisuallyHidden> {text('link.newTab')}</VisuallyHidden>}
    </a>
  )
})
