import type { PeerSession } from '@cleat/testing/wallet-connect'
import type { WalletNetwork } from '../peer/walletNetworks.ts'
import { plainText } from '../words/text/plainText.ts'
import { AppBadge } from './AppBadge.tsx'

export type SessionListProps = {
  sessions: readonly PeerSession[]
  networks: readonly WalletNetwork[]
  onDisconnect: (session: PeerSession) => void
}

/** The connected apps. */
export function SessionList({ sessions, networks, onDisconnect }: SessionListProps) {
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
              <p className="hint">{`On ${networkNames({ session, networks })}`}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The names of the session's networks. */
function networkNames(parameters: {
  session: PeerSession
  networks: readonly WalletNetwork[]
}): string {
  const { session, networks } = parameters
  const families = Object.values(session.families).flatMap(({ chains }) => chains)
  const ids = [...session.chains.map((id) => `eip155:${id}`), ...families]
  return networks
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
