import { walletMethods } from './walletMethods.ts'

/** A ReCap that lets an app ask an EVM wallet. */
export type Recap = {
  /** What it adds to the statement of the message. */
  readonly statement: string
}

/** No grant has a character that the two alphabets of base64 write differently. */
const form = /^urn:recap:([A-Za-z0-9]+)$/
const chainForm = /^eip155:[1-9]\d{0,31}$/
const opening =
  'I further authorize the stated URI to perform the following actions on my behalf: (1)'

/**
 * Reads a ReCap that grants requests to an EVM wallet, and nothing else. `undefined` for any other
 * resource: what it would grant is not known here.
 * @see ERC-5573
 */
export function readRecap(resource: string): Recap | undefined {
  const { att, prf = [], ...further } = readObject(decode(resource)) ?? {}
  const { eip155, ...others } = readObject(att) ?? {}
  const granted = Object.entries(readObject(eip155) ?? {})
  const isAlone = isEmpty(further) && isEmpty(others) && Array.isArray(prf) && prf.length === 0
  if (!isAlone || granted.length === 0) return undefined
  const methods = granted.map(([ability, limits]) => readMethod(ability, limits))
  if (methods.includes(undefined)) return undefined
  return { statement: `${opening} 'request': '${methods.join("', '")}' for 'eip155'.` }
}

/** The object in the resource, where its text says nothing twice and nothing beside it. */
function decode(resource: string): unknown {
  const code = form.exec(resource)?.[1] ?? ''
  try {
    const text = atob(code)
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}

function readMethod(ability: string, limits: unknown): string | undefined {
  const [, method = ''] = /^request\/(\w+)$/.exec(ability) ?? []
  const [limit, ...more] = Array.isArray(limits) ? limits : []
  const { chains = [], ...further } = readObject(limit) ?? { further: true }
  const isBounded =
    more.length === 0 &&
    isEmpty(further) &&
    Array.isArray(chains) &&
    chains.every((chain) => typeof chain === 'string' && chainForm.test(chain))
  return isBounded && walletMethods.has(method) ? method : undefined
}

function readObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Readonly<Record<string, unknown>>) : undefined
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}
