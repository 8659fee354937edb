import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { PasskeyChoice } from '../PasskeyChoice/PasskeyChoice.tsx'
import type { ViewProps } from '../viewProps.ts'

/** Asks what opens the new wallet elsewhere. */
export function MethodView({ shown, isBusy, answer }: ViewProps<'method'>): ReactElement {
  const text = useText<SecureTexts>()
  return (
    <PasskeyChoice
      title={text('secure.methodTitle')}
      lead={text('secure.methodLead')}
      problem={shown.problem}
      isBusy={isBusy}
      other={text('secure.useCode')}
      onOther={() => answer({ kind: 'code' })}
      onPasskey={() => answer({ kind: 'passkey' })}
    />
  )
}
