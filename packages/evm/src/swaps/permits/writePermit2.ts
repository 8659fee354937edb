import { permit2AllowancesAbi } from '../../abi/permit2AllowancesAbi.ts'
import { readWord } from '../../abi/readWord.ts'
import type { Hex } from '../../base/hex.ts'
import { library } from '../../library/viemCodec.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { permit2 } from '../contracts/permit2.ts'
import { splitSignature } from '../signatures/splitSignature.ts'
import type { Permit } from './permit.ts'
import { universalRouterAbi } from './universalRouterAbi.ts'

export declare namespace writePermit2 {
  type Parameters = {
    account: string
    token: string
    amount: bigint
    /** The exchange by a Universal Router. */
    call: EvmCall
    /** Seconds since the epoch. */
    deadline: bigint
  }
}

const empty = `0x${'0'.repeat(130)}`

/** `PERMIT2_PERMIT` */
const command = '0a'

/**
 * Writes the permit by which Permit2 lets a Universal Router take a token. `undefined` if the
 * router may take it already, or Permit2 cannot count so far.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function writePermit2(
  node: EvmNode,
  parameters: writePermit2.Parameters,
): Promise<Permit | undefined> {
  const { encodeAbiParameters, encodeFunctionData } = library
  const { account, amount, call, deadline } = parameters
  const [owner, token, spender] = [account, parameters.token, call.to].map(
    (address) => address.toLowerCase() as Hex,
  ) as [Hex, Hex, Hex]
  const args = [owner, token, spender] as const
  const asked = encodeFunctionData({ abi: permit2AllowancesAbi, functionName: 'allowance', args })
  const known = await node.run({ to: permit2, data: asked })
  const [allowed = 0n, until = 0n, nonce] = [0, 1, 2].map((index) => readWord(known, index))
  const isAllowed = allowed >= amount && until >= deadline
  if (nonce === undefined || isAllowed || amount >> 160n) return undefined
  const limits = [amount, Number(deadline)] as const
  const write = (signature: string) => {
    const { r, s, v } = splitSignature(signature)
    const bytes = `${r}${s.slice(2)}${v.toString(16).padStart(2, '0')}` as const
    const details = { token, amount, expiration: Number(deadline), nonce: Number(nonce) }
    const single = { details, spender, sigDeadline: deadline }
    return insert(call.data as Hex, encodeAbiParameters(input, [single, bytes]))
  }
  return {
    typedData: {
      domain: { name: 'Permit2', chainId: Number(node.network.id), verifyingContract: permit2 },
      ...{ types, primaryType: 'PermitSingle' },
      message: {
        details: {
          ...{ token, amount: amount.toString() },
          ...{ expiration: deadline.toString(), nonce: nonce.toString() },
        },
        ...{ spender, sigDeadline: deadline.toString() },
      },
    },
    grant: {
      ...{ to: permit2, value: 0n },
      data: encodeFunctionData({
        ...{
          abi: permit2AllowancesAbi,
          functionName: 'approve',
          args: [token, spender, ...limits],
        },
      }),
    },
    call: { ...call, data: write(empty) },
    write,
  }
}

/** Puts the permit before the other commands. */
function insert(data: Hex, permit: Hex): Hex {
  const { decodeFunctionData, encodeFunctionData } = library
  const [commands, inputs, ...deadline] = decodeFunctionData({ abi: universalRouterAbi, data })
    .args as readonly [Hex, readonly Hex[], ...(readonly [] | readonly [bigint])]
  const args = [`0x${command}${commands.slice(2)}`, [permit, ...inputs], ...deadline] as const
  return encodeFunctionData({ abi: universalRouterAbi, functionName: 'execute', args })
}

const details = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint160' },
  { name: 'expiration', type: 'uint48' },
  { name: 'nonce', type: 'uint48' },
] as const

const input = [
  {
    name: 'permit',
    type: 'tuple',
    components: [
      { name: 'details', type: 'tuple', components: details },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
  },
  { name: 'signature', type: 'bytes' },
] as const

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  PermitSingle: [
    { name: 'details', type: 'PermitDetails' },
    { name: 'spender', type: 'address' },
    { name: 'sigDeadline', type: 'uint256' },
  ],
  PermitDetails: details,
} as const
