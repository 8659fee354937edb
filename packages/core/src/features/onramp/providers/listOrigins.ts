import type { OnrampOptions } from '../../../contract/options/onrampOptions.ts'
import { toSafeLink } from '../../../runtime/walletDeepLinks/toSafeLink.ts'
import { knownProviders } from './knownProviders.ts'

/** The origins at which a provider's page may be opened: its own, and those that the app names. */
export function listOrigins(
  provider: string,
  { hosts }: Pick<OnrampOptions, 'hosts'> = {},
): readonly string[] {
  const known = knownProviders.find(({ id }) => id === provider)?.hosts ?? []
  const named = hosts && Object.hasOwn(hosts, provider) ? (hosts[provider] ?? []) : []
  return [
    ...known.map((host) => `https://${host}`),
    ...named.flatMap((origin) => {
      const link = toSafeLink(origin, { kind: 'web', isFromApp: true })
      return link === undefined ? [] : [new URL(link).origin]
    }),
  ]
}
