import { Problem } from '../../http/problem.ts'

export declare namespace NodeRefusedError {
  type Parameters = { chainId: string; code: number; message: string }
}

/**
 * The node answered that it would not, such as a call that reverts. Whoever asked may know what to do instead; for whom does
 * not, the chain cannot be asked.
 */
export class NodeRefusedError extends Problem {
  readonly rpcCode: number

  constructor({ chainId, code, message }: NodeRefusedError.Parameters) {
    super('CHAIN_UNAVAILABLE', {
      detail: `The node of ${chainId} does not answer this at the moment. Try again later.`,
      headers: { 'Retry-After': '5' },
      // What a node says may repeat what it was asked, accounts included: so no more than the beginning.
      cause: `${code} ${message.slice(0, 40)}`,
    })
    this.rpcCode = code
  }
}
