import { isCleatError, useAppKitSession } from '@cleat/react'
import { useState } from 'react'
import { Panel } from './Panel.tsx'

/** Whether the visitor is signed in, in configurations with sign-in. */
export function SessionPanel() {
  const { status, session, sessions, signIn, signOut } = useAppKitSession()
  const [failure, setFailure] = useState('')
  const run = async (act: () => Promise<unknown>) => {
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(isCleatError(error) ? error.code : String(error))
    }
  }
  return (
    <Panel title="Session">
      <dl>
        <dt>Session</dt>
        <dd data-testid="session-status">{status}</dd>
        <dt>Subject</dt>
        <dd data-testid="session-subject">{session?.subject ?? '—'}</dd>
        <dt>Sessions</dt>
        <dd data-testid="session-count">{sessions.length}</dd>
      </dl>
      <div className="actions">
        <button type="button" onClick={() => run(signIn)}>
          Sign in
        </button>
        <button type="button" onClick={() => run(signOut)}>
          Sign out
        </button>
      </div>
      <output data-testid="session-failure">{failure}</output>
    </Panel>
  )
}
