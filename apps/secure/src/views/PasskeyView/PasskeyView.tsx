import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { PasskeyChoice } from '../PasskeyChoice/PasskeyChoice.tsx'
import type { ViewProps } from '../viewProps.ts'

/** Asks once more for a passkey that was not used, or for a new wallet. */
export function PasskeyView({ shown, isBusy, answer }: ViewProps<'passkey'>): ReactElement {
  const text = useText<SecureTexts>()
  return (
    <PasskeyChoice
      title={text('secure.passkeyTitle')}
      lead={text('secure.passkeyLead')}
      problem={shown.problem}
      isBusy={isBusy}
      other={text('secure.create')}
      onOther={() => answer({ kind: 'create' })}
      onPasskey={() => answer({ kind: 'use' })}
    />
  )
}
