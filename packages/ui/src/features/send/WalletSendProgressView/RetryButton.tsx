import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'

export type RetryButtonProps = { children?: ReactNode }

/** Returns to the preview, which prepares the payment again. */
export function RetryButton({ children }: RetryButtonProps): ReactElement {
  const { router } = useKit().controllers
  const text = useText()
  return <Button onClick={() => router.goBack()}>{children ?? text('view.retry')}</Button>
}
