import type { PeerSession } from '@cleat/testing/wallet-connect'
import { plainText } from '../words/plainText.ts'
import { AppBadge } from './AppBadge.tsx'

export type SessionListProps = {
  sessions: readonly PeerSession[]
  onDisconnect: (session: PeerSession) => void
}

/** The apps that can ask this wallet for things. */
export function SessionList({ sessions, onDisconnect }: SessionListProps) {
  return (
    <section className="card">
      <h2>Connected apps</h2>
      {sessions.length === 0 ? (
        <p className="hint">None. An app that you connect stays here until you disconnect it.</p>
      ) : (
        <ul className="sessions">
          {sessions.map((session) => (
            <li key={session.topic}>
              <AppBadge app={session.app} />
              <button
                type="button"
                className="quiet"
                aria-label={`Disconnect ${plainText(session.app.name, 60)}`}
                onClick={() => onDisconnect(session)}
              >
                Disconnect
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
