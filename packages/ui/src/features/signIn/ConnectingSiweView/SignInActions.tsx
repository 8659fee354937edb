import type { ReactElement } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { SignInTexts } from '../texts/en.ts'
import type { SignInScene } from './describeSignIn.ts'

export type SignInActionsProps = {
  scene: SignInScene
  isSlow: boolean
  /** The message is fetched after the button was pressed. */
  isBusy: boolean
  isRequired: boolean
  onSign: () => void
  onAgain: () => void
  onOther: () => void
  onCancel: () => void
}

/** The way on, and one way out. */
export function SignInActions(props: SignInActionsProps): ReactElement | null {
  const { scene, isSlow, isBusy, isRequired, onSign, onAgain, onOther, onCancel } = props
  const text = useText<SignInTexts>()
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      {text(isRequired ? 'signIn.cancel' : 'signIn.notNow')}
    </Button>
  )
  const other = (
    <Button variant="quiet" onClick={onOther}>
      {text('connecting.other')}
    </Button>
  )
  switch (scene) {
    case 'ready':
      return (
        <>
          <Button isLoading={isBusy} onClick={onSign}>
            {text('signIn.title')}
          </Button>
          {cancel}
        </>
      )
    case 'wallet':
      if (!isSlow) return cancel
      return (
        <>
          <Button onClick={onAgain}>{text('signIn.askAgain')}</Button>
          {other}
        </>
      )
    case 'checking':
    case 'success':
      return null
    case 'contract':
    case 'unable':
      return (
        <>
          <Button onClick={onOther}>{text('connecting.other')}</Button>
          {cancel}
        </>
      )
    case 'late':
      return (
        <>
          <Button onClick={onSign}>{text('signIn.askAgain')}</Button>
          {cancel}
        </>
      )
    case 'frame':
      return cancel
    default:
      return (
        <>
          <Button onClick={onSign}>{text('connecting.retry')}</Button>
          {cancel}
        </>
      )
  }
}
