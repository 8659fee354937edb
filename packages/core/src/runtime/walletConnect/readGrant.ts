import { array, optional, record, safeParse, strictObject, strictTuple, string } from 'valibot'

/** What a ReCap lets an app ask a wallet. */
export type Grant = {
  readonly methods: readonly string[]
  readonly chains: readonly string[]
  /** What it adds to the statement of the message. */
  readonly statement: string
}

const grantSchema = strictObject({
  att: strictObject({
    eip155: record(string(), strictTuple([strictObject({ chains: optional(array(string())) })])),
  }),
  prf: optional(strictTuple([])),
})
const opening =
  'I further authorize the stated URI to perform the following actions on my behalf: (1)'

/**
 * Reads a ReCap that grants requests to an EVM wallet. `undefined` for one that grants anything
 * else.
 * @see ERC-5573
 */
export function readGrant(resource: string): Grant | undefined {
  const { success, output } = safeParse(grantSchema, decode(resource))
  const granted = success ? Object.entries(output.att.eip155) : []
  const methods = granted.map(([ability]) => ability.replace(/^request\//, ''))
  if (methods.length === 0 || granted.some(([ability], at) => ability !== `request/${methods[at]}`))
    return undefined
  const chains = new Set(granted.flatMap(([, [limit]]) => limit.chains ?? []))
  const statement = `${opening} 'request': '${methods.join("', '")}' for 'eip155'.`
  return { methods, chains: [...chains], statement }
}

function decode(resource: string): unknown {
  const [, code = ''] = /^urn:recap:([A-Za-z0-9+/_-]+)$/.exec(resource) ?? []
  try {
    return JSON.parse(atob(code.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return undefined
  }
}
