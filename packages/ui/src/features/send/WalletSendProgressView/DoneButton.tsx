import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { SendTexts } from '../texts/en.ts'

export type DoneButtonProps = Pick<ButtonProps, 'variant'>

/** Opens the account. Pending payments continue. */
export function DoneButton({ variant }: DoneButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SendTexts>()
  return (
    <Button variant={variant} onClick={() => router.reset({ name: 'Account' })}>
      {text('send.close')}
    </Button>
  )
}
