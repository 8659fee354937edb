import { formatMessage as formatFields } from '../messages/formatMessage.ts'
import { getDidAddress } from './getDidAddress.ts'
import type { SIWECreateMessageArgs } from './siweOptions.ts'

/**
 * Writes the message that a wallet signs.
 * @param args - what it says
 * @param address - the account, as an address or a DID
 * @throws an error that names the field that cannot be written
 * @see EIP-4361
 */
export function formatMessage(
  args: Omit<SIWECreateMessageArgs, 'address'>,
  address: string,
): string {
  const { domain, uri, nonce, chainId, iat, exp, nbf, statement, requestId, resources } = args
  const written = formatFields({
    ...{ namespace: 'eip155', domain, uri, nonce, issuedAt: iat, chainId: String(chainId) },
    address: getDidAddress(address) ?? address,
    ...{ expirationTime: exp, notBefore: nbf, statement, requestId, resources },
  })
  if (written.status === 'formatted') return written.message
  throw new Error(`The sign-in message cannot be written: ${written.field} ${written.reason}.`)
}
