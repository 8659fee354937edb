import type { ReactElement, ReactNode } from 'react'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { circleAlertIcon } from '../../icons/circleAlertIcon.ts'
import { useStyles } from '../../style/useStyles.ts'
import { Button } from '../Button/Button.tsx'
import { ErrorDetails } from '../ErrorDetails/ErrorDetails.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Task } from '../Task/Task.tsx'
import sheet from './ErrorState.module.css'

export type ErrorStateProps = {
  /** @default a warning sign */
  icon?: ReactNode
  /** What happened. */
  title: string
  /** Why, and what to do. Derived from the error code without `text`. */
  error: unknown
  text?: string | undefined
  onRetry?: (() => void) | undefined
  isRetrying?: boolean | undefined
  /** An alternative, such as a quiet button. */
  children?: ReactNode
}

/** Replaces content that failed to load: what happened, why, what to do, and technical details. */
export function ErrorState(props: ErrorStateProps): ReactElement {
  const { icon, title, error, text: given, onRetry, isRetrying, children } = props
  const classes = useStyles(sheet)
  const text = useText()
  const explain = useErrorText()
  return (
    <Task
      icon={
        icon ?? (
          <span className={classes.tile}>
            <Icon of={circleAlertIcon} size={24} strokeWidth={1.75} />
          </span>
        )
      }
      title={title}
      text={given ?? explain(error)}
      actions={
        <>
          {onRetry && (
            <Button isLoading={isRetrying} onClick={onRetry}>
              {text('view.retry')}
            </Button>
          )}
          {children}
        </>
      }
    >
      <ErrorDetails error={error} />
    </Task>
  )
}
