import type { PaymentNote } from '@cleat/core/adapter'
import { accountAbi } from '../../abi/accountAbi.ts'
import { readWord } from '../../abi/readWord.ts'
import { tokenCalls } from '../../abi/tokenCalls.ts'
import { library } from '../../library/viemCodec.ts'
import type { EvmNode } from '../../node/createEvmNode.ts'
import { isDelegated } from '../../node/isDelegated.ts'
import { isRpcFailure } from '../../node/isRpcFailure.ts'

/**
 * The notes about a receiver.
 * @throws `NETWORK_RPC_FAILED`
 */
export async function readReceiverNotes(
  node: EvmNode,
  { to, token }: { to: string; token: string | undefined },
): Promise<readonly PaymentNote[]> {
  const code = await node.readBytes('eth_getCode', to, 'latest')
  if (code === '0x') return (await isUsed(node, { to, token })) ? [] : [{ type: 'unused-receiver' }]
  const isAccount = isDelegated(code) || (await isSmartAccount(node, to))
  return [{ type: isAccount ? 'smart-account-receiver' : 'contract-receiver' }]
}

async function isUsed(
  node: EvmNode,
  { to, token }: { to: string; token: string | undefined },
): Promise<boolean> {
  const [count, balance, held] = await Promise.all([
    node.readNumber('eth_getTransactionCount', to, 'latest'),
    node.readNumber('eth_getBalance', to, 'latest'),
    token === undefined ? undefined : ask(node, token, tokenCalls.balanceOf(to)),
  ])
  return count > 0n || balance > 0n || (held !== undefined && (readWord(held, 0) ?? 0n) > 0n)
}

/**
 * Whether a contract behaves like an account: it has an entry point (ERC-4337), verifies signatures
 * (ERC-1271), or has owners (Safe, which rejects empty signatures).
 */
async function isSmartAccount(node: EvmNode, to: string): Promise<boolean> {
  const { encodeFunctionData, zeroHash } = library
  const answers = await Promise.all(
    [
      encodeFunctionData({ abi: accountAbi, functionName: 'entryPoint' }),
      encodeFunctionData({
        ...{ abi: accountAbi, functionName: 'isValidSignature', args: [zeroHash, '0x'] },
      }),
      encodeFunctionData({ abi: accountAbi, functionName: 'getThreshold' }),
    ].map((data) => ask(node, to, data)),
  )
  const [entryPoint = '', verdict = '', threshold = ''] = answers
  return (
    /^0x0{24}(?!0{40})[0-9a-f]{40}$/i.test(entryPoint) ||
    /^0x(?:1626ba7e|f{8})0{56}$/i.test(verdict) ||
    /^0x0{62}(?!00)[0-9a-f]{2}$/i.test(threshold)
  )
}

async function ask(node: EvmNode, to: string, data: string): Promise<string | undefined> {
  try {
    return await node.run({ to, data })
  } catch (error) {
    if (isRpcFailure(error)) throw error
    return undefined
  }
}
