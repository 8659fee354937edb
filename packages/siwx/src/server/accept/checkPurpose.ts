import type { SignInFields } from '../../fields/signInFields.ts'
import { refuse } from '../refuse.ts'
import type { InvalidSiwx } from '../siwxVerdict.ts'

/** What a message is signed for, where that is not to sign in: the whole of what it says. */
export type SiwxPurpose = {
  readonly statement: string
  /** The one resource: `urn:cleat:name:register:alice.names.example`. */
  readonly resource: string
}

/** Resources of messages that ask for something else than to sign in. */
const otherPurpose = 'urn:cleat:name:'

/**
 * Refuses a message that was signed for something else: what asks for a name does not sign in, and
 * what signs in gives no name.
 */
export function checkPurpose(
  { statement, resources = [] }: SignInFields,
  purpose: SiwxPurpose | undefined,
): InvalidSiwx | undefined {
  if (!purpose)
    return resources.some((one) => one.startsWith(otherPurpose))
      ? refuse('SIWX_MESSAGE_INVALID', 'resources', 'ask for something else than to sign in')
      : undefined
  if (resources.length !== 1 || resources[0] !== purpose.resource)
    return refuse('SIWX_MESSAGE_INVALID', 'resources', `are not ${purpose.resource} alone`)
  return statement === purpose.statement
    ? undefined
    : refuse('SIWX_MESSAGE_INVALID', 'statement', 'is not what the signature is for')
}
