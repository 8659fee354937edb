import { getAddress, keccak256, toHex } from 'viem'
import { swapFacts } from './swapFacts.ts'

const settlement = '0x9008d19f58aabd9ed0d60971565aa8510560ab41'
const fields = (list: string) =>
  list.split(', ').map((one) => {
    const [type = '', name = ''] = one.split(' ')
    return { name, type }
  })

/**
 * What is signed so that others may give an account nine base units of USDC for ten of DAI.
 * @param validTo - in seconds since the epoch
 */
export function cowOrder(validTo: number, account: string = swapFacts.account): object {
  const { dai, usdc } = swapFacts
  return {
    primaryType: 'Order',
    domain: { name: 'Gnosis Protocol', version: 'v2', chainId: 1, verifyingContract: settlement },
    types: {
      EIP712Domain: fields(
        'string name, string version, uint256 chainId, address verifyingContract',
      ),
      Order: fields(
        'address sellToken, address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, string kind, bool partiallyFillable, string sellTokenBalance, string buyTokenBalance',
      ),
    },
    message: {
      ...{ sellToken: getAddress(dai), buyToken: getAddress(usdc) },
      ...{ receiver: getAddress(account), sellAmount: '10', buyAmount: '9', validTo },
      ...{ appData: keccak256(toHex('{}')), feeAmount: '0', kind: 'sell' },
      ...{ partiallyFillable: false, sellTokenBalance: 'erc20', buyTokenBalance: 'erc20' },
    },
  }
}
