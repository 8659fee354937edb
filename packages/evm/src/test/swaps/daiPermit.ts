import { swapFacts } from './swapFacts.ts'

const field = (name: string, type: string) => ({ name, type })

/**
 * What an account signs so that the router may take ten base units of DAI, with the nonce 7.
 * @param deadline - in seconds since the epoch
 */
export function daiPermit(deadline: number, account: string = swapFacts.account): object {
  const { dai, router } = swapFacts
  return {
    primaryType: 'Permit',
    domain: { name: 'Dai', version: '1', chainId: 1, verifyingContract: dai },
    types: {
      EIP712Domain: [
        ...[field('name', 'string'), field('version', 'string'), field('chainId', 'uint256')],
        field('verifyingContract', 'address'),
      ],
      Permit: [
        ...[field('owner', 'address'), field('spender', 'address'), field('value', 'uint256')],
        ...[field('nonce', 'uint256'), field('deadline', 'uint256')],
      ],
    },
    message: { owner: account, spender: router, value: '10', nonce: '7', deadline },
  }
}
