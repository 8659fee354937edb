import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GenericEndpointContext, User } from 'better-auth'
import type { SignedAccount } from '../routes/siwxParts.ts'

const providerId = 'siwx'

/** Sign-ups under way, so that an account that signs in twice at once is one user. */
export type Registrations = Map<string, Promise<User>>

/** The better-auth user of an account. One who signs in for the first time is registered. */
export async function findOrRegister(
  { context }: Pick<GenericEndpointContext, 'context'>,
  parameters: {
    account: SignedAccount
    nameOf: (account: SignedAccount) => string | Promise<string>
    registrations: Registrations
  },
): Promise<User> {
  const { internalAdapter, adapter, secret } = context
  const { account, nameOf, registrations } = parameters
  const { subject: accountId } = account
  const known = await adapter.findOne<{ userId: string }>({
    model: 'account',
    where: [
      { field: 'providerId', value: providerId },
      { field: 'accountId', value: accountId },
    ],
  })
  const found = known && (await internalAdapter.findUserById(known.userId))
  if (found) return found
  let registering = registrations.get(accountId)
  if (!registering) {
    registering = register().finally(() => registrations.delete(accountId))
    registrations.set(accountId, registering)
  }
  return registering

  async function register(): Promise<User> {
    const email = placeholderOf(accountId, secret)
    const findByEmail = async () => (await internalAdapter.findUserByEmail(email))?.user
    const name = await nameOf(account)
    let user = await findByEmail()
    try {
      user ??= await internalAdapter.createUser(
        { name, email, emailVerified: false },
        { method: providerId },
      )
    } catch (error) {
      // Another process registers the same account.
      user = await findByEmail()
      if (!user) throw error
    }
    await internalAdapter.createAccount({ userId: user.id, providerId, accountId })
    return user
  }
}

/**
 * An address of mail that nothing is delivered to (RFC 2606), because users must have one. Without
 * the secret it cannot be guessed, so that none signs up with the address of another.
 */
function placeholderOf(subject: string, secret: string): string {
  const mac = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`siwx ${subject}`))
  return `${bytesToHex(mac).slice(0, 40)}@siwx.invalid`
}
