import { Dialog } from '@base-ui/react/dialog'
import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import XIcon from 'lucide-react/icons/x'
import { forwardRef } from 'react'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useText } from '../../i18n/useText.ts'
import { useStyles } from '../../style/useStyles.ts'
import sheet from './Header.module.css'

export type HeaderProps = {
  title: string
  /** Absent on the first view. */
  onBack?: (() => void) | undefined
  onClose: () => void
}

/** The fixed top of the modal. Its title names the dialog. */
export const Header: React.ForwardRefExoticComponent<
  HeaderProps & React.RefAttributes<HTMLHeadingElement>
> = forwardRef<HTMLHeadingElement, HeaderProps>(function Header(props, ref) {
  const { title, onBack, onClose } = props
  const classes = useStyles(sheet)
  const text = useText()
  return (
    <header className={classes.header}>
      <span className={classes.side}>
        {onBack && (
          <IconButton
            label={text('modal.back')}
            icon={<ArrowLeftIcon className={classes.back} size={20} aria-hidden="true" />}
            onClick={onBack}
          />
        )}
      </span>
      <Dialog.Title ref={ref} className={classes.title} tabIndex={-1}>
        {title}
      </Dialog.Title>
      <span className={classes.side}>
        <IconButton
          label={text('modal.close')}
          icon={<XIcon size={20} aria-hidden="true" />}
          onClick={onClose}
        />
      </span>
    </header>
  )
})
