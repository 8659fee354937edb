import { array, object, safeParse, string } from 'valibot'
import { toCaipNetworkId } from '../../base/caip/caipNetworkId.ts'
import type { SignInProof } from '../../contract/signIn/signInProof.ts'
import type { SignInTerms } from '../../contract/signIn/siwxConfig.ts'
import { readGrant } from './readGrant.ts'

const cacaoSchema = object({
  p: object({ iss: string(), iat: string(), resources: array(string()) }),
  s: object({ t: string(), s: string() }),
})
const issuerForm = /^did:pkh:(eip155:[1-9]\d{0,31}):0x[0-9a-fA-F]{40}$/
/** How many of a wallet's answers are read. */
const mostCacaos = 100
/** How far from now the time of a message may be, in ms. */
const toleranceMs = 600_000

/**
 * What a wallet signed while it paired, where that grants no more than the app asked for. The
 * message and its signature are not checked yet.
 * @see CAIP-74, ERC-5573
 */
export function findSignInProof(parameters: {
  /** What the wallet answered. */
  cacaos: unknown
  terms: SignInTerms
  /** CAIP-2, those that were asked for; the message is to name the first. */
  chains: readonly string[]
  methods: readonly string[]
  /** Writes the message of a payload. */
  write: (payload: object, issuer: string) => string
}): SignInProof | undefined {
  const { cacaos, chains } = parameters
  const listed: readonly unknown[] = Array.isArray(cacaos) ? cacaos.slice(0, mostCacaos) : []
  const proofs = listed.flatMap((cacao) => readProof(cacao, parameters) ?? [])
  return proofs.find(({ written }) => written?.chainId === chains[0]) ?? proofs[0]
}

function readProof(
  cacao: unknown,
  parameters: Parameters<typeof findSignInProof>[0],
): SignInProof | undefined {
  const { terms, chains, methods, write } = parameters
  const { success, output } = safeParse(cacaoSchema, cacao)
  if (!success) return undefined
  const { iss, iat, resources } = output.p
  const [, chain = ''] = issuerForm.exec(iss) ?? []
  const grant = readGrant(resources.at(-1) ?? '')
  const isAsked =
    grant !== undefined &&
    [chain, ...grant.chains].every((one) => chains.includes(one)) &&
    grant.methods.every((method) => methods.includes(method)) &&
    Math.abs(Date.parse(iat) - Date.now()) <= toleranceMs
  if (!isAsked) return undefined
  const statement = [terms.statement, grant.statement].filter(Boolean).join(' ')
  // Other resources than those of the terms are found when the message is compared with them.
  const expected = [...(terms.resources ?? []), ...resources.slice(-1)]
  return {
    ...{ text: write(readPayload(cacao), iss), signature: output.s.s, type: output.s.t },
    written: { chainId: toCaipNetworkId(chain), issuedAt: iat, statement, resources: expected },
  }
}

/** All of the payload: what the message says is compared with the terms by the caller. */
function readPayload(cacao: unknown): object {
  return (cacao as { readonly p: object }).p
}
