import type { ReactElement } from 'react'
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { SwapReviewTexts } from '../review/texts/en.ts'

export type DoneButtonProps = Pick<ButtonProps, 'variant'>

/** Opens the account. Pending swaps continue. */
export function DoneButton({ variant }: DoneButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText<SwapReviewTexts>()
  return (
    <Button variant={variant} onClick={() => router.reset({ name: 'Account' })}>
      {text('swap.close')}
    </Button>
  )
}
