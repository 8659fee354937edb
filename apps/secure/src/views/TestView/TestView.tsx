import { useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { PasskeyChoice } from '../PasskeyChoice/PasskeyChoice.tsx'
import type { ViewProps } from '../viewProps.ts'

/** Asks for the new passkey: one that was never used opens nothing for sure. */
export function TestView({ shown, isBusy, answer }: ViewProps<'test'>): ReactElement {
  const text = useText<SecureTexts>()
  return (
    <PasskeyChoice
      title={text('secure.testTitle')}
      lead={text('secure.testLead')}
      problem={shown.problem}
      isBusy={isBusy}
      other={text('secure.useCode')}
      onOther={() => answer({ kind: 'code' })}
      onPasskey={() => answer({ kind: 'use' })}
    />
  )
}
