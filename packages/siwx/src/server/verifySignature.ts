import type { TimeLock } from '@cleat/signatures/bip122'
import type { SignInFields } from '../fields/signInFields.ts'
import type { SiwxCall } from './siwxCall.ts'
import { withDeadline } from './withDeadline.ts'

/** How long a contract may take, in ms. */
const contractMs = 5000

export type SignatureVerdict =
  | {
      readonly status: 'valid'
      readonly kind: 'key' | 'contract'
      readonly type: string
      readonly lock?: TimeLock | undefined
    }
  | { readonly status: 'invalid' }
  | { readonly status: 'unknown'; readonly cause: unknown }

/** Whether the account of a message signed it. Loads the code of its family of chains. */
export async function verifySignature(parameters: {
  message: string
  fields: SignInFields
  chain: string
  signature: string
  call: SiwxCall | undefined
}): Promise<SignatureVerdict> {
  const { message, fields, signature } = parameters
  const { namespace, address } = fields
  const signed = { message, address, signature }
  switch (namespace) {
    case 'eip155':
      return verifyEvm(parameters)
    case 'solana': {
      const { verifyMessage } = await import('@cleat/signatures/solana')
      return byKey(verifyMessage(signed))
    }
    case 'bip122': {
      const { verifyMessage } = await import('@cleat/signatures/bip122')
      return byKey(verifyMessage(signed))
    }
    case 'polkadot': {
      const { verifyMessage } = await import('@cleat/signatures/polkadot')
      return byKey(verifyMessage(signed))
    }
    default:
      return namespace satisfies never
  }
}

async function verifyEvm(
  parameters: Parameters<typeof verifySignature>[0],
): Promise<SignatureVerdict> {
  const { message, fields, chain, signature, call } = parameters
  const { verifyMessage } = await import('@cleat/signatures/eip155')
  const signed = { message, address: fields.address, signature }
  if (!call) return verifyMessage(signed)
  try {
    return await withDeadline({
      ms: contractMs,
      run: (signal) =>
        verifyMessage({ ...signed, call: (request) => call({ ...request, chain, signal }) }),
    })
  } catch (cause) {
    return { status: 'unknown', cause }
  }
}

function byKey(
  verdict: { status: 'valid'; type: string; lock?: TimeLock } | { status: 'invalid' },
): SignatureVerdict {
  return verdict.status === 'valid' ? { kind: 'key', ...verdict } : verdict
}
