import type { AuthMethod, Features, SocialProvider } from '@cleat/core'
import type { Device } from '@cleat/core/wallets'

/** The logins that are offered. */
export type OfferedMethods = {
  readonly email: boolean
  readonly passkey: boolean
  readonly socials: readonly SocialProvider[]
}

/** The default order (spec §1). */
const all: readonly SocialProvider[] = [
  ...(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const),
]

/**
 * Lists the logins of an app on a device: without those that the service does not have, and without
 * providers that refuse to be shown inside of Telegram.
 */
export function listMethods(parameters: {
  features: Features | undefined
  /** What the service does not have. */
  off: readonly AuthMethod[]
  device: Pick<Device, 'host' | 'system'>
  userAgent: string
}): OfferedMethods {
  const { features: { email, socials } = {}, off } = parameters
  const refused = listRefused(parameters)
  const wanted = socials === false ? [] : (socials ?? all)
  const isNone = email === false && wanted.length === 0
  return {
    email: email !== false && !off.includes('email'),
    passkey: !isNone && !off.includes('passkey'),
    socials: all
      .filter((one) => wanted.includes(one) && !refused.includes(one) && !off.includes(one))
      .sort((one, other) => wanted.indexOf(one) - wanted.indexOf(other)),
  }
}

function listRefused({
  device: { host, system },
  userAgent,
}: {
  device: Pick<Device, 'host' | 'system'>
  userAgent: string
}): readonly SocialProvider[] {
  if (host !== 'telegram') return []
  if (system === 'ios') return ['google']
  if (system === 'android') return ['facebook', 'x']
  return /Mac/.test(userAgent) ? ['x'] : []
}
