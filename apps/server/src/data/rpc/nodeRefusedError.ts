import { Problem } from '../../http/problem.ts'

export declare namespace NodeRefusedError {
  type Parameters = { chainId: string; code: number; message: string; data?: unknown }
}

/**
 * The node refused a call, for example because it reverts. Callers can handle it. Otherwise it
 * counts as an unavailable chain.
 */
export class NodeRefusedError extends Problem {
  readonly rpcCode: number
  /** What a contract reverted with, as the node says it. */
  readonly data: unknown

  constructor({ chainId, code, message, data }: NodeRefusedError.Parameters) {
    super('CHAIN_UNAVAILABLE', {
      detail: `The node of ${chainId} does not answer this at the moment. Try again later.`,
      headers: { 'Retry-After': '5' },
      // A node's message may repeat accounts, so it is cut.
      cause: `${code} ${message.slice(0, 40)}`,
    })
    this.rpcCode = code
    this.data = data
  }
}
