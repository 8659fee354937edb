import { readWord } from '../../abi/readWord.ts'
import { toWord } from '../../abi/toWord.ts'
import type { Hex } from '../../base/hex.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import type { EvmCall } from '../calls/evmCall.ts'
import { writeApproval } from '../calls/writeApproval.ts'
import { handIn } from './handIn.ts'
import type { Permit } from './permit.ts'
import { readTokenDomain } from './readTokenDomain.ts'

export declare namespace writeTokenPermit {
  type Parameters = {
    account: string
    token: string
    amount: bigint
    call: EvmCall
    /** Whose call it is. */
    router: keyof typeof handIn
    /** Seconds since the epoch. */
    deadline: bigint
  }
}

const empty = `0x${'0'.repeat(130)}`

/**
 * Writes the permit of a token for the router that it is exchanged by, which hands it in first.
 * `undefined` if the token takes none.
 * @throws `NETWORK_RPC_FAILED`
 * @see EIP-2612
 */
export async function writeTokenPermit(
  node: EvmNode,
  parameters: writeTokenPermit.Parameters,
): Promise<Permit | undefined> {
  const { account, token, amount: value, call, router, deadline } = parameters
  const domain = await readTokenDomain(node, token)
  if (!domain) return undefined
  // `nonces(address)`
  const nonce = readWord(await node.run({ to: token, data: `0x7ecebe00${toWord(account)}` }), 0)
  if (nonce === undefined) return undefined
  const spender = call.to.toLowerCase()
  const write = (signature: string) =>
    handIn[router](call.data as Hex, {
      ...{ account: account.toLowerCase(), token: token.toLowerCase(), spender },
      ...{ value, deadline, signature },
    })
  return {
    typedData: {
      ...{ domain, types, primaryType: 'Permit' },
      message: {
        ...{ owner: account.toLowerCase(), spender, value: value.toString() },
        ...{ nonce: nonce.toString(), deadline: deadline.toString() },
      },
    },
    grant: writeApproval({ token, spender, amount: value }),
    call: { ...call, data: write(empty) },
    write,
  }
}

const types = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
