import type { ReactElement } from 'react'
import { useText } from '../../i18n/useText.ts'
import { cloudOffIcon } from '../../icons/cloudOffIcon.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Task } from '../Task/Task.tsx'

export type ViewFailureProps = {
  onRetry: () => void
  /** Leaves the view. @default no way back */
  onBack?: (() => void) | undefined
}

/** Rendered when a view's code fails to load, or fails. */
export function ViewFailure({ onRetry, onBack }: ViewFailureProps): ReactElement {
  const text = useText()
  return (
    <Task
      icon={<Icon of={cloudOffIcon} size={32} strokeWidth={1.5} />}
      title={text('view.failedTitle')}
      text={text('view.failedText')}
      actions={
        <>
          <Button onClick={onRetry}>{text('view.retry')}</Button>
          {onBack && (
            <Button variant="quiet" onClick={onBack}>
              {text('modal.back')}
            </Button>
          )}
        </>
      }
    />
  )
}
