import type { SIWXConfig, SIWXMessage, SIWXSession } from '@cleat/react/appkit'

/** A sign-in of the app's own. */
export class OwnSIWX implements SIWXConfig {
  #sessions: SIWXSession[] = []

  async createMessage(input: SIWXMessage.Input): Promise<SIWXMessage> {
    const data: SIWXMessage.Data = {
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      domain: location.host,
      uri: location.href,
      version: '1',
      nonce: '12345678',
      statement: 'Sign in',
      resources: ['https://example.com/terms'],
      requestId: '1',
      issuedAt: new Date().toISOString(),
      expirationTime: new Date(Date.now() + 60_000).toISOString(),
      ...(input.notBefore === undefined ? {} : { notBefore: input.notBefore }),
    }
    return { ...data, toString: () => `${data.domain} ${data.accountAddress} ${data.nonce}` }
  }

  async signMessage(asked: {
    message: string
    chainId: string
    accountAddress: string
  }): Promise<string> {
    return `${asked.message} ${asked.chainId} ${asked.accountAddress}`
  }

  async addSession(session: SIWXSession): Promise<void> {
    const { data, message, signature, cacao } = session
    this.#sessions.push({ data, message, signature, ...(cacao === undefined ? {} : { cacao }) })
  }

  async revokeSession(chainId: string, address: string): Promise<void> {
    this.#sessions = this.#sessions.filter(
      ({ data }) => data.chainId !== chainId || data.accountAddress !== address,
    )
  }

  async setSessions(sessions: SIWXSession[]): Promise<void> {
    this.#sessions = sessions
  }

  async getSessions(chainId: string, address: string): Promise<SIWXSession[]> {
    return this.#sessions.filter(
      ({ data }) => data.chainId === chainId && data.accountAddress === address,
    )
  }

  getRequired(): boolean {
    return true
  }

  signOutOnDisconnect = true
}
