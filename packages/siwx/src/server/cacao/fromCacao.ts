import type { SignInFields, SignInNamespace } from '../../fields/signInFields.ts'
import { formatMessage } from '../../messages/formatMessage.ts'
import { readRecap } from '../../recap/readRecap.ts'
import { solanaName } from './solanaName.ts'

const namespaces: readonly string[] = ['eip155', 'solana', 'bip122', 'polkadot']
const texts = ['domain', 'aud', 'nonce', 'iat'] as const
const optionalTexts = ['nbf', 'exp', 'statement', 'requestId'] as const
const known: readonly string[] = [
  ...[...texts, ...optionalTexts, 'iss', 'version', 'resources'],
  // Older wallets name the kind of message here as well.
  'type',
]

/**
 * The message and the signature in a CACAO, or nothing where it is none, or says more than a
 * message can. Whether it counts is up to `acceptSignIn`.
 * @see CAIP-74
 */
export function fromCacao(cacao: unknown): { message: string; signature: string } | undefined {
  const { h, p, s } = readObject(cacao) ?? {}
  const [header, payload, signed] = [h, p, s].map(readObject)
  if (!header || !payload || typeof signed?.s !== 'string') return undefined
  const fields = readFields(payload)
  const isEvm = fields?.namespace === 'eip155'
  if (!fields || (header.t !== 'caip122' && !(isEvm && header.t === 'eip4361'))) return undefined
  const written = formatMessage(fields)
  return written.status === 'formatted'
    ? { message: written.message, signature: signed.s }
    : undefined
}

function readFields(payload: Readonly<Record<string, unknown>>): SignInFields | undefined {
  if (Object.keys(payload).some((name) => !known.includes(name))) return undefined
  if (payload.version !== '1') return undefined
  if (texts.some((name) => typeof payload[name] !== 'string')) return undefined
  if (optionalTexts.some((name) => !isOptionalText(payload[name]))) return undefined
  const { iss, resources, domain, aud, nonce, iat } = payload
  const [, namespace = '', reference = '', address = ''] =
    /^did:pkh:([-a-z0-9]{3,8}):([-_a-zA-Z0-9]{1,32}):(\S{1,128})$/.exec(String(iss)) ?? []
  if (!namespaces.includes(namespace) || !isOptionalList(resources)) return undefined
  const { nbf, exp, statement, requestId } = payload
  return {
    ...{ namespace: namespace as SignInNamespace, address, domain: String(domain) },
    ...{ uri: String(aud), nonce: String(nonce), issuedAt: String(iat) },
    chainId: namespace === 'solana' ? solanaName(reference) : reference,
    ...toFields({
      statement: toStatement(statement, resources),
      ...{ requestId, expirationTime: exp, notBefore: nbf },
    }),
    ...(resources === undefined ? {} : { resources }),
  }
}

/** What was signed also says what a ReCap grants, whether the payload does or not. */
function toStatement(statement: unknown, resources: readonly string[] | undefined): unknown {
  const { statement: granted } = readRecap(resources?.at(-1) ?? '') ?? {}
  const given = statement === '' ? undefined : statement
  if (granted === undefined || String(given ?? '').endsWith(granted)) return given
  return given === undefined ? granted : `${String(given)} ${granted}`
}

function toFields(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

function isOptionalText(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isOptionalList(value: unknown): value is readonly string[] | undefined {
  if (value === undefined) return true
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Readonly<Record<string, unknown>>) : undefined
}
