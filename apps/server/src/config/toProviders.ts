import * as v from 'valibot'
import type { ProviderConfig } from '../wallet/providers/contract/providerConfig.ts'
import type { providerSettings } from './providerSettings.ts'

type Settings = typeof providerSettings
type ProviderValues = { [name in keyof Settings]: v.InferOutput<Settings[name]['schema']> }

export declare namespace toProviders {
  type Parameters = {
    values: ProviderValues & { readonly WALLET_TEST: boolean }
    readFile: (name: 'APPLE_KEY_FILE' | 'WALLET_OIDC_FILE', path: string) => string
    problems: string[]
  }
}

const plain = ['GOOGLE', 'X', 'DISCORD', 'GITHUB', 'FACEBOOK'] as const
const oidcSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,31}$/)),
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
    issuer: v.pipe(v.string(), v.url()),
    clientId: v.pipe(v.string(), v.nonEmpty()),
    clientSecret: v.pipe(v.string(), v.nonEmpty()),
  }),
)

/** The providers that are set up, with sentences about what is missing or wrong. */
export function toProviders(parameters: toProviders.Parameters): readonly ProviderConfig[] {
  const { values, readFile, problems } = parameters
  const found: ProviderConfig[] = []
  for (const name of plain) {
    const [clientId, clientSecret] = [values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`]]
    if (clientId === null) continue
    if (clientSecret === null) {
      problems.push(`${name}_CLIENT_SECRET is not set. ${name}_CLIENT_ID needs it.`)
      continue
    }
    const id = name.toLowerCase() as Lowercase<typeof name>
    found.push({ id, clientId, clientSecret, url: toUrl(`${name}_URL`, parameters) })
  }
  const apple = toApple(parameters)
  if (apple) found.push(apple)
  if (values.WALLET_OIDC_FILE === null) return found
  const text = readFile('WALLET_OIDC_FILE', values.WALLET_OIDC_FILE)
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), oidcSchema), text)
  if (!read.success)
    problems.push(
      'WALLET_OIDC_FILE is not usable. It must be a JSON list, each with id, name, issuer, clientId and clientSecret.',
    )
  for (const { id, issuer, ...rest } of read.success ? read.output : []) {
    if (!isAllowed(issuer, values.WALLET_TEST))
      problems.push(`WALLET_OIDC_FILE has the issuer ${issuer}, which needs https.`)
    found.push({ id: `oidc:${id}`, url: issuer, ...rest })
  }
  return found
}

function toApple({ values, readFile, problems }: toProviders.Parameters) {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId } = values
  const { APPLE_KEY_ID: keyId, APPLE_KEY_FILE: file } = values
  if (clientId === null) return undefined
  if (teamId === null || keyId === null || file === null) {
    problems.push('APPLE_CLIENT_ID needs APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_KEY_FILE.')
    return undefined
  }
  const privateKey = readFile('APPLE_KEY_FILE', file)
  if (!privateKey.includes('BEGIN PRIVATE KEY'))
    problems.push('APPLE_KEY_FILE is not usable. It must be a private key in PEM.')
  const url = toUrl('APPLE_URL', { values, readFile, problems })
  return { id: 'apple' as const, clientId, teamId, keyId, privateKey, url }
}

function toUrl(
  name: Extract<keyof ProviderValues, `${string}_URL`>,
  { values, problems }: toProviders.Parameters,
): string | undefined {
  const url = values[name]
  if (url === null) return undefined
  if (!isAllowed(url, values.WALLET_TEST) || (!isLocal(url) && !values.WALLET_TEST))
    problems.push(`${name} is for tests: an address of this machine, or any with WALLET_TEST.`)
  return url.replace(/\/+$/, '')
}

function isLocal(url: string): boolean {
  return /^(?:(?:[a-z\d-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)
}

function isAllowed(url: string, isTest: boolean): boolean {
  return url.startsWith('https:') || isTest || isLocal(url)
}
