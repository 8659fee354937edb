import CheckIcon from 'lucide-react/icons/check'
import CopyIcon from 'lucide-react/icons/copy'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useAnnounce } from '../../announce/useAnnounce.ts'
import { useText } from '../../i18n/useText.ts'
import { useKit } from '../../kit/useKit.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { copyText } from './copyText.ts'

export type CopyButtonProps = {
  value: string
  label: string
  /** Said when it worked. */
  copiedLabel: string
}

const shownMs = 1500

/** Copies a text and says whether that worked. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps): ReactElement {
  const text = useText()
  const announce = useAnnounce()
  const { snackbar } = useKit().controllers
  const [copiedAt, setCopiedAt] = useState<number>()
  const ref = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (copiedAt === undefined) return undefined
    const timer = setTimeout(() => setCopiedAt(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [copiedAt])

  const copy = async () => {
    if (!ref.current) return
    const isCopied = await copyText({ text: value, near: ref.current })
    if (isCopied) {
      setCopiedAt(Date.now())
      announce(copiedLabel)
    } else snackbar.show({ message: text('copy.failed'), variant: 'error' })
  }
  return (
    <IconButton
      ref={ref}
      label={label}
      icon={<Icon of={copiedAt === undefined ? CopyIcon : CheckIcon} size={18} />}
      onClick={() => void copy()}
    />
  )
}
