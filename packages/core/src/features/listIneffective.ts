import type { Features } from '../contract/options/features.ts'
import type { KitOptions } from '../contract/options/kitOptions.ts'

const names: readonly string[] = ['showWallets']

const features: readonly (keyof Features)[] = ['pay', 'reownAuthentication']

/** Features of logins to an embedded wallet. */
const logins: readonly (keyof Features)[] = [
  'email',
  'socials',
  'collapseWallets',
  'connectMethodsOrder',
]

/** The options that an app sets, that are accepted from AppKit, and that change nothing here. */
export function listIneffective(options: Partial<KitOptions> = {}): readonly string[] {
  const given: { readonly [name: string]: unknown } = options
  const chosen = options.features ?? {}
  const hasLogins = options.authWallet?.hasLogins === true
  const rpcUrls = Object.values(options.customRpcUrls ?? {}).flat()
  return [
    ...names.filter((name) => given[name] !== undefined),
    // What is turned off is off.
    ...['enableBaseAccount', 'enableAuthLogger'].filter((name) => given[name] === true),
    ...[...features, ...(hasLogins ? [] : logins)]
      .filter((name) => isOn(chosen[name]))
      .map((name) => `features.${name}`),
    ...(chosen.emailShowWallets === false && !hasLogins ? ['features.emailShowWallets'] : []),
    ...(rpcUrls.some((one) => one?.config) ? ['customRpcUrls[].config'] : []),
  ]
}

function isOn(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}
