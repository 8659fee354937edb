import { CleatError } from '../../../base/errors/cleatError.ts'
import type { OnrampOptions } from '../../../contract/options/onrampOptions.ts'
import { toSafeLink } from '../../../runtime/walletDeepLinks/toSafeLink.ts'
import { listOrigins } from './listOrigins.ts'

export declare namespace readProviderUrl {
  type Parameters = {
    url: string
    provider: { readonly id: string; readonly name: string }
    options: OnrampOptions | undefined
    /** Whether an address is that of the account that buys. */
    isAccount: (address: string) => boolean
  }
}

/** Query parameters whose whole value is the receiver. */
const receiverName = /^(?:(?:crypto|wallet|destination|recipient|receiver)[_-]?)?address$/i
const addressName = /address|wallet|recipient|receiver/i

/** Addresses of every chain are longer than the words and numbers beside them. */
const shortestAddress = 20

/**
 * Checks the link to a provider's page: it leads to a host of the provider, and no address that it
 * names is another one than the account's.
 * @throws `ONRAMP_URL_REFUSED`
 */
export function readProviderUrl(parameters: readProviderUrl.Parameters): string {
  const { url, provider, options, isAccount } = parameters
  const link = toSafeLink(url, { kind: 'web' })
  const parsed = link === undefined ? undefined : new URL(link)
  const isOwn = parsed && listOrigins(provider.id, options).includes(parsed.origin)
  const pays = ([name, value]: [string, string]) => isForAccount(name, value, isAccount)
  if (!link || !parsed || !isOwn || ![...parsed.searchParams].every(pays))
    throw new CleatError('ONRAMP_URL_REFUSED', {
      context: { provider: provider.name, host: parsed?.host ?? 'an unsafe place' },
    })
  return link
}

function isForAccount(
  name: string,
  value: string,
  isAccount: (address: string) => boolean,
): boolean {
  if (!addressName.test(name) || value === '' || isAccount(value)) return true
  if (receiverName.test(name)) return false
  // Whatever JSON or list it is written in.
  const parts = value.split(/[^a-z0-9]/i).filter(({ length }) => length >= shortestAddress)
  return parts.every(isAccount)
}
