import { verifyMessage } from '@cleat/signatures/eip155'
import type { SiwxCall } from '@cleat/siwx/server'
import { Problem } from '../../http/problem.ts'

/**
 * Refuses a signature that is not of the account.
 * @param parameters.messages what it may have signed; one of them is enough
 * @throws `SESSION_PROOF_REFUSED`, or `SESSION_UNVERIFIABLE` if no node said so about a contract
 */
export async function proveAccount(parameters: {
  chain: string
  address: string
  messages: readonly string[]
  signature: string
  call: SiwxCall
  signal: AbortSignal
}): Promise<void> {
  const { chain, address, messages, signature, call, signal } = parameters
  let cause: unknown
  for (const message of messages) {
    const verdict = await verifyMessage({
      ...{ message, address, signature },
      call: (transaction) => call({ ...transaction, chain, signal }),
    })
    if (verdict.status === 'valid') return
    if (verdict.status === 'unknown') cause = verdict.cause
  }
  if (cause === undefined)
    throw new Problem('SESSION_PROOF_REFUSED', {
      detail: 'The signature is not of this account, or of another text. Sign it with the account.',
    })
  throw new Problem('SESSION_UNVERIFIABLE', {
    detail: `Whether the signature is of this account can be asked on ${chain} only, which did not answer. Try again, or add the chain to CHAINS of the service.`,
    cause,
  })
}
