import { type AuthTexts, useText } from '@cleat/ui/secure'
import type { ReactElement } from 'react'
import type { SecureTexts } from '../../texts/en.ts'
import { EmailForm } from '../../views/EmailView/EmailForm.tsx'
import type { ViewProps } from '../../views/viewProps.ts'
import type { ManageTexts } from '../texts/en.ts'

/** Takes the first address of an account that has none. */
export function FirstEmailView({ shown, isBusy, answer }: ViewProps<'firstEmail'>): ReactElement {
  const text = useText<ManageTexts & SecureTexts & AuthTexts>()
  return (
    <EmailForm
      title={text('manage.add', { name: text('auth.email') })}
      lead={text('manage.firstEmailLead')}
      submit={text('secure.continue')}
      problem={shown.problem}
      isBusy={isBusy}
      onEmail={(email) => answer({ kind: 'email', email })}
    />
  )
}
