/**
 * Why a client is refused. `auth`: invalid token. `clock`: the client's clock or the relay's is
 * wrong. `busy`: too many sockets of one address.
 */
export type RefusalKind = 'auth' | 'clock' | 'origin' | 'project' | 'busy' | 'path' | 'stopping'

const statuses: Readonly<Record<RefusalKind, number>> = {
  auth: 401,
  clock: 401,
  origin: 403,
  project: 403,
  busy: 429,
  path: 404,
  stopping: 503,
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, message: string) {
    super(message)
    this.kind = kind
  }

  get status(): number {
    return statuses[this.kind]
  }

  /** Whether retrying can help. */
  get isPassing(): boolean {
    return this.kind === 'stopping' || this.kind === 'busy'
  }

  /** Fits into a close frame, which has room for 123 bytes. */
  get reason(): string {
    return `${this.kind}: ${this.message}`.replace(/[^ -~]/g, '?').slice(0, 120)
  }
}
