import type { SIWXConfig, SIWXMessage, SIWXSession } from '../contract/signIn/siwxConfig.ts'

/** A sign-in in memory, with what it was asked. */
export type FakeSiwx = {
  readonly siwx: SIWXConfig
  /** The names of the methods that were called, in order. */
  readonly calls: string[]
  /** Sessions as the service has them. */
  sessions: SIWXSession[]
  /** What `addSession` and `revokeSession` reject with. */
  failure: unknown
}

export const page = { host: 'app.example', origin: 'https://app.example', protocol: 'https:' }

/** With a policy it is like `CleatSIWX`; without one, like AppKit's. */
export function createFakeSiwx(given: Partial<SIWXConfig> = {}): FakeSiwx {
  let count = 0
  const fake: FakeSiwx = {
    calls: [],
    sessions: [],
    failure: undefined,
    siwx: {
      async createMessage({ accountAddress, chainId }) {
        fake.calls.push('createMessage')
        count += 1
        return writeMessage({
          accountAddress,
          chainId,
          nonce: `nonce${`${count}`.padStart(8, '0')}`,
        })
      },
      async addSession(session) {
        fake.calls.push('addSession')
        if (fake.failure) throw fake.failure
        fake.sessions.push(session)
      },
      async revokeSession(chainId, address) {
        fake.calls.push(`revoke ${chainId}:${address}`)
        if (fake.failure) throw fake.failure
        fake.sessions = []
      },
      async setSessions(sessions) {
        fake.sessions = sessions
      },
      async getSessions(chainId, address) {
        fake.calls.push('getSessions')
        if (fake.failure) throw fake.failure
        return fake.sessions.filter(
          ({ data }) =>
            data.accountAddress === address && (given.policy || data.chainId === chainId),
        )
      },
      ...given,
    },
  }
  return fake
}

export function writeMessage(
  parameters: Pick<SIWXMessage.Data, 'accountAddress' | 'chainId' | 'nonce'>,
): SIWXMessage {
  const now = Date.now()
  const data: SIWXMessage.Data = {
    ...parameters,
    ...{ domain: page.host, uri: `${page.origin}/login`, version: '1', statement: 'Sign in.' },
    issuedAt: new Date(now).toISOString(),
    expirationTime: new Date(now + 600_000).toISOString(),
  }
  const text = [
    `${data.domain} wants you to sign in with your Ethereum account:`,
    ...[data.accountAddress, '', 'Sign in.', ''],
    ...[`URI: ${data.uri}`, 'Version: 1', `Chain ID: ${data.chainId.split(':')[1]}`],
    ...[`Nonce: ${data.nonce}`, `Issued At: ${data.issuedAt}`],
    `Expiration Time: ${data.expirationTime}`,
  ].join('\n')
  return { ...data, toString: () => text }
}

export const ownPolicy = {
  prompt: 'connect',
  perChain: false,
  onAccountChange: 'revoke',
} as const
