import type { ApprovalRequest, DecodedApproval } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { alteredError } from '../../payload/alteredError.ts'
import { fieldForms } from '../../payload/fieldForms.ts'
import { readFields } from '../../payload/readFields.ts'
import { readRecord } from '../../payload/readRecord.ts'
import { decodeChange } from './decodeChange.ts'

/**
 * Reads what a request of several calls changes about approvals, from its bytes. Shares no code
 * with what writes it.
 * @throws `PAYMENT_ALTERED` for everything else
 * @see EIP-5792
 */
export function decodeJoined({ method, params }: ApprovalRequest): readonly DecodedApproval[] {
  if (method !== 'wallet_sendCalls') throw alteredError('method')
  if (!Array.isArray(params) || params.length !== 1) throw alteredError('params')
  const { calls, atomicRequired, ...rest } = read(params, '0', fields.batch)
  const { address, quantity } = fieldForms
  const { from, version, chainId } = readFields(rest, {
    version: /^2\.0\.0$/,
    from: address,
    chainId: quantity,
  })
  // One that fails must not leave the visitor with half of them.
  if (atomicRequired !== true || !version || !chainId) throw alteredError('params')
  if (!Array.isArray(calls) || calls.length === 0) throw alteredError('calls')
  return calls.map((_, at) => {
    const call = { ...read(calls, String(at), fields.call), from }
    return decodeChange({ method: 'eth_sendTransaction', params: [call] })
  })
}

const fields = {
  batch: new Set(['version', 'from', 'chainId', 'atomicRequired', 'calls']),
  call: new Set(['to', 'value', 'data']),
}

/** @throws `PAYMENT_ALTERED` */
function read(of: unknown, name: string, known: ReadonlySet<string>) {
  return readRecord(readProperty(of, name), (key) => known.has(key))
}
