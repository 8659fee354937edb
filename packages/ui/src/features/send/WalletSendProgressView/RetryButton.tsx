import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'

export type RetryButtonProps = { children?: ReactNode }

/** Leads back to the preview, where the payment is made ready anew. */
export function RetryButton({ children }: RetryButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText()
  return <Button onClick={() => router.goBack()}>{children ?? text('view.retry')}</Button>
}
