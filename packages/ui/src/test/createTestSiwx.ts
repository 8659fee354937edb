import type { KitOptions } from '@cleat/core'

type Siwx = NonNullable<KitOptions['siwx']>
type Session = Parameters<Siwx['addSession']>[0]

/** A sign-in in memory, like `CleatSIWX` with a server that signs everyone in. */
export function createTestSiwx(given: Partial<Siwx> = {}): Siwx {
  let sessions: Session[] = []
  return {
    async createMessage({ accountAddress, chainId }) {
      const { host: domain, origin: uri } = globalThis.location
      const now = Date.now()
      const data = {
        ...{ accountAddress, chainId, domain, uri, version: '1', nonce: 'k3v9TqQ2mX7sLdB0' },
        ...{ statement: 'Sign in to the app.', issuedAt: new Date(now).toISOString() },
        expirationTime: new Date(now + 600_000).toISOString(),
      }
      const text = [
        `${domain} wants you to sign in with your Ethereum account:`,
        ...[accountAddress, '', data.statement, '', `URI: ${uri}`, 'Version: 1'],
        ...[`Chain ID: ${chainId.split(':')[1]}`, `Nonce: ${data.nonce}`],
        ...[`Issued At: ${data.issuedAt}`, `Expiration Time: ${data.expirationTime}`],
      ].join('\n')
      return { ...data, toString: () => text }
    },
    async addSession(session) {
      sessions = [session]
    },
    async revokeSession() {
      sessions = []
    },
    async setSessions(next) {
      sessions = next
    },
    async getSessions() {
      return sessions
    },
    policy: { prompt: 'connect', perChain: false, onAccountChange: 'revoke' },
    ...given,
  }
}
