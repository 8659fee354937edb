import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx'
import { useMoneyText } from '../../../i18n/money/useMoneyText.ts'
import { useKit } from '../../../kit/useKit.ts'

export type DoneButtonProps = Pick<ButtonProps, 'variant'>

/** Leads to the account. Whatever is on its way stays on its way. */
export function DoneButton({ variant }: DoneButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useMoneyText()
  return (
    <Button variant={variant} onClick={() => router.reset({ name: 'Account' })}>
      {text('send.close')}
    </Button>
  )
}
