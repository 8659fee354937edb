import type { SIWXMessage } from '@cleat/core/sign-in'
import type { SIWXMessenger } from './siwxMessenger.ts'

export declare namespace InformalMessenger {
  type Options = {
    /** Host of the app. */
    domain: string
    /** URL of the page. */
    uri: string
    /** At least eight letters and digits, used once. */
    getNonce: (input: SIWXMessage.Input) => Promise<string>
    /** How long a session lasts, in ms. @default for ever */
    expiration?: number | undefined
    /** What the visitor agrees to: one line of ASCII. */
    statement?: string | undefined
    /** URLs of what the visitor agrees to. */
    resources?: string[] | undefined
    /** Id of the request. */
    getRequestId?: (() => Promise<string>) | undefined
    /** No effect: chains are written as EIP-4361 and CAIP-122 have it. */
    clearChainIdNamespace?: boolean | undefined
  }
}

/** Writes messages by EIP-4361 with what an app says. Loads its code with the first one. */
export class InformalMessenger implements SIWXMessenger {
  readonly #options: InformalMessenger.Options

  constructor(options: InformalMessenger.Options) {
    this.#options = options
  }

  /** Creates the message that the visitor signs. */
  async createMessage(input: SIWXMessage.Input): Promise<SIWXMessage> {
    const { domain, uri, statement, resources, expiration } = this.#options
    const { getNonce, getRequestId } = this.#options
    const [{ writeText }, nonce, requestId] = await Promise.all([
      import('../text/writeText.ts'),
      getNonce(input),
      getRequestId?.(),
    ])
    const now = Date.now()
    return writeText({
      ...input,
      ...{ domain, uri, version: '1', nonce, issuedAt: new Date(now).toISOString() },
      ...{ statement, resources, requestId },
      expirationTime:
        expiration === undefined ? undefined : new Date(now + expiration).toISOString(),
    })
  }
}
