import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { GenericEndpointContext, User } from 'better-auth'
import type { SignedAccount } from '../routes/siwxParts.ts'

const providerId = 'siwx'
/** How long the account of a user is waited for that another process makes, in ms. */
const addMs = 1000
const lookMs = 50

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
  const findAccount = () =>
    adapter.findOne<{ userId: string }>({
      model: 'account',
      where: [
        { field: 'providerId', value: providerId },
        { field: 'accountId', value: accountId },
      ],
    })
  const known = await findAccount()
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
    const existing = await findByEmail()
    if (existing) return link(existing)
    let user: User
    try {
      user = await internalAdapter.createUser(
        { name, email, emailVerified: false },
        { method: providerId },
      )
    } catch (error) {
      const other = await findByEmail()
      if (!other) throw error
      return link(other)
    }
    return addAccount(user)
  }

  /** Another process may have made the user just now, and is about to add the account. */
  async function link(user: User): Promise<User> {
    for (let waited = 0; waited < addMs; waited += lookMs) {
      if (await findAccount()) return user
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
    return addAccount(user)
  }

  async function addAccount(user: User): Promise<User> {
    try {
      await internalAdapter.createAccount({ userId: user.id, providerId, accountId })
    } catch (error) {
      // Some databases have each account once.
      if (!(await findAccount())) throw error
    }
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
