import { type CleatError, isCleatError } from '@cleat/core'
import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { useKit } from '../../../kit/useKit.ts'
import type { AuthTexts } from '../texts/en.ts'
import type { ShownFlow } from './shownFlow.ts'
import { useAuth } from './useAuth.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** What a visitor can do about a login. */
export function LoginActions({ flow }: { flow: ShownFlow }): ReactElement | null {
  const auth = useAuth()
  const text = useText<AuthTexts>()
  switch (flow.status) {
    case 'success':
      return null
    case 'error':
      return (
        <>
          {!flow.isOff && <RetryButton error={flow.error} />}
          <OtherButton />
        </>
      )
    default:
  }
  switch (flow.step) {
    case 'blocked':
      return <Button onClick={auth.openWindow}>{text('auth.open')}</Button>
    case 'redirect':
      return <Button onClick={auth.openWindow}>{text('auth.redirect')}</Button>
    case 'window':
      return (
        <>
          <Button onClick={auth.openWindow}>{text('auth.focus')}</Button>
          {flow.isLate && (
            <Button variant="quiet" onClick={() => void auth.retry()?.catch(() => undefined)}>
              {text('view.retry')}
            </Button>
          )}
        </>
      )
    default:
      return null
  }
}

function OtherButton(): ReactElement {
  const { router } = useKit().controllers
  const text = useText<AuthTexts>()
  return (
    <Button variant="quiet" onClick={() => router.goBack() || router.reset({ name: 'Connect' })}>
      {text('auth.other')}
    </Button>
  )
}

/** Tries again, once the service takes another try. */
function RetryButton({ error }: { error: CleatError }): ReactElement {
  const auth = useAuth()
  const format = useFormat()
  const text = useText<AuthTexts>()
  const isThrottled = isCleatError(error, 'LOGIN_THROTTLED')
  const left = useSecondsLeft(error, isThrottled ? error.context.retryAfterMs : 0)
  if (left === 0)
    return (
      <Button onClick={() => void auth.retry()?.catch(() => undefined)}>
        {text('view.retry')}
      </Button>
    )
  const [value, unit] = left < 100 ? [left, 'second'] : [Math.ceil(left / 60), 'minute']
  const time = format.number(value, { style: 'unit', unit, unitDisplay: 'long' })
  return (
    <Button variant="muted" aria-disabled={true}>
      {text('auth.wait', { time })}
    </Button>
  )
}
