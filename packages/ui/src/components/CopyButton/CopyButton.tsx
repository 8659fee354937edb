import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { checkIcon } from '../../icons/checkIcon.ts'
import { copyIcon } from '../../icons/copyIcon.ts'
import { useKit } from '../../kit/useKit.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useCopy } from './useCopy.ts'

export type CopyButtonProps = {
  value: string
  label: string
  /** Announced on success. */
  copiedLabel: string
}

/** Copies a text and announces the result. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps): ReactElement {
  const text = useText()
  const { snackbar } = useKit().controllers
  const { ref, isCopied, copy } = useCopy({
    value,
    copiedLabel,
    onFailure: () => snackbar.show({ message: text('copy.failed'), variant: 'error' }),
  })
  return (
    <IconButton
      ref={ref}
      label={label}
      icon={<Icon of={isCopied ? checkIcon : copyIcon} size={18} />}
      onClick={copy}
    />
  )
}
