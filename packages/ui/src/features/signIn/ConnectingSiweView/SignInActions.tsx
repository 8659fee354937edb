import { formatAddress } from '@cleat/core'
import type { ReactElement, ReactNode } from 'react'
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
  /** The account that signed, if the wallet shares it. */
  signer: string | undefined
  onSign: () => void
  onSignWith: (address: string) => void
  onAgain: () => void
  onOther: () => void
  onCancel: () => void
}

/** The way on, and one way out. */
export function SignInActions(props: SignInActionsProps): ReactElement | null {
  const { scene, isSlow, isBusy, isRequired, signer } = props
  const { onSign, onSignWith, onAgain, onOther, onCancel } = props
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
    case 'apart':
      return cancel
    case 'otherAccount':
      if (signer === undefined) return <SignAgain onSign={onSign}>{cancel}</SignAgain>
      return (
        <>
          <Button onClick={() => onSignWith(signer)}>
            {text('signIn.withOther', { address: formatAddress(signer) })}
          </Button>
          <Button variant="quiet" onClick={onSign}>
            {text('connecting.retry')}
          </Button>
        </>
      )
    default:
      return <SignAgain onSign={onSign}>{cancel}</SignAgain>
  }
}

function SignAgain(props: { onSign: () => void; children: ReactNode }): ReactElement {
  const text = useText<SignInTexts>()
  return (
    <>
      <Button onClick={props.onSign}>{text('connecting.retry')}</Button>
      {props.children}
    </>
  )
}
