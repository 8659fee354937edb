import type { EvmCall } from '../calls/evmCall.ts'
import { permit2 } from '../contracts/permit2.ts'

/** Functions that move what the account holds, or let others move it. */
const forbidden: ReadonlySet<string> = new Set([
  '0x095ea7b3', // approve(address,uint256)
  '0xa9059cbb', // transfer(address,uint256)
  '0x23b872dd', // transferFrom(address,address,uint256)
  '0x39509351', // increaseAllowance(address,uint256)
  '0xa22cb465', // setApprovalForAll(address,bool)
  '0x42842e0e', // safeTransferFrom(address,address,uint256)
  '0xb88d4fde', // safeTransferFrom(address,address,uint256,bytes)
  '0xf242432a', // safeTransferFrom(address,address,uint256,uint256,bytes)
  '0x2eb2c2d6', // safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)
  '0x9bd9bbc6', // send(address,uint256,bytes)
  '0x959b8c3f', // authorizeOperator(address)
  '0xd505accf', // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  '0x87517c45', // approve(address,address,uint160,uint48)
  '0xac9650d8', // multicall(bytes[])
])

/** How the addresses of precompiles start. */
const precompile = '0x'.padEnd(38, '0')

/**
 * Whether a call of an unknown contract could do more than exchange what it may take: it calls a
 * token, a holder of allowances, the account, a precompile, or a function that moves tokens.
 */
export function isForbiddenCall(
  { to, data }: EvmCall,
  own: { account: string; source: string | undefined; target: string },
): boolean {
  const router = to.toLowerCase()
  const { account, source, target } = own
  const contracts = [account.toLowerCase(), source, target, permit2]
  return (
    contracts.includes(router) || router.startsWith(precompile) || forbidden.has(data.slice(0, 10))
  )
}
