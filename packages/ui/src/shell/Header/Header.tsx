import { forwardRef, type ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { enterRows } from '../../components/Row/enterRows.ts'
import { useText } from '../../i18n/useText.ts'
import { arrowLeftIcon } from '../../icons/arrowLeftIcon.ts'
import { arrowRightIcon } from '../../icons/arrowRightIcon.ts'
import { xIcon } from '../../icons/xIcon.ts'
import { CrossFade } from '../../motion/CrossFade.tsx'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Header.module.css'

export type HeaderProps = {
  title: string
  titleId: string
  isRightToLeft: boolean
  /** `undefined` on the first view. */
  onBack?: (() => void) | undefined
  /** `undefined` if there is nothing to close. */
  onClose?: (() => void) | undefined
  /** Seen in place of the title. */
  children?: ReactNode
}

/** The fixed header. Its title names the dialog. */
export const Header: React.ForwardRefExoticComponent<
  HeaderProps & React.RefAttributes<HTMLHeadingElement>
> = forwardRef<HTMLHeadingElement, HeaderProps>(function Header(props, ref) {
  const { title, titleId, isRightToLeft, onBack, onClose, children } = props
  const classes = useStyles(sheet)
  const text = useText()
  const BackIcon = isRightToLeft ? arrowRightIcon : arrowLeftIcon
  return (
    <header className={classes.header} data-full={children !== undefined}>
      <span className={classes.side}>
        {onBack && (
          <IconButton
            label={text('modal.back')}
            icon={<Icon of={BackIcon} size={20} />}
            onClick={onBack}
          />
        )}
      </span>
      <h2 ref={ref} id={titleId} className={classes.title} tabIndex={-1} onKeyDown={enterRows}>
        <CrossFade name={title}>
          <bdi>{title}</bdi>
        </CrossFade>
      </h2>
      {children !== undefined && <div className={classes.content}>{children}</div>}
      <span className={classes.side}>
        {onClose && (
          <IconButton
            label={text('modal.close')}
            icon={<Icon of={xIcon} size={20} />}
            onClick={onClose}
          />
        )}
      </span>
    </header>
  )
})
