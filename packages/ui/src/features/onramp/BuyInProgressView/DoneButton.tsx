import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { OnrampTexts } from '../texts/en.ts'

export type DoneButtonProps = Pick<ButtonProps, 'variant'>

/** Opens the account. The purchase is still followed. */
export function DoneButton({ variant }: DoneButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<OnrampTexts>()
  return (
    <Button variant={variant} onClick={() => router.reset({ name: 'Account' })}>
      {text('onramp.close')}
    </Button>
  )
}
