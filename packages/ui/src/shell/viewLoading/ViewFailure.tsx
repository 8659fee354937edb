import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactElement } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Task } from '../../components/Task/Task.tsx'
import { useText } from '../../i18n/useText.ts'

export type ViewFailureProps = { onRetry: () => void }

/** Stands in for a view whose code did not come. */
export function ViewFailure({ onRetry }: ViewFailureProps): ReactElement {
  const text = useText()
  return (
    <Task
      icon={<Icon of={CloudOff} size={32} strokeWidth={1.5} />}
      title={text('view.failedTitle')}
      text={text('view.failedText')}
      actions={<Button onClick={onRetry}>{text('view.retry')}</Button>}
    />
  )
}
