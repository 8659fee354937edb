import { readTokenText } from '../../abi/readTokenText.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'
import { permitAbi } from './permitAbi.ts'

/** The domain of a token's permits. */
export type TokenDomain = {
  readonly name: string
  readonly version: string
  readonly chainId: number
  readonly verifyingContract: string
}

const selectors = {
  domain: '0x84b0196e',
  name: '0x06fdde03',
  version: '0x54fd4d50',
  separator: '0x3644e515',
  kind: '0x30adf81f',
} as const

/** `Permit` of EIP-2612. Some tokens have another one. */
const permitKind = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'

/** The domain has these fields and no others (EIP-5267): name, version, chain and contract. */
const usualFields = '0x0f'

/**
 * Reads the domain of a token's permits, as the token says or by its name, and compares it with the
 * separator that the token checks signatures by. `undefined` if the token takes no permits, or if
 * they differ.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-2612, EIP-5267
 */
export async function readTokenDomain(
  node: EvmNode,
  token: string,
): Promise<TokenDomain | undefined> {
  const ask = (data: string) => run(node, { to: token, data })
  const [separator, kind, described] = await Promise.all([
    ask(selectors.separator),
    ask(selectors.kind),
    ask(selectors.domain),
  ])
  const isWord = /^0x[0-9a-f]{64}$/i.test(separator ?? '')
  if (!separator || !isWord || (kind && kind !== '0x' && kind.toLowerCase() !== permitKind))
    return undefined
  const { domainSeparator } = library
  const chainId = Number(node.network.id)
  const text = readDescribed(described) ?? (await readTexts(ask))
  if (!text) return undefined
  const domain = { ...text, chainId, verifyingContract: token.toLowerCase() as Hex }
  return domainSeparator({ domain }) === separator.toLowerCase() ? domain : undefined
}

type Texts = { readonly name: string; readonly version: string }

function readDescribed(answer: string | undefined): Texts | undefined {
  try {
    const [fields, name, version, , , , extensions] = library.decodeFunctionResult({
      ...{ abi: permitAbi, functionName: 'eip712Domain', data: (answer ?? '0x') as Hex },
    })
    return fields === usualFields && extensions.length === 0 ? { name, version } : undefined
  } catch {
    return undefined
  }
}

async function readTexts(
  ask: (data: string) => Promise<string | undefined>,
): Promise<Texts | undefined> {
  const [named, versioned] = await Promise.all([ask(selectors.name), ask(selectors.version)])
  const name = named && readTokenText(named)
  if (!name) return undefined
  return { name, version: (versioned && readTokenText(versioned)) || '1' }
}

/** `undefined` if the token refuses. */
async function run(node: EvmNode, call: { to: string; data: string }): Promise<string | undefined> {
  try {
    return await node.run(call)
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}
